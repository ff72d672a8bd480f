import Geometry

/// Joins lines that tiles cut apart, so that a road is one stroke across a border and is labelled once.
///
/// Two pieces belong together when one ends where the other begins on the border between their tiles and all their
/// properties agree. Coordinates were rounded in each tile by itself, so the two points may differ by a tile unit; the
/// line goes through the first.
struct LineStitcher {
  /// How far apart along the border the two ends may lie, in world units.
  let tolerance: Double

  /// Of how many candidates near the same place the nearest is sought; more occur in no real tile.
  private static let candidateLimit = 64

  private struct Piece {
    var feature: Int
    var points: [Point]
    /// The piece that goes on where this one ends, and the one that ends where it begins.
    var next: Int?
    var previous: Int?
  }

  /// Where pieces end or begin on a border: the tiles' common side, and the place along it.
  private struct Crossing {
    var axis: Int
    var side: Double
    var place: Double
    var piece: Int
    var isEnd: Bool
    var tile: TileID
  }

  /// - Parameter tiles: The tile each feature came from.
  func stitched(_ features: [Feature], tiles: [TileID]) -> [Feature] {
    var pieces: [Piece] = []
    var crossings: [Crossing] = []
    for (index, feature) in features.enumerated() {
      guard case .lines(let lines) = feature.geometry else { continue }
      for line in lines {
        add(line[0], at: pieces.count, isEnd: false, tiles[index], &crossings)
        add(line[line.count - 1], at: pieces.count, isEnd: true, tiles[index], &crossings)
        pieces.append(Piece(feature: index, points: line))
      }
    }
    guard link(&crossings, &pieces, features) else { return features }
    return joined(features, pieces)
  }

  private func add(
    _ point: Point, at piece: Int, isEnd: Bool, _ tile: TileID, _ crossings: inout [Crossing]
  ) {
    let box = tile.box
    for axis in 0...1 {
      let sides = axis == 0 ? (box.minX, box.maxX) : (box.minY, box.maxY)
      guard point[axis] == sides.0 || point[axis] == sides.1 else { continue }
      crossings.append(
        Crossing(axis: axis, side: point[axis], place: point[1 - axis], piece: piece, isEnd: isEnd, tile: tile))
    }
  }

  /// Links ends with beginnings; false where there was nothing to link.
  private func link(_ crossings: inout [Crossing], _ pieces: inout [Piece], _ features: [Feature]) -> Bool {
    crossings.sort { ($0.axis, $0.side, $0.place, $0.piece) < ($1.axis, $1.side, $1.place, $1.piece) }
    var isLinked = false
    for index in crossings.indices where crossings[index].isEnd && pieces[crossings[index].piece].next == nil {
      let end = crossings[index]
      var best: (distance: Double, piece: Int)?
      for candidate in near(index, in: crossings)
      where !candidate.isEnd && candidate.tile != end.tile && pieces[candidate.piece].previous == nil {
        let distance = abs(candidate.place - end.place)
        guard distance < best?.distance ?? .infinity else { continue }
        let same =
          features[pieces[candidate.piece].feature].properties == features[pieces[end.piece].feature].properties
        if same { best = (distance, candidate.piece) }
      }
      guard let best else { continue }
      pieces[end.piece].next = best.piece
      pieces[best.piece].previous = end.piece
      isLinked = true
    }
    return isLinked
  }

  private func near(_ index: Int, in crossings: [Crossing]) -> [Crossing] {
    let center = crossings[index]
    func isNear(_ other: Crossing) -> Bool {
      other.axis == center.axis && other.side == center.side && abs(other.place - center.place) <= tolerance
    }
    let before = crossings[max(0, index - Self.candidateLimit)..<index].reversed().prefix { isNear($0) }
    let after = crossings[(index + 1)..<min(crossings.count, index + 1 + Self.candidateLimit)].prefix { isNear($0) }
    return Array(before) + after
  }

  /// Each chain becomes one line of the feature of its first piece; features left without lines go.
  private func joined(_ features: [Feature], _ pieces: [Piece]) -> [Feature] {
    var lines = [[[Point]]](repeating: [], count: features.count)
    var isUsed = [Bool](repeating: false, count: pieces.count)
    func follow(_ first: Int) {
      var line = pieces[first].points
      isUsed[first] = true
      var next = pieces[first].next
      while let piece = next, !isUsed[piece] {
        isUsed[piece] = true
        line.append(contentsOf: pieces[piece].points.dropFirst())
        next = pieces[piece].next
      }
      // A ring through several tiles ends where it began, by as little as a tile unit beside it.
      if next == first, line.count > 2 { line[line.count - 1] = line[0] }
      lines[pieces[first].feature].append(line)
    }
    for index in pieces.indices where pieces[index].previous == nil { follow(index) }
    for index in pieces.indices where !isUsed[index] { follow(index) }
    return features.indices.compactMap { index in
      guard case .lines = features[index].geometry else { return features[index] }
      guard !lines[index].isEmpty else { return nil }
      var feature = features[index]
      feature.geometry = .lines(lines[index])
      return feature
    }
  }
}
