import Geometry
import MapData
import Pixels

/// A building in the house look.
struct HouseBody: Sendable {
  var surfaces: HouseSurfaces
  /// The roof above the walls; `nil` for a flat one.
  var roof: PlacedRoof?
  /// Whether it is drawn lower than it is, to leave the route in sight.
  var isLowered = false
  /// Tells buildings apart, from view to view the same.
  var seed: UInt64 = 0

  /// What a body is made from.
  struct Source {
    var feature: Feature
    /// The polygon's place in the feature, the feature's in its layer, and the copy of the world.
    var polygon, index, copy: Int
    /// The heights that the style gives it, in metres.
    var top, base: Double
    /// The colour of a building that is driven to.
    var highlight: Color?
  }
}

/// A roof that is not flat, placed on the ground plane.
struct PlacedRoof: Sendable {
  struct Corner: Sendable {
    var place: Point
    /// 0 at the eaves, 1 at the top.
    var share: Double
  }

  /// A side of an outline.
  private struct Side: Hashable {
    var from, to: GridPoint
  }

  /// Each face's rings.
  private(set) var faces: [[[Corner]]]
  /// From the eaves to the top, in points.
  let heightPoints: Double
  /// Whether its faces show no edges.
  let isCurved: Bool
  /// How far the walls along sides of the outline reach above the eaves; without those that end there.
  private var gables: [Side: [BuildingForm.WallTop]] = [:]

  /// - Parameters:
  ///   - polygon: the outline in world points.
  ///   - place: from world points to the ground plane.
  init(
    _ roof: BuildingForm.Roof, over polygon: Polygon, heightPoints: Double, pointsPerCentimetre: Double,
    place: (Point) -> Point
  ) {
    self.heightPoints = heightPoints
    isCurved = roof.isCurved
    let origin = polygon.rings.first?.first ?? .zero
    faces = roof.faces.map { face in
      face.rings.map { $0.map { Corner(place: place(origin + $0.offset), share: $0.share) } }
    }
    for (ring, tops) in zip(polygon.rings, roof.wallTops) {
      for (index, tops) in zip(ring.indices, tops) where !tops.isEmpty {
        let ends = [ring[index], ring[index + 1 < ring.count ? index + 1 : 0]].map(place)
          .map { GridPoint($0, pointsPerCentimetre: pointsPerCentimetre) }
        if let from = ends[0], let to = ends[1] { gables[Side(from: from, to: to)] = tops }
      }
    }
  }

  /// The wall's upper edge along a side, whichever way its ring runs.
  func wallTops(from: GridPoint, to: GridPoint) -> [BuildingForm.WallTop] {
    if let tops = gables[Side(from: from, to: to)] { return tops }
    return (gables[Side(from: to, to: from)] ?? []).reversed().map { .init(along: 1 - $0.along, share: $0.share) }
  }
}

extension HouseLook {
  /// The body of a building; `nil` where nothing of it may be drawn.
  ///
  /// - Parameter rings: on the ground plane, the outer one clockwise.
  func prism(rings: [[Point]], of source: HouseBody.Source, camera: Camera) -> Prism? {
    let (feature, top, base) = (source.feature, source.top, source.base)
    var drawnTop = top
    if let sight {
      guard let lowered = sight.drawnMetres(top: top, base: base, over: rings) else { return nil }
      drawnTop = lowered
    }
    let trueTop = feature.number("render_height") ?? top
    var body = HouseBody(
      surfaces: colors.surfaces(feature, heightMetres: trueTop, highlight: source.highlight),
      isLowered: drawnTop < top, seed: feature.id ?? UInt64(source.index))
    var eaves = drawnTop
    if let roof = feature.form.flatMap({ $0.roofs.indices.contains(source.polygon) ? $0.roofs[source.polygon] : nil }),
      case .polygons(let polygons) = feature.geometry
    {
      // As much lower as the building itself is drawn.
      let trueBody = trueTop - (feature.number("render_min_height") ?? base)
      let share = trueBody > 0 ? min((drawnTop - base) / trueBody, 1) : 0
      let roofShare = roofShare(at: rings, roof, isLowered: body.isLowered, top: drawnTop)
      let metres = roof.heightMetres * share * roofShare
      if metres > Self.leastRoofMetres {
        eaves = drawnTop - metres
        body.roof = PlacedRoof(
          roof, over: polygons[source.polygon], heightPoints: metres * camera.pointsPerMetre,
          pointsPerCentimetre: camera.pointsPerMetre / 100
        ) { camera.ground($0, copy: source.copy) }
      }
    }
    guard
      var prism = Prism(
        rings: rings, baseMetres: base, topMetres: eaves, color: body.surfaces.roof,
        pointsPerCentimetre: camera.pointsPerMetre / 100)
    else { return nil }
    prism.index = source.index
    prism.house = body
    return prism
  }

  private static let leastRoofMetres = 0.2
  /// Lower buildings lose their roofs' form when they are lowered.
  private static let leastLoweredMetres = 5.0

  /// How much of its height a roof has: forms grow with the zoom, and far ahead all roofs are flat, but for those that
  /// make the form of a tower.
  private func roofShare(at rings: [[Point]], _ roof: BuildingForm.Roof, isLowered: Bool, top: Double) -> Double {
    guard let place = rings.first?.first, !(isLowered && top < Self.leastLoweredMetres) else { return 0 }
    if roof.heightMetres > Self.towerRoofMetres { return 1 }
    return roofs * Self.fading(metresAhead(place), Self.roofReach)
  }

  private static let towerRoofMetres = 20.0
}
