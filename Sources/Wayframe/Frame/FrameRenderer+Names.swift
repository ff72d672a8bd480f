import Geometry
import MapData
import MapDrawing

extension FrameRenderer {
  /// How far around a manoeuvre the map is asked for its streets, in metres.
  private static let nameReachMetres = 60.0
  /// Of so many manoeuvres ahead.
  private static let namedSteps = 2
  /// Where tiles have the names of all streets.
  private static let nameZoom = 14.0

  /// A situation in which roads are called as the map calls them.
  ///
  /// Sources that keep all names are asked for all roads; others only for those ahead whose names the user cannot read.
  func named(_ situation: Situation) throws(FrameError) -> Situation {
    guard let progress = situation.progress, let source = try openSources(situation.scene) else { return situation }
    let label = StreetLabel(language: situation.scene.language)
    var names = source.streetNames ?? StreetNames()
    if source.streetNames == nil {
      let steps = progress.announcedSteps.prefix(Self.namedSteps).filter { !label.canRead($0.roadName) }
      guard !steps.isEmpty else { return situation }
      let places = steps.map { WebMercator.project(progress.route.coordinate(at: $0.distanceAlongRoute)) }
      let metre = 1 / WebMercator.metresPerWorldUnit(latitude: progress.coordinate.latitude)
      let region = Rect(bounding: places).inset(by: -Self.nameReachMetres * metre)
      do { names = StreetNames(of: try source.features(in: region, zoom: Self.nameZoom)) } catch {
        throw .mapData(error)
      }
    }
    guard !names.isEmpty else { return situation }
    return situation.renamed { name in names.names(of: name).map(label.texts) ?? [] }
  }
}
