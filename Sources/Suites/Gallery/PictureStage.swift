import Canvas
import Geometry
import Pixels

/// What a frame is shown on: a device's body, or nothing but a screen with rounded corners.
struct PictureStage {
  /// `nil` without a body.
  let outline: DeviceOutline?
  /// The part of the frame that is shown, from 0, 0; points.
  let screen: Rect
  /// Of the screen's corners.
  let radius: Double

  /// A frame, as pixels or as commands.
  enum Shot {
    case pixels(PixelBuffer)
    /// The list of the whole frame, and which of its pixels is the screen's upper left corner.
    case commands(DisplayList, corner: Point)
  }

  init(_ outline: DeviceOutline) {
    (self.outline, screen, radius) = (outline, outline.screen, outline.screenRadius)
  }

  init(screen: Rect, radius: Double) { (outline, self.screen, self.radius) = (nil, screen, radius) }

  /// How far a body reaches beyond the screen on every side.
  var bezel: Double { outline?.bezel ?? 0 }

  /// Screen, body and keys.
  var bounds: Rect { outline?.bounds ?? screen }

  /// Draws shadow, body, the frame cut to the screen's corners, and the camera.
  ///
  /// - Parameters:
  ///   - origin: where the screen's upper left corner goes, in points.
  ///   - scale: pixels a point of `list`, and of commands.
  /// - Returns: where the commands of a shot came to stand in the list.
  @discardableResult
  func draw(
    _ shot: Shot, at origin: Point, scale: Double, shadow: DeviceOutline.Page?, into list: inout DisplayList
  ) -> [Int] {
    let toPixels = AffineTransform.translation(origin).then(.scale(scale))
    if let shadow {
      let (thrown, radius) = (outline?.body ?? screen, outline?.bodyRadius ?? radius)
      DeviceOutline.drawShadow(of: thrown, radius: radius, on: shadow, toPixels, into: &list)
    }
    outline?.drawBody(toPixels, into: &list)
    let shape = Path.roundedRect(screen, radius: radius).transformed(by: toPixels)
    var places: [Int] = []
    switch shot {
    case .pixels(let frame) where frame.width > 0 && frame.height > 0:
      let stretch = AffineTransform.scale(screen.width / Double(frame.width), screen.height / Double(frame.height))
      let image = ImagePaint(image: list.add(frame), transform: stretch.then(toPixels), extend: .clamp)
      list.fill(shape, paint: .image(image))
    case .pixels: break
    case .commands(let commands, let corner):
      list.clipped(to: shape) { list in
        list.fill(shape, color: commands.background)
        places = list.append(commands, at: origin * scale - corner)
      }
    }
    outline?.drawCamera(toPixels, into: &list)
    return places
  }
}
