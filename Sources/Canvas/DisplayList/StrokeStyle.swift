/// How a line is drawn along a path; lengths in the path's own unit.
public struct StrokeStyle: Sendable, Hashable {
  /// How a line ends.
  public enum Cap: UInt8, Sendable {
    /// At the end point, in a half disc, or half a width beyond.
    case butt, round, square
  }
  /// How a line turns a corner.
  public enum Join: UInt8, Sendable {
    /// In a point, in an arc, or cut off.
    case miter, round, bevel
  }

  /// The width in units of the path's plane.
  public var width: Float
  /// How the line ends.
  public var cap: Cap
  /// How the line turns a corner.
  public var join: Join
  /// The largest allowed ratio of a mitre's length to the width; longer ones become bevels.
  public var miterLimit: Float
  /// Lengths of dash, gap, dash, …, repeated; empty for a whole line.
  public var dashes: [Float]
  /// How far into the dash pattern the line begins.
  public var dashPhase: Float

  /// A style; the ends are butt and the corners mitred unless said otherwise.
  public init(
    width: Float, cap: Cap = .butt, join: Join = .miter, miterLimit: Float = 10, dashes: [Float] = [],
    dashPhase: Float = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }

  /// Whether there are dashes, of lengths that can be drawn.
  var isDashed: Bool { !dashes.isEmpty && dashes.allSatisfy { $0 >= 0 && $0.isFinite } }
}

/// Which windings of a path are inside.
public enum FillRule: UInt8, Sendable {
  /// Inside is where windings do not cancel out, or where their number is odd.
  case nonzero, evenOdd
}
