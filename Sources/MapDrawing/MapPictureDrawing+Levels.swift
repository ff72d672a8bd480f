import Canvas
import Geometry

extension MapPictureDrawing {
  /// On which levels the routes run, by their own lines.
  var levels: LevelsOfRoutes {
    let lines = RouteLines(overlay, shapes: picture.routeShapes, camera: camera)
    return LevelsOfRoutes(lines, roads: context.features("transportation"), camera: camera, ground: context.ground)
  }

  /// Draws the bridges over the routes' lines once more, and through them what they hide of the lines.
  ///
  /// Bridges are drawn before the routes, since a route may run on one: what is drawn again is clipped to the line.
  func drawBridges(over routes: RouteDrawing, _ raised: RaisedLayers?, into list: inout DisplayList) {
    guard let raised, routes.levels.isCovered else { return }
    for covered in routes.covered() where !covered.band.isEmpty {
      let commands = raised.commands(above: covered.level)
      guard !commands.isEmpty else { continue }
      list.clipped(to: covered.band) { list in
        list.appendAgain(commands)
        if let haze { list.fill(covered.band, paint: haze.overlay) }
        list.append(covered.line)
        list.append(raisedRoute(routes, above: covered.level))
      }
    }
  }

  /// Draws bridges once more over the buildings that they run over, and the chosen route on them.
  func drawViaducts(over prisms: [Prism], _ routes: RouteDrawing, _ raised: RaisedLayers?, into list: inout DisplayList)
  {
    guard let commands = raised?.commands(above: 0), !commands.isEmpty, !prisms.isEmpty else { return }
    let viaducts = Viaducts(context.features("transportation"), camera: camera, ground: context.ground)
    let area = viaducts.area(over: prisms)
    guard !area.isEmpty else { return }
    list.clipped(to: area) { list in
      list.appendAgain(commands)
      if let haze { list.fill(area, paint: haze.overlay) }
      list.append(raisedRoute(routes, above: 0))
    }
  }

  /// The chosen route on bridges above a level, and what of the junction up there it does not drive.
  private func raisedRoute(_ routes: RouteDrawing, above level: Int) -> [Drawing] {
    let isUpThere = routes.levels.chosen.level(at: arrow.underlay.start) > level
    return (isUpThere ? junctionUnderlay : []) + routes.raised(above: level)
  }

  /// What of the next junction the route does not drive.
  var junctionUnderlay: [Drawing] { arrow.underlay.drawings(colors, ground: context.ground, haze: haze) }
}
