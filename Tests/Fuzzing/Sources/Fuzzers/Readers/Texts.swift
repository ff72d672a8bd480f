import Foundation
import Geometry
import Guidance
import JSON
import MapData
import MapStyle
import Pixels
import Suites
import TestSupport
import Wayframe

extension Fuzzer {
  /// Short texts in a language of their own.
  static let texts = [
    Fuzzer(
      "pattern",
      .words(["{scene}", "{locale}", "{device.width}", "{", "}", "*", "**", "?", "[ab]", "[", "/", ".png", "a"])
    ) {
      bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      _ = NamePattern(text).fits("turn/phone/it_IT/day")
      var suite = JSONObject()
      suite["name"] = .string(text)
      suite["scenes"] = .array([.string("a.json")])
      let files = ["suite.json": Array(JSONValue.object(suite).text().utf8), "a.json": Array("{}".utf8)]
      try Scratch.folder(files) {
        _ = try Suite(path: "\($0)/suite.json", resources: Samples.resources).frames.map(\.name)
      }
    },
    Fuzzer(
      "path",
      .words(["M", "m", "L", "h", "v", "C", "q", "t", "S", "A", "a", "z", " ", ",", "-", ".5", "1e9", "10", "0"])
    ) {
      bytes in
      _ = try Path(svgData: String(decoding: bytes, as: UTF8.self))
    },
    Fuzzer("polyline", .header(64)) { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      for precision in [1, 5, 6, 10] { _ = try? EncodedPolyline.decode(text, precision: precision) }
      _ = try? FlexiblePolyline.decode(text)
    },
    Fuzzer(
      "word",
      .words(["rgb(", "hsl(", "#", "%", ",", " ", ")", "deg", "red", "<a>", "&lt;", "en", "_", "-", "DE", "1", "."])
    ) {
      bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      _ = (Color(css: text), PlainText.fromHTML(text), FrameRenderer.checks(locale: text))
    },
  ]
}
