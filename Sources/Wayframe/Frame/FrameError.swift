import Guidance
import MapData
import MapStyle
import Text

/// Why a frame cannot be drawn.
public enum FrameError: Error, Sendable, CustomStringConvertible {
  /// The scene cannot be used.
  case scene(SceneError)
  /// A map file cannot be used.
  case mapData(MapDataError)
  /// The style file cannot be used.
  case style(StyleError)
  /// The route's file cannot be used.
  case route(RouteError)
  /// The fonts cannot be used.
  case text(TextError)
  /// The scene names no map and no route, so there is nothing to look at.
  case nothingToShow(file: String)
  /// No part of the route lies where the map has data.
  case routeOutsideMap(route: String, map: [String])
  /// The answer has fewer routes than the scene asks for.
  case routeIndex(route: String, index: Int, count: Int)
  /// Steps were asked for where there is no route.
  case noRoute(file: String)
  /// A list or a page larger than can be drawn; pixels.
  case pageTooLarge(file: String, width: Int, height: Int, limit: Int)
  /// A map view that was made without a scene, where no environment stands in for the phone.
  case noEnvironment
  /// A built-in file is not beside the program.
  case missingAsset(name: String)

  /// What went wrong, in one sentence that names the file.
  public var description: String {
    switch self {
    case .scene(let error): error.description
    case .mapData(let error): "\(error)"
    case .style(let error): "\(error)"
    case .route(let error): "\(error)"
    case .text(let error): "\(error)"
    case .nothingToShow(let file):
      "\(file): give \"map.sources\", \"route.response\" or both; there is nothing to draw"
    case .routeOutsideMap(let route, let map):
      "\(route): the route lies outside of \(map.joined(separator: ", ")); choose the map that it was computed on"
    case .routeIndex(let route, let index, let count):
      "\(route): \"route.index\" is \(index), but the answer has \(count) route\(count == 1 ? "" : "s"), counted from 0"
    case .noRoute(let file): "\(file): give \"route.response\"; without a route there are no directions"
    case .pageTooLarge(let file, let width, let height, let limit):
      "\(file): the picture would be \(width) x \(height) pixels, at most \(limit) a side are drawn; lower \"device.scale\""
    case .noEnvironment:
      "the map view was made without a scene: set NavigationEnvironment.default before (map files, routes, screen, fonts), "
        + "or make it with MapView(_:renderer:)"
    case .missingAsset(let name):
      "the built-in file \(name) is missing: keep the folders Wayframe_*.resources beside the program"
    }
  }
}
