import TestSupport

/// Damages protocol buffer messages field by field, at any depth.
enum ProtobufMutator {
  private static let depthLimit = 6

  static func mutated(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8]? {
    guard var message = ProtobufMessage(bytes), !message.fields.isEmpty else { return nil }
    for _ in 0..<random.number(1..<4) where !message.fields.isEmpty { change(&message, depth: 0, &random) }
    return message.bytes
  }

  private static func change(_ message: inout ProtobufMessage, depth: Int, _ random: inout SeededRandom) {
    let place = random.number(below: message.fields.count)
    if case .bytes(let bytes) = message.fields[place].value, depth < depthLimit, !random.oneIn(6) {
      message.fields[place].value = .bytes(inner(bytes, depth: depth + 1, &random))
      return
    }
    switch random.number(below: 8) {
    case 0: message.fields.remove(at: place)
    case 1: message.fields.insert(message.fields[place], at: random.number(below: message.fields.count))
    case 2: message.fields.swapAt(place, random.number(below: message.fields.count))
    case 3: message.fields[place].number = UInt64(random.number(0..<20))
    case 4: message.fields[place].value = .varint(random.pick(ByteMutator.numbers))
    case 5: message.fields[place].value = .bytes([])
    case 6: message.fields[place].statedLength = random.pick(ByteMutator.numbers)
    default:
      message.fields.insert(contentsOf: repeatElement(message.fields[place], count: random.number(1..<100)), at: place)
    }
  }

  /// A message within the message, a list of numbers, or just bytes.
  private static func inner(_ bytes: [UInt8], depth: Int, _ random: inout SeededRandom) -> [UInt8] {
    if !random.oneIn(3), var message = ProtobufMessage(bytes), !message.fields.isEmpty {
      change(&message, depth: depth, &random)
      return message.bytes
    }
    if !random.oneIn(3), var numbers = ProtobufMessage.varints(bytes), !numbers.isEmpty {
      let place = random.number(below: numbers.count)
      switch random.number(below: 5) {
      case 0: numbers.remove(at: place)
      case 1: numbers.insert(contentsOf: repeatElement(numbers[place], count: random.number(1..<50)), at: place)
      case 2: numbers.removeSubrange(place...)
      default: numbers[place] = random.oneIn(3) ? random.next() : random.pick(ByteMutator.numbers)
      }
      return numbers.flatMap(ProtobufMessage.varint)
    }
    return ByteMutator(head: bytes.count).mutated(bytes, &random)
  }
}

/// The fields of a message, whatever it is of.
struct ProtobufMessage {
  enum Value {
    case varint(UInt64)
    case bytes([UInt8])
    case fixed([UInt8])
  }

  struct Field {
    var number: UInt64
    var value: Value
    /// Another length than that of the bytes.
    var statedLength: UInt64?
  }

  var fields: [Field] = []

  /// `nil` where the bytes are no whole message.
  init?(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard let key = Self.varint(from: &rest), key >> 3 > 0 else { return nil }
      switch key & 7 {
      case 0:
        guard let value = Self.varint(from: &rest) else { return nil }
        fields.append(Field(number: key >> 3, value: .varint(value)))
      case 2:
        guard let length = Self.varint(from: &rest), length <= UInt64(rest.count) else { return nil }
        fields.append(Field(number: key >> 3, value: .bytes(Array(rest.prefix(Int(length))))))
        rest = rest.dropFirst(Int(length))
      case 1, 5:
        let width = key & 7 == 1 ? 8 : 4
        guard rest.count >= width else { return nil }
        fields.append(Field(number: key >> 3, value: .fixed(Array(rest.prefix(width)))))
        rest = rest.dropFirst(width)
      default: return nil
      }
    }
  }

  var bytes: [UInt8] {
    fields.flatMap { field in
      switch field.value {
      case .varint(let value): Self.varint(field.number << 3) + Self.varint(value)
      case .bytes(let bytes):
        Self.varint(field.number << 3 | 2) + Self.varint(field.statedLength ?? UInt64(bytes.count)) + bytes
      case .fixed(let bytes): Self.varint(field.number << 3 | (bytes.count == 8 ? 1 : 5)) + bytes
      }
    }
  }

  static func varint(_ value: UInt64) -> [UInt8] {
    var (rest, bytes) = (value, [UInt8]())
    while rest > 127 {
      bytes.append(UInt8(rest & 127) | 128)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }

  /// A list of numbers without tags between them.
  static func varints(_ bytes: [UInt8]) -> [UInt64]? {
    var (rest, numbers) = (bytes[...], [UInt64]())
    while !rest.isEmpty {
      guard let number = varint(from: &rest) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  private static func varint(from rest: inout ArraySlice<UInt8>) -> UInt64? {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      guard let byte = rest.popFirst() else { return nil }
      value |= UInt64(byte & 127) << shift
      if byte < 128 { return value }
    }
    return nil
  }
}
