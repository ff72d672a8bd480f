import Canvas
import Foundation
import Geometry
import Guidance
import NavigationUI
import Pixels
import StyleDrawing
import Text

extension MapImage.Marks {
  /// Puts credit and scale bar onto a picture of a map, as the interface of scenes has them.
  func draw(
    on picture: inout PixelBuffer, _ view: MapViewpoint, credits: [String], typesetter: Typesetter, threads: Int
  ) {
    guard attributionPosition != nil || scaleBarPosition != nil else { return }
    let format = LocaleFormat(identifier: locale)
    var model = InterfaceModel(width: view.width, height: view.height, attribution: [])
    model.theme = isDark ? .night : .day
    model.isRightToLeft = format.isRightToLeft
    model.isFollowing = false
    if let attributionPosition {
      let credit = credits.isEmpty ? nil : credits.joined(separator: ", ")
      model.attribution =
        credit == nil && attributionText == nil ? [] : MapCredit.forms(of: credit, stated: attributionText)
      model.attributionCorner = attributionPosition
    }
    if let scaleBarPosition {
      let metres = WebMercator.metresPerWorldUnit(latitude: view.center.latitude)
      let pointsPerMetre = 512 * exp2(view.zoom) / metres
      model.scaleBar = ScaleBarModel(format, pointsPerMetre: pointsPerMetre, corner: scaleBarPosition)
    }
    let layout = InterfaceLayout(model, typesetter: typesetter)
    var list = DisplayList(width: picture.width, height: picture.height, background: .clear)
    layout.draw(into: &list, scale: view.pixelRatio)
    let marks = Renderer(threads: threads).render(list)
    for y in 0..<picture.height {
      for x in 0..<picture.width where marks[x, y].alpha > 0 { picture[x, y] = marks[x, y].over(picture[x, y]) }
    }
  }
}

extension Pixel {
  /// This premultiplied pixel over another one.
  fileprivate func over(_ ground: Pixel) -> Pixel {
    func mixed(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      UInt8(min(Int(top) + (Int(bottom) * (255 - Int(alpha)) + 127) / 255, 255))
    }
    return Pixel(
      red: mixed(red, ground.red), green: mixed(green, ground.green), blue: mixed(blue, ground.blue),
      alpha: mixed(alpha, ground.alpha))
  }
}
