import Pixels
import Suites
import Testing
import Wayframe

/// A picture of the documentation catalogue: a sample scene with changes, or part of its frame.
struct CataloguePicture: Sendable, CustomTestStringConvertible {
  /// What of the frame is shown.
  enum Part: Sendable {
    case whole
    /// Elements by their names, with points around them.
    case elements([String], margin: Double)
    /// Width and height in points around the landmark of a kind that is the lowest in the frame.
    case landmarks(String, width: Double, height: Double)
    /// Elements as they are, what differs, and the same elements after further changes.
    case comparison([String], margin: Double, after: [String])
    /// The list of steps, that many points wide.
    case directions(width: Double)
    /// Rows of the design's page of signs, from and to in points.
    case signs(Double, Double)
  }

  /// The file's name without `.png`.
  var name: String
  /// Below `Assets/Samples`, without `.json`.
  var scene: String
  var overrides: [String]
  var part: Part
  /// Pixels per point.
  var scale: Double

  init(_ name: String, _ scene: String, _ overrides: [String] = [], _ part: Part, scale: Double = 2) {
    self.name = name
    self.scene = scene
    self.overrides = overrides
    self.part = part
    self.scale = scale
  }

  var testDescription: String { name }

  /// Draws it.
  func pixels(_ renderer: FrameRenderer) throws -> PixelBuffer {
    let scene = try NavigationScene(
      path: Samples.path("\(scene).json"), overrides: ["device.scale=\(scale)"] + overrides)
    switch part {
    case .directions(let width): return try renderer.directionsList(of: scene, width: width).pixels
    case .signs(let top, let bottom):
      let page = try renderer.designPage(.signs, scale: scale).pixels
      return page.cropped(0, top * scale, Double(page.width), bottom * scale)
    case .comparison(let names, let margin, let changes):
      let before = CataloguePicture(name, self.scene, overrides, .elements(names, margin: margin), scale: scale)
      var after = before
      after.overrides += changes
      return try PictureComparison(expected: before.pixels(renderer), actual: after.pixels(renderer)).sideBySide
    case .whole: return try renderer.frame(of: scene).pixels
    case .elements(let names, let margin):
      let frame = try renderer.frame(of: scene)
      let found = try names.map { name in
        guard let element = frame.layout.elements.first(where: { $0.name == name }) else { throw Missing(what: name) }
        return element
      }
      return frame.pixels.cropped(
        (found.map(\.x).min()! - margin) * scale, (found.map(\.y).min()! - margin) * scale,
        (found.map { $0.x + $0.width }.max()! + margin) * scale,
        (found.map { $0.y + $0.height }.max()! + margin) * scale)
    case .landmarks(let kind, let width, let height):
      let frame = try renderer.frame(of: scene)
      let shown = frame.layout.landmarks.filter { $0.kind == kind && (0..<Double(frame.layout.height)).contains($0.y) }
      guard let mark = shown.max(by: { $0.y < $1.y }) else { throw Missing(what: kind) }
      let (across, down) = (width * scale / 2, height * scale / 2)
      return frame.pixels.cropped(mark.x - across, mark.y - down, mark.x + across, mark.y + down)
    }
  }

  /// What the picture should show and the frame does not have.
  struct Missing: Error { var what: String }
}

extension PixelBuffer {
  /// The part between two corners, as far as it lies in the picture.
  fileprivate func cropped(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> PixelBuffer {
    let (minX, minY) = (max(0, Int(left.rounded(.down))), max(0, Int(top.rounded(.down))))
    let (maxX, maxY) = (min(width, Int(right.rounded(.up))), min(height, Int(bottom.rounded(.up))))
    var part = PixelBuffer(width: maxX - minX, height: maxY - minY)
    for y in minY..<maxY {
      for x in minX..<maxX { part[x - minX, y - minY] = self[x, y] }
    }
    return part
  }
}
