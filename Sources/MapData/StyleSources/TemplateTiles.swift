import Foundation
import Geometry

/// Tiles as files whose paths follow an address with `{z}`, `{x}` and `{y}` (or `{-y}`) in it.
final class TemplateTiles: TileArchive {
  let path: String
  let minZoom: Int
  let maxZoom: Int
  let bounds = Rect(minX: 0, minY: 0, maxX: 1, maxY: 1)
  let metadata: ArchiveMetadata
  let warnings: [String] = []
  var attribution: String? { metadata.attribution }
  /// Whether `{y}` counts from the south.
  private let countsFromSouth: Bool

  init(
    template: String, minZoom: Int, maxZoom: Int, countsFromSouth: Bool, metadata: ArchiveMetadata = ArchiveMetadata()
  ) {
    path = template
    self.metadata = metadata
    self.minZoom = minZoom
    self.maxZoom = maxZoom
    self.countsFromSouth = countsFromSouth
  }

  func bytes(of tile: TileID) throws(MapDataError) -> [UInt8]? {
    let south = (1 << tile.zoom) - 1 - tile.y
    let name =
      path
      .replacingOccurrences(of: "{z}", with: "\(tile.zoom)")
      .replacingOccurrences(of: "{x}", with: "\(tile.x)")
      .replacingOccurrences(of: "{y}", with: "\(countsFromSouth ? south : tile.y)")
      .replacingOccurrences(of: "{-y}", with: "\(south)")
      .replacingOccurrences(of: "{ratio}", with: "")
      .replacingOccurrences(of: "{quadkey}", with: Self.quadkey(tile))
      .replacingOccurrences(of: "{prefix}", with: Self.prefix(tile))
    do throws(MapDataError) {
      return try ByteFile(path: name).contents(limit: MVTDecoder.sizeLimit)
    } catch {
      if case .missing = error { return nil }
      throw error
    }
  }

  /// The files below the part of the address that all tiles have in common.
  func tiles(limit: Int) -> TileList {
    var list = TileList()
    let fixed = path.prefix { $0 != "{" }
    guard let slash = fixed.lastIndex(of: "/"),
      let names = FileManager.default.enumerator(atPath: String(path[...slash]))
    else { return list }
    let pattern = String(path[path.index(after: slash)...])
    while let name = names.nextObject() as? String, list.total < limit {
      guard var tile = Self.tile(name, pattern) else { continue }
      if countsFromSouth { tile.y = (1 << tile.zoom) - 1 - tile.y }
      list.total += 1
      list.tiles.append(tile)
    }
    list.isWhole = list.total < limit
    list.tiles.sort()
    return list
  }

  /// The tile whose address is `name`; `nil` where it does not follow the pattern.
  private static func tile(_ name: String, _ pattern: String) -> TileID? {
    var numbers: [Substring: Int] = [:]
    var (text, rest) = (name[...], pattern[...])
    while let mark = rest.firstIndex(of: "{") {
      guard text.hasPrefix(rest[..<mark]), let end = rest[mark...].firstIndex(of: "}") else { return nil }
      text = text.dropFirst(rest.distance(from: rest.startIndex, to: mark))
      let key = rest[rest.index(after: mark)..<end]
      rest = rest[rest.index(after: end)...]
      guard key != "ratio" else { continue }
      let digits = text.prefix { $0.isASCII && $0.isNumber }
      guard ["z", "x", "y", "-y"].contains(key), digits.count <= 9, let number = Int(digits) else { return nil }
      guard numbers[key].map({ $0 == number }) ?? true else { return nil }
      numbers[key] = number
      text = text.dropFirst(digits.count)
    }
    guard text == rest, let zoom = numbers["z"], let x = numbers["x"], 0...TileID.zoomLimit ~= zoom else { return nil }
    guard let y = numbers["y"] ?? numbers["-y"].map({ (1 << zoom) - 1 - $0 }) else { return nil }
    return TileID(checkedZoom: zoom, x: x, y: y)
  }

  /// A digit for each level: 1 for the eastern half, 2 for the southern one, 3 for both.
  private static func quadkey(_ tile: TileID) -> String {
    (0..<tile.zoom).reversed().map { "\((tile.x >> $0 & 1) + 2 * (tile.y >> $0 & 1))" }.joined()
  }

  private static func prefix(_ tile: TileID) -> String {
    String(tile.x % 16, radix: 16) + String(tile.y % 16, radix: 16)
  }

  /// The address that the files of a folder follow, found from the first file that is named like a tile.
  static func template(inFolder folder: String, endings: [String]) -> (template: String, zooms: ClosedRange<Int>)? {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return nil }
    var seen = 0
    var found: String?
    var zooms: ClosedRange<Int>?
    while let name = names.nextObject() as? String, seen < TileFolder.fileLimit {
      seen += 1
      guard let ending = endings.first(where: { name.hasSuffix($0) }) else { continue }
      let base = name.dropLast(ending.count)
      guard let (template, zoom) = template(of: String(base)) else { continue }
      let whole = folder + "/" + template + ending
      guard found == nil || found == whole else { continue }
      found = whole
      zooms = zooms.map { min($0.lowerBound, zoom)...max($0.upperBound, zoom) } ?? zoom...zoom
    }
    guard let found, let zooms else { return nil }
    return (found, zooms)
  }

  /// `3/4/2`, `3-4-2` or `3_4_2` as an address, and the zoom that it begins with.
  private static func template(of name: String) -> (String, Int)? {
    for separator in ["/", "-", "_"] as [Character] {
      let parts = name.split(separator: separator, omittingEmptySubsequences: false)
      guard parts.count >= 3 else { continue }
      let numbers = parts.suffix(3).compactMap { Int($0) }
      guard numbers.count == 3, TileID(checkedZoom: numbers[0], x: numbers[1], y: numbers[2]) != nil else { continue }
      let lead = parts.dropLast(3).map { $0 + String(separator) }.joined()
      return (lead + ["{z}", "{x}", "{y}"].joined(separator: String(separator)), numbers[0])
    }
    return nil
  }
}
