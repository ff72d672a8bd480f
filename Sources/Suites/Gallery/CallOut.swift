import Geometry

/// An element of a frame that a documentation picture points out; points, origin at the screen's upper left corner.
public struct CallOut: Sendable, Hashable {
  /// Where its name stands.
  public enum Side: Double, Sendable, Hashable, CaseIterable {
    /// Beside the left edge; the value is the direction outwards.
    case left = -1
    /// Beside the right edge; the value is the direction outwards.
    case right = 1

    var other: Side { self == .left ? .right : .left }
  }

  /// The SDK's term: `navigationHeader`, `compassButton`, …
  public var name: String
  /// The setting that shows or hides it.
  public var setting: String?
  /// Where the element is.
  public var frame: Rect
  /// The edge that its name stands beside.
  public var side = Side.left
  /// The point of the element that the line goes to.
  public var anchor: Point
  /// The height of the label's middle.
  public var labelY = 0.0
  /// From 1, counted from above over both sides.
  public var number = 0

  /// How far the middle of a disc stays inside the screen.
  private static let discInset = 15.0
  /// From the edge of what it stands beside to its middle.
  private static let discReach = 14.0

  init(name: String, setting: String?, frame: Rect) {
    (self.name, self.setting, self.frame) = (name, setting, frame)
    anchor = frame.center
  }

  /// How far the anchor lies inside the element; less than nothing for low ones, whose text must stay readable, and for
  /// narrow ones, which a dot would cover.
  var inset: Double {
    if frame.width < 24 { return -6 }
    if frame.height < 24 { return -4 }
    return frame.width > 100 ? 6 : min(12, frame.width / 4)
  }

  /// The setting's name in one line, or in two that break before a capital.
  public var settingLines: [String] { setting.map { Self.lines(of: $0) } ?? [] }

  /// A name of the SDK's in one line, or in two where it is longer than 25 letters.
  static func lines(of name: String) -> [String] {
    let letters = Array(name)
    guard letters.count > 25, let cut = (8...24).last(where: { letters[$0].isUppercase }) else { return [name] }
    return [String(letters[..<cut]), String(letters[cut...])]
  }

  /// The line from the label to the anchor: level, straight beside the body, level again.
  ///
  /// - Parameters:
  ///   - screen: the screen's width in points.
  ///   - bezel: the width of the body's edge around it.
  public func line(screen width: Double, bezel: Double) -> [Point] {
    let edge = side == .left ? -bezel : width + bezel
    func out(_ distance: Double) -> Double { edge + side.rawValue * distance }
    return [Point(out(52), labelY), Point(out(44), labelY), Point(out(6), anchor.y), anchor]
  }

  /// The middle of the disc that shows the number, kept inside the screen: half on the edge of cards, on a thin bar, and
  /// beside everything small, which it would cover.
  public func disc(screen width: Double) -> Point {
    let outer = side == .left ? frame.minX : frame.maxX
    let inner = side == .left ? frame.maxX : frame.minX
    func inside(_ x: Double) -> Double { min(max(x, Self.discInset), width - Self.discInset) }
    func isInside(_ place: Point) -> Bool { inside(place.x) == place.x && place.y >= Self.discInset }
    if frame.width < 24 && frame.height > 100 {
      return Point(inside(frame.center.x), frame.minY + 0.9 * frame.height)
    }
    if frame.width < 24 {
      let (near, far) = (outer + side.rawValue * Self.discReach, inner - side.rawValue * Self.discReach)
      return Point(inside(inside(near) == near ? near : far), max(frame.center.y, Self.discInset))
    }
    if frame.width > 100 {
      let x = frame.height < 24 ? inner - side.rawValue * (Self.discReach + 2) : outer
      return Point(inside(x), max(anchor.y, Self.discInset))
    }
    // Outside of a round element, up on its outer side, on its inner side, or beside it.
    let away = min(frame.width, frame.height) / 2 + Self.discReach
    let slant = (away / 2.0.squareRoot()).rounded()
    let center = frame.center
    let places = [
      Point(center.x + side.rawValue * slant, center.y - slant),
      Point(center.x - side.rawValue * slant, center.y - slant),
      Point(inner - side.rawValue * Self.discReach, center.y),
    ]
    let place = places.first(where: isInside) ?? places[0]
    return Point(inside(place.x), max(place.y, Self.discInset))
  }
}
