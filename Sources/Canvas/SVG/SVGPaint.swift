import Geometry
import Pixels

extension SVGWriter {
  /// The attributes that paint a shape's `fill` or `stroke`.
  mutating func attributes(_ paint: Paint, _ name: String) -> String {
    switch paint {
    case .solid(let color): return Self.attributes(color, name)
    case .linearGradient(let gradient):
      guard GradientTable.isDrawn(gradient) else { return " \(name)=\"none\"" }
      let id = identifier()
      definitions += "<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\""
      definitions += " x1=\"\(Self.number(gradient.start.x))\" y1=\"\(Self.number(gradient.start.y))\""
      definitions += " x2=\"\(Self.number(gradient.end.x))\" y2=\"\(Self.number(gradient.end.y))\">"
      definitions += Self.stops(gradient.stops) + "</linearGradient>\n"
      return " \(name)=\"url(#\(id))\""
    case .radialGradient(let gradient):
      guard GradientTable.isDrawn(gradient) else { return " \(name)=\"none\"" }
      let id = identifier()
      definitions += "<radialGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\""
      definitions += " cx=\"\(Self.number(gradient.center.x))\" cy=\"\(Self.number(gradient.center.y))\""
      definitions += " r=\"\(Self.number(gradient.radius))\">\(Self.stops(gradient.stops))</radialGradient>\n"
      return " \(name)=\"url(#\(id))\""
    case .image(let paint): return imagePattern(paint, name)
    }
  }

  private static func stops(_ stops: [GradientStop]) -> String {
    stops.map { stop in
      let color = Color(red: stop.color.red, green: stop.color.green, blue: stop.color.blue).hex
      let opacity = stop.color.alpha < 1 ? " stop-opacity=\"\(number(max(stop.color.alpha, 0)))\"" : ""
      return "<stop offset=\"\(number(stop.offset))\" stop-color=\"\(color)\"\(opacity)/>"
    }.joined()
  }

  private mutating func imagePattern(_ paint: ImagePaint, _ name: String) -> String {
    guard let stored = storedImage(paint.image), Self.isDrawn(paint) else { return " \(name)=\"none\"" }
    let id = identifier()
    definitions += "<pattern id=\"\(id)\" patternUnits=\"userSpaceOnUse\" width=\"\(stored.width)\""
    definitions += " height=\"\(stored.height)\" patternTransform=\"\(Self.matrix(paint.transform))\">"
    definitions += "\(Self.element(stored, ""))</pattern>\n"
    let opacity = paint.opacity < 1 ? " \(name)-opacity=\"\(Self.number(max(paint.opacity, 0)))\"" : ""
    return " \(name)=\"url(#\(id))\"\(opacity)"
  }

  /// An image element; `clamp` ends at the image's border here.
  func image(_ paint: ImagePaint) -> String {
    guard let stored = storedImage(paint.image), Self.isDrawn(paint) else { return "" }
    let opacity = paint.opacity < 1 ? " opacity=\"\(Self.number(max(paint.opacity, 0)))\"" : ""
    return Self.element(stored, " transform=\"\(Self.matrix(paint.transform))\"\(opacity)")
  }

  private static func isDrawn(_ paint: ImagePaint) -> Bool {
    let t = paint.transform
    return t.inverse != nil && [t.a, t.b, t.c, t.d, t.tx, t.ty].allSatisfy(\.isFinite) && paint.opacity > 0
  }

  static func matrix(_ t: AffineTransform) -> String {
    "matrix(" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map { "\($0)" }.joined(separator: " ") + ")"
  }

  private static func element(_ image: PixelBuffer, _ attributes: String) -> String {
    "<image width=\"\(image.width)\" height=\"\(image.height)\"\(attributes) "
      + "href=\"data:image/png;base64,\(base64(StoredPNG.encode(image)))\"/>"
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var group: UInt32 = 0
      for i in 0..<3 { group = group << 8 | (i < count ? UInt32(bytes[start + i]) : 0) }
      for i in 0..<4 {
        text.append(i <= count ? alphabet[Int((group >> UInt32(18 - 6 * i)) & 63)] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

/// PNG without compression, for images inside a document: this floor has no encoder.
enum StoredPNG {
  static func encode(_ image: PixelBuffer) -> [UInt8] {
    var rows: [UInt8] = []
    for y in 0..<image.height {
      rows.append(0)
      for bits in image.row(y) {
        let pixel = Pixel(bits: bits)
        let alpha = Int(pixel.alpha)
        for component in [pixel.red, pixel.green, pixel.blue] {
          rows.append(alpha == 0 ? 0 : UInt8(min((Int(component) * 255 + alpha / 2) / alpha, 255)))
        }
        rows.append(pixel.alpha)
      }
    }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header = bigEndian(UInt32(image.width)) + bigEndian(UInt32(image.height)) + [8, 6, 0, 0, 0]
    file += chunk("IHDR", header)
    file += chunk("IDAT", stored(rows))
    return file + chunk("IEND", [])
  }

  /// A zlib stream of stored blocks.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let count = min(65_535, bytes.count - start)
      stream.append(start + count == bytes.count ? 1 : 0)
      stream += [UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8((~count >> 8) & 255)]
      stream += bytes[start..<start + count]
      start += count
    } while start < bytes.count
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return stream + bigEndian(b << 16 | a)
  }

  private static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + bytes
    var sum = UInt32.max
    for byte in content {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return bigEndian(UInt32(bytes.count)) + content + bigEndian(~sum)
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
  }
}
