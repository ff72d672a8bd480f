import MapStyle

/// A dash pattern as signed distances to the nearest end of a dash, along the line and, for round ends, across it.
struct DashRow: Sendable {
  /// Texels of one period.
  static let width = 256
  /// Rows to each side of the middle.
  private let reach: Int
  /// 0…255; more than 128 inside dashes.
  private let texels: [Float]
  /// The length of the period, in line widths.
  let period: Double

  private struct Part {
    var left, right: Float
    var isDash, isEmpty: Bool
  }

  /// `nil` for what is no pattern: fewer than two numbers, or no length at all.
  init?(_ dashes: [Double], cap: LineCap) {
    let sum = dashes.reduce(0, +)
    guard dashes.count >= 2, sum > 0, sum.isFinite, dashes.count <= 1024 else { return nil }
    period = sum
    let stretch = Float(Double(Self.width) / sum)
    // With an odd count the last dash goes on into the first.
    var parts = [
      Part(
        left: dashes.count % 2 == 1 ? -Float(dashes[dashes.count - 1]) * stretch : 0,
        right: Float(dashes[0]) * stretch, isDash: true, isEmpty: dashes[0] == 0)
    ]
    var length = dashes[0]
    for (index, dash) in dashes.enumerated().dropFirst() {
      let left = Float(length) * stretch
      length += dash
      parts.append(
        Part(left: left, right: Float(length) * stretch, isDash: index % 2 == 0, isEmpty: dash == 0))
    }
    if cap == .round {
      reach = 7
      texels = (-7...7).flatMap { Self.roundRow(parts, across: Float($0) / 7, stretch: stretch) }
    } else {
      reach = 0
      texels = Self.plainRow(parts)
    }
  }

  private static func plainRow(_ all: [Part]) -> [Float] {
    var parts: [Part] = []
    for part in all where !part.isEmpty {
      if let last = parts.last, last.isDash == part.isDash {
        parts[parts.count - 1].right = part.right
      } else {
        parts.append(part)
      }
    }
    guard let first = parts.first, let last = parts.last else { return [Float](repeating: 0, count: width) }
    if first.isDash == last.isDash {
      parts[0].left = last.left - Float(width)
      parts[parts.count - 1].right = first.right + Float(width)
    }
    return row(parts) { part, distance in part.isDash ? distance : -distance }
  }

  private static func roundRow(_ parts: [Part], across: Float, stretch: Float) -> [Float] {
    let half = stretch / 2
    let aside = across * (half + 1)
    return row(parts) { part, distance in
      part.isDash
        ? ((distance * distance) + (half - abs(aside)) * (half - abs(aside))).squareRoot()
        : half - (distance * distance + aside * aside).squareRoot()
    }
  }

  private static func row(_ parts: [Part], _ signed: (Part, Float) -> Float) -> [Float] {
    var index = 0
    return (0..<width).map { x in
      while index + 1 < parts.count, Float(x) / parts[index].right > 1 { index += 1 }
      let part = parts[index]
      let distance = min(abs(Float(x) - part.left), abs(Float(x) - part.right))
      return min(max(signed(part, distance) + 128, 0), 255).rounded(.down)
    }
  }

  /// The signed distance (0…1, ½ at the ends of dashes) at a share of the period and, -1…1, across the line.
  @inline(__always) func value(_ share: Float, across: Float) -> Float {
    guard share.isFinite else { return 0 }
    let place = (share - share.rounded(.down)) * Float(Self.width) - 0.5
    let left = place.rounded(.down)
    let t = place - left
    let (x0, x1) = ((Int(left) + Self.width) % Self.width, (Int(left) + 1 + Self.width) % Self.width)
    func along(_ row: Int) -> Float {
      let base = row * Self.width
      return texels[base + x0] + (texels[base + x1] - texels[base + x0]) * t
    }
    guard reach > 0 else { return along(0) / 255 }
    let row = min(max((across * Float(reach)) + Float(reach), 0), Float(2 * reach))
    let low = min(Int(row), 2 * reach - 1)
    let first = along(low)
    return (first + (along(low + 1) - first) * (row - Float(low))) / 255
  }
}
