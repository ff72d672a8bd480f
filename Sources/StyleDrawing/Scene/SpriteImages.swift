import Foundation
import Geometry
import Images
import JSON
import MapData
import MapStyle
import Pixels
import ShownText

/// A picture of a style's sprite.
struct SpriteImage: Sendable {
  let texture: Texture
  /// Its size in texels.
  let pixels: Point
  /// Texels a point.
  let ratio: Double
  let isSDF: Bool
  let entry: Sprite.Entry

  /// Its size on the map, in points.
  var size: Point { pixels / ratio }
}

/// All pictures that a style can name.
struct SpriteImages: Sendable {
  private var images: [String: SpriteImage] = [:]

  var names: Set<String> { Set(images.keys) }

  subscript(name: String) -> SpriteImage? { images[name] }

  init() {}

  /// Reads the sprites that a style names: one address, or a list of names and addresses.
  ///
  /// - Parameter wantsDouble: whether the files for two device pixels a point are preferred.
  init(
    _ sprite: JSONValue?, style: String, wantsDouble: Bool, warnings: inout [String]
  ) throws(StyledMapError) {
    guard let sprite, sprite != .null else { return }
    let folder = (style as NSString).deletingLastPathComponent
    var list: [(prefix: String, address: String)] = []
    if let text = sprite.string {
      list = [("", text)]
    } else {
      for item in sprite.array ?? [] {
        guard let id = item["id"]?.string, let url = item["url"]?.string else {
          throw .source(style: style, place: "sprite", reason: "each item needs \"id\" and \"url\".")
        }
        list.append((id == "default" ? "" : id + ":", url))
      }
    }
    for (prefix, address) in list {
      guard case .file(let path) = StyleAddress(address, folder: folder) else {
        warnings.append("sprite: \(address.shown()) is not on this machine, so none of its pictures are drawn.")
        continue
      }
      try add(path, prefix, wantsDouble: wantsDouble, warnings: &warnings)
    }
  }

  /// The files that sprites may be read from, whatever the pixels a point.
  static func files(_ sprite: JSONValue?, style: String) -> [String] {
    let folder = (style as NSString).deletingLastPathComponent
    let addresses = (sprite?.string.map { [$0] } ?? []) + (sprite?.array ?? []).compactMap { $0["url"]?.string }
    return addresses.flatMap { address -> [String] in
      guard case .file(let path) = StyleAddress(address, folder: folder) else { return [] }
      return ["", "@2x"].flatMap { ending in [".json", ".png"].map { path + ending + $0 } }
    }
  }

  private mutating func add(
    _ path: String, _ prefix: String, wantsDouble: Bool, warnings: inout [String]
  ) throws(StyledMapError) {
    let files = FileManager.default
    let endings = wantsDouble ? ["@2x", ""] : ["", "@2x"]
    guard let ending = endings.first(where: { files.fileExists(atPath: path + $0 + ".json") }) else {
      warnings.append("sprite: there is no file \(path).json, so no pictures are drawn.")
      return
    }
    let (index, sheet) = (path + ending + ".json", path + ending + ".png")
    let picture: PixelBuffer
    do { picture = try PNG.decode(try StyleFile.bytes(sheet)) } catch let error as ImageError {
      throw .image(path: sheet, error)
    } catch let error as MapDataError {
      throw .mapData(error)
    } catch {
      throw .source(style: sheet, place: "sprite", reason: "\(error)")
    }
    do {
      let sprite = try Sprite(
        json: try StyleFile.bytes(index), path: index, sheetWidth: picture.width, sheetHeight: picture.height)
      for (name, entry) in sprite.entries where entry.width > 0 && entry.height > 0 {
        images[prefix + name] = SpriteImage(
          texture: Texture(picture, x: entry.x, y: entry.y, width: entry.width, height: entry.height),
          pixels: Point(Double(entry.width), Double(entry.height)), ratio: entry.pixelRatio, isSDF: entry.isSDF,
          entry: entry)
      }
    } catch let error as StyleError {
      throw .style(error)
    } catch let error as MapDataError {
      throw .mapData(error)
    } catch {
      throw .source(style: index, place: "sprite", reason: "\(error)")
    }
  }
}
