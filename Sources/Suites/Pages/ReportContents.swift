import Images
import JSON
import Pixels

/// The frames of a report with as many pictures as its budget allows.
struct ReportContents {
  private let page: ReportPage
  private(set) var pictures: [EmbeddedPicture] = []
  /// Bytes that are left for pictures.
  private var room: Int
  /// Bytes kept free for the thumbnails and changed parts of the frames to come.
  private var reserve = 0

  private static let thumbnailSide = 120
  private static let thumbnailColors = 48
  /// What a thumbnail, and the changed parts of a frame, are expected to need.
  private static let expectedThumbnail = 6_000
  private static let expectedParts = 40_000
  /// Larger frames are stored at half their scale.
  private static let halvedAbove = 40_000_000
  /// What styles, script and a picture's element take.
  private static let fixedBytes = 120_000
  private static let elementBytes = 64

  init(page: ReportPage) {
    self.page = page
    room = page.budget - Self.fixedBytes
  }

  /// What the script reads of each record, in their order.
  mutating func frames(of records: [FrameRecord]) -> [JSONObject] {
    var frames = records.map(facts)
    // In the table without a script names and causes stand once more.
    room -= frames.reduce(0) { $0 + JSONValue.object($1).text().utf8.count * 2 }
    reserve = records.reduce(0) { $0 + Self.expectedBytes($1) }
    for index in Self.priority(of: records) {
      reserve -= Self.expectedBytes(records[index])
      addPictures(of: records[index], number: index, to: &frames[index])
    }
    return frames
  }

  private static func expectedBytes(_ record: FrameRecord) -> Int {
    expectedThumbnail + (record.state == .equal ? 0 : expectedParts)
  }

  /// One frame of each cause, then the other failures, then those that are equal.
  private static func priority(of records: [FrameRecord]) -> [Int] {
    var causes: Set<FrameChange> = []
    var (first, later, equal): ([Int], [Int], [Int]) = ([], [], [])
    for (index, record) in records.enumerated() {
      guard record.state != .equal else {
        equal.append(index)
        continue
      }
      let isNews = record.changes.count { causes.insert($0.cause).inserted } > 0
      if isNews { first.append(index) } else { later.append(index) }
    }
    return first + later + equal
  }

  // MARK: Facts

  private func facts(of record: FrameRecord) -> JSONObject {
    var frame = JSONObject()
    frame["name"] = .string(record.name)
    frame["scene"] = .string(record.scene)
    frame["device"] = .string(record.device)
    frame["locale"] = .string(record.locale)
    frame["light"] = .string(record.light)
    frame["state"] = .string(record.state.rawValue)
    frame["scale"] = .number(record.scale)
    frame["size"] = .numbers(record.size.isEmpty ? record.expectedSize ?? [] : record.size)
    if record.state == .differs || record.state == .size {
      frame["difference"] = .object(difference(of: record))
      if let ignored = record.ignored {
        let scale = record.scale
        frame["ignored"] = .array(ignored.map { .array($0.map { .number(Double($0) / scale) }) })
      }
      frame["changes"] = .array(changes(of: record).map { .object(facts(of: $0)) })
    }
    frame["notes"] = .strings([page.explanation(of: record)].compactMap { $0 })
    if !record.warnings.isEmpty { frame["warnings"] = .strings(record.warnings.map(page.shown)) }
    frame["accept"] = page.command(record).map { .string($0) }
    return frame
  }

  private func difference(of record: FrameRecord) -> JSONObject {
    // Of pictures of two sizes, all pixels of the larger one count as different.
    let pixels = max(record.size.reduce(1, *), record.expectedSize?.reduce(1, *) ?? 0)
    var difference = JSONObject()
    difference["pixels"] = .number(Double(record.differingPixels))
    difference["share"] = .number(pixels > 0 ? Double(record.differingPixels) / Double(pixels) : 0)
    difference["largest"] = .number(Double(record.largestDifference))
    difference["areas"] = .array(record.areas.map { .numbers($0) })
    return difference
  }

  /// The causes of a difference; what nothing explains is a change of its own, so that its place is marked.
  private func changes(of record: FrameRecord) -> [FrameChange] {
    guard record.changes.isEmpty, record.state == .differs, record.scale > 0 else { return record.changes }
    var change = FrameChange(kind: .other, subject: "unexplained", property: "", from: "", to: "")
    change.areas = record.areas.map { area in area.map { Double($0) / record.scale } }
    return [change]
  }

