import Foundation
import Images
import JSON
import Pixels
import Testing

@testable import Suites

/// What a page holds, read out of its HTML as a browser would.
struct PageReading {
  let html: String

  /// The text of the script element with an id.
  func script(_ id: String) -> String? {
    guard let start = html.range(of: "id=\"\(id)\">"),
      let end = html.range(of: "</script>", range: start.upperBound..<html.endIndex)
    else { return nil }
    return String(html[start.upperBound..<end.lowerBound])
  }

  func data() throws -> JSONValue {
    let text = try #require(script("data"))
    return try JSONValue(parsing: Array(text.utf8), file: "data")
  }

  func frames() throws -> [JSONValue] { try data()["frames"]?.array ?? [] }

  func picture(_ id: String) throws -> PixelBuffer {
    let text = try #require(script("img-\(id)"), "picture \(id)")
    return try PNG.decode(Array(#require(Data(base64Encoded: text))))
  }

  var pictureIDs: [String] { html.matches(of: /id="img-(\w+)"/).map { String($0.1) } }
}

/// A picture of one colour with rectangles of another.
func picture(
  _ width: Int, _ height: Int, _ rectangles: [(x: Int, y: Int, width: Int, height: Int)] = [],
  ground: Pixel = Pixel(red: 200, green: 210, blue: 220, alpha: 255)
) -> PixelBuffer {
  var picture = PixelBuffer(width: width, height: height, filledWith: ground)
  for area in rectangles {
    for y in area.y..<area.y + area.height {
      for x in area.x..<area.x + area.width { picture[x, y] = Pixel(red: 20, green: 30, blue: 40, alpha: 255) }
    }
  }
  return picture
}

func record(_ name: String, _ state: FrameState, size: [Int] = [96, 64]) -> FrameRecord {
  let parts = name.split(separator: "/").map(String.init) + ["", "", "", ""]
  var record = FrameRecord(
    name: name, scene: parts[0], device: parts[1], locale: parts[2], light: parts[3], state: state)
  record.size = size
  record.scale = 2
  return record
}
