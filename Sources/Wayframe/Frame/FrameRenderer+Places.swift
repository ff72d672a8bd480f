import Geometry
import MapData
import MapDrawing
import ShownText

extension FrameRenderer {
  /// Says which place IDs lead to no building; `features` are those in view.
  func unknownPlaces(
    _ places: [NamedPlace], features: FeatureLayers, source: (any FeatureSource)?
  ) throws(FrameError) -> [String] {
    try placesWithoutBuilding(places, features: features, source: source).map { place, reason in
      "\(place.key) is \"\(place.id.shown(limit: 80))\", \(reason)"
    }
  }

  /// The places whose IDs lead to no building, each with the reason.
  func placesWithoutBuilding(
    _ places: [NamedPlace], features: FeatureLayers, source: (any FeatureSource)?
  ) throws(FrameError) -> [(place: NamedPlace, reason: String)] {
    var found: [(place: NamedPlace, reason: String)] = []
    for named in places {
      guard let place = named.place else {
        found.append((named, "which \"places\" does not explain; no building is highlighted for it"))
        continue
      }
      if DestinationBuilding(place, features: features) != nil { continue }
      if let source, try hasBuilding(named, place, source) { continue }
      found.append((named, "but the map has no such building there; none is highlighted for it"))
    }
    return found
  }

  /// How far from the end of the way a place is looked for, in metres: nearly all are near, and a wide look costs a tenth
  /// of a frame.
  private static let reachesMetres = [50.0, 500]

  /// Whether the map has a building at a place that is not in view.
  private func hasBuilding(
    _ named: NamedPlace, _ place: NavigationOverlay.Place, _ source: any FeatureSource
  ) throws(FrameError) -> Bool {
    var center = named.end
    if case .coordinate(let coordinate) = place { center = coordinate }
    let middle = WebMercator.project(center)
    for metres in Self.reachesMetres {
      let reach = metres / max(WebMercator.metresPerWorldUnit(latitude: center.latitude), 1)
      let around: FeatureLayers
      do {
        around = try source.features(in: Rect(bounding: [middle]).inset(by: -reach), zoom: 16)
      } catch {
        throw .mapData(error)
      }
      if DestinationBuilding(place, features: around) != nil { return true }
    }
    return false
  }
}