  private func facts(of change: FrameChange) -> JSONObject {
    var facts = JSONObject()
    facts["kind"] = .string(change.kind.rawValue)
    facts["subject"] = .string(change.subject)
    facts["property"] = .string(change.property)
    facts["from"] = .string(change.from)
    facts["to"] = .string(change.to)
    facts["setting"] = change.setting.map { .string($0) }
    facts["areas"] = .array(change.areas.filter { $0.count == 4 }.map { .array($0.map { .number($0) }) })
    facts["notes"] = .strings(change.notes.map(page.shown))
    return facts
  }

  // MARK: Pictures

  private mutating func addPictures(of record: FrameRecord, number: Int, to frame: inout JSONObject) {
    var notes = frame["notes"]?.array ?? []
    defer { frame["notes"] = .array(notes) }
    func read(_ what: String, _ source: (String) throws -> [UInt8]?) -> PixelBuffer? {
      do {
        return try source(record.name).map { try PNG.decode($0) }
      } catch {
        notes.append(.string("The \(what) picture cannot be read: \(page.shown("\(error)"))"))
        return nil
      }
    }
    let needsGolden = record.state != .missing
    var expected = needsGolden ? read("expected", page.pictures.expected) : nil
    let needsActual = record.state != .orphaned && (record.state != .equal || expected == nil)
    var actual = needsActual ? read("actual", page.pictures.actual) : nil

    if let picture = actual ?? expected {
      let thumbnail = picture.averaged(longestSide: Self.thumbnailSide).reduced(toColors: Self.thumbnailColors)
      frame["thumb"] = add([("t\(number)", thumbnail)])?.first
    }
    guard record.state != .equal else { return }
    if [expected, actual].contains(where: { ($0.map { $0.width * $0.height } ?? 0) > Self.halvedAbove }) {
      expected = expected?.halved
      actual = actual?.halved
      frame["scale"] = .number(record.scale / 2)
      notes.append(.string("The frame is larger than 40 megapixels: its pictures are stored at half their scale."))
    }
    if let picture = actual ?? expected { frame["size"] = .numbers([picture.width, picture.height]) }
    if record.state == .differs && expected == nil && actual != nil {
      notes.append(.string("The golden has no picture here, only its digest."))
    }
    guard !addWhole(expected, actual, number: number, to: &frame) else { return }
    addParts(expected, actual, number: number, to: &frame)
    frame["links"] = links(of: record)
    let megabytes = max(1, page.budget >> 20)
    notes.append(
      .string(
        "The report would be larger than \(megabytes) MB with this frame's whole pictures, so they are not in it."))
  }

  /// The whole pictures, where there is room for them.
  private mutating func addWhole(
    _ expected: PixelBuffer?, _ actual: PixelBuffer?, number: Int, to frame: inout JSONObject
  ) -> Bool {
    var wanted: [(String, PixelBuffer)] = []
    var (golden, drawn): (JSONObject?, JSONObject?) = (nil, nil)
    if let expected {
      wanted.append(("e\(number)", expected))
      golden = JSONObject()
      golden?["image"] = .string("e\(number)")
      golden?["size"] = .numbers([expected.width, expected.height])
    }
    if let actual {
      drawn = JSONObject()
      drawn?["size"] = .numbers([actual.width, actual.height])
      if let expected, expected.width == actual.width && expected.height == actual.height,
        let areas = PicturePatches.areas(from: expected, to: actual)
      {
        var patches: [JSONValue] = []
        for (index, area) in areas.enumerated() {
          let id = "p\(number)_\(index)"
          wanted.append((id, actual.part(x: area.x, y: area.y, width: area.width, height: area.height)))
          var patch = JSONObject()
          patch["image"] = .string(id)
          for (key, value) in [("x", area.x), ("y", area.y), ("width", area.width), ("height", area.height)] {
            patch[key] = .number(Double(value))
          }
          patches.append(.object(patch))
        }
        drawn?["patches"] = .array(patches)
      } else {
        wanted.append(("a\(number)", actual))
        drawn?["image"] = .string("a\(number)")
      }
    }
    guard add(wanted, leaving: min(reserve, page.budget / 2)) != nil else { return false }
    frame["expected"] = golden.map { .object($0) }
    frame["actual"] = drawn.map { .object($0) }
    return true
  }

