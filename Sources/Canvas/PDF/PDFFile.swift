/// The objects of a PDF file, numbered in the order in which they were reserved or added.
struct PDFFile {
  /// An object, written as others refer to it.
  struct Reference: CustomStringConvertible {
    let number: Int
    var description: String { "\(number) 0 R" }
  }

  private var objects: [[UInt8]] = []
  /// Makes a zlib stream of bytes.
  private let compress: ([UInt8]) -> [UInt8]

  init(compress: @escaping ([UInt8]) -> [UInt8]) { self.compress = compress }

  /// A number for an object that follows.
  mutating func reserve() -> Reference {
    objects.append(Array("null".utf8))
    return Reference(number: objects.count)
  }

  mutating func set(_ reference: Reference, _ text: String) { objects[reference.number - 1] = Array(text.utf8) }

  mutating func add(_ text: String) -> Reference {
    let reference = reserve()
    set(reference, text)
    return reference
  }

  /// - Parameter entries: of the stream's dictionary, without its length and filter.
  mutating func addStream(_ entries: String, _ bytes: [UInt8]) -> Reference {
    let data = compress(bytes)
    let reference = reserve()
    let head = "<< \(entries) /Filter /FlateDecode /Length \(data.count) >>\nstream\n"
    objects[reference.number - 1] = Array(head.utf8) + data + Array("\nendstream".utf8)
    return reference
  }

  /// The whole file.
  func bytes(catalog: Reference, information: Reference) -> [UInt8] {
    // Bytes above 127 tell programs that copy files that this is no text.
    var file = Array("%PDF-1.7\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
      offsets.append(file.count)
      file += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
    }
    let table = file.count
    var end = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for offset in offsets {
      let digits = String(offset)
      end += String(repeating: "0", count: max(10 - digits.count, 0)) + digits + " 00000 n \n"
    }
    end += "trailer\n<< /Size \(objects.count + 1) /Root \(catalog) /Info \(information) >>\n"
    return file + Array((end + "startxref\n\(table)\n%%EOF\n").utf8)
  }
}

/// How values are written in PDF.
enum PDFValue {
  /// A number without an exponent, rounded to so many decimals; 0 for what is no number.
  static func number(_ value: Double, decimals: Int = 6) -> String {
    var unit: Int64 = 1
    for _ in 0..<decimals { unit *= 10 }
    let scaled = (value * Double(unit)).rounded()
    guard scaled.isFinite, abs(scaled) < 9e18 else { return "0" }
    let parts = Int64(scaled).magnitude.quotientAndRemainder(dividingBy: UInt64(unit))
    var text = scaled < 0 ? "-\(parts.quotient)" : "\(parts.quotient)"
    guard parts.remainder != 0 else { return text }
    let digits = String(parts.remainder)
    text += "." + String(repeating: "0", count: decimals - digits.count) + digits
    while text.hasSuffix("0") { text.removeLast() }
    return text
  }

  /// A length in pixels, to a hundredth.
  static func length(_ value: Float) -> String { number(Double(value), decimals: 2) }

  /// A text as UTF-16 in hexadecimal.
  static func text(_ text: String) -> String { "<FEFF\(hexadecimal(text))>" }

  /// UTF-16, the high byte first, in hexadecimal.
  static func hexadecimal(_ text: String) -> String {
    text.utf16.reduce(into: "") { result, unit in
      let digits = String(unit, radix: 16, uppercase: true)
      result += String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