  /// What changed, cut out of both pictures.
  private mutating func addParts(
    _ expected: PixelBuffer?, _ actual: PixelBuffer?, number: Int, to frame: inout JSONObject
  ) {
    guard let expected, let actual, let scale = frame["scale"]?.number else { return }
    var parts: [JSONValue] = []
    for (index, change) in (frame["changes"]?.array ?? []).enumerated() {
      let areas = change["areas"]?.array?.map { $0.array?.compactMap(\.number) ?? [] } ?? []
      guard let area = areas.filter({ $0.count == 4 }).max(by: { $0[2] * $0[3] < $1[2] * $1[3] }) else { continue }
      let cut = PartOfPicture(area: area.map { $0 * scale })
      let images = [("e", expected), ("a", actual)].compactMap { letter, picture in
        cut.cut(from: picture).map { ("c\(number)_\(index)\(letter)", $0) }
      }
      guard images.count == 2, let ids = add(images) else { continue }
      var part = JSONObject()
      part["change"] = .number(Double(index))
      part["expected"] = ids[0]
      part["actual"] = ids[1]
      parts.append(.object(part))
    }
    frame["parts"] = .array(parts)
  }

  private func links(of record: FrameRecord) -> JSONValue {
    var links = JSONObject()
    links["expected"] = page.pictures.expectedPath(record.name).map { .string($0) }
    links["actual"] = page.pictures.actualPath(record.name).map { .string($0) }
    return .object(links)
  }

  /// Takes all of the pictures or none; their ids, or `nil` where there is no room.
  private mutating func add(_ wanted: [(id: String, picture: PixelBuffer)], leaving reserve: Int = 0) -> [JSONValue]? {
    let made = wanted.map { EmbeddedPicture(id: $0.id, png: PNG.encode($0.picture)) }
    let bytes = made.reduce(0) { $0 + $1.base64.utf8.count + Self.elementBytes }
    guard bytes <= room - reserve else { return nil }
    room -= bytes
    pictures += made
    return made.map { .string($0.id) }
  }
}

/// The part of a picture that a change is shown by: its area with some surroundings, neither very wide nor high.
struct PartOfPicture {
  var x, y, width, height: Double

  private static let smallestMargin = 12.0
  private static let margin = 0.08
  private static let ratios = 1.4...2.4
  private static let longestSide = 420

  /// - Parameter area: x, y, width and height in pixels.
  init(area: [Double]) {
    let margin = max(Self.smallestMargin, max(area[2], area[3]) * Self.margin)
    (x, y, width, height) = (area[0] - margin, area[1] - margin, area[2] + 2 * margin, area[3] + 2 * margin)
    let ratio = min(max(width / height, Self.ratios.lowerBound), Self.ratios.upperBound)
    if width / height < ratio {
      x -= (height * ratio - width) / 2
      width = height * ratio
    } else {
      y -= (width / ratio - height) / 2
      height = width / ratio
    }
  }

  /// The part that lies inside of the picture; `nil` where nothing does.
  func cut(from picture: PixelBuffer) -> PixelBuffer? {
    func inside(_ start: Double, _ length: Double, _ limit: Int) -> (start: Int, length: Int) {
      let low = min(max(start, 0), Double(limit))
      let high = min(max(start + length, 0), Double(limit))
      return (Int(low), Int(high.rounded(.up)) - Int(low))
    }
    guard [x, y, width, height].allSatisfy(\.isFinite) else { return nil }
    let (columns, rows) = (inside(x, width, picture.width), inside(y, height, picture.height))
    guard columns.length > 0 && rows.length > 0 else { return nil }
    return picture.part(x: columns.start, y: rows.start, width: columns.length, height: rows.length)
      .averaged(longestSide: Self.longestSide)
  }
}

extension FrameChange {
  /// The change without its place: equal kinds, subjects, properties and values are one cause.
  var cause: FrameChange { FrameChange(kind: kind, subject: subject, property: property, from: from, to: to) }
}

extension PixelBuffer {
  fileprivate var halved: PixelBuffer { averaged(width: max(1, width / 2), height: max(1, height / 2)) }
}

extension JSONValue {
  static func numbers(_ values: [Int]) -> JSONValue { .array(values.map { .number(Double($0)) }) }
  static func strings(_ values: [String]) -> JSONValue { .array(values.map { .string($0) }) }
}
