import Foundation
import Images
import Pixels
import Wayframe

/// Makes pictures of the last comparison the goldens, without drawing anything again.
public struct GoldenAcceptance {
  /// The goldens, as far as pictures have been accepted.
  public private(set) var store: GoldenStore
  private let report: ReportFolder
  private var records: [FrameRecord]
  /// Names whose files in the report's folder have served.
  private var accepted: [String] = []

  /// - Throws: when there is no comparison to accept from.
  public init(store: GoldenStore, report: ReportFolder) throws(FileFault) {
    self.store = store
    self.report = report
    records = try report.records()
  }

  /// The frames that can be accepted, in order: those that are not equal and could be drawn.
  public var acceptable: [String] { records.filter(\.isAcceptable).map(\.name) }

  /// Why a frame cannot be accepted; `nil` when it can.
  public func obstacle(_ name: String) -> String? {
    guard let record = records.first(where: { $0.name == name }) else {
      return "\(name): the last comparison has no frame of this name; names stand in \(report.resultsPath)"
    }
    guard !record.isAcceptable else { return nil }
    switch record.state {
    case .equal: return "\(name): is equal to its golden; there is nothing to accept"
    case .failed: return "\(name): could not be drawn or compared: \(record.error ?? "")"
    case .drawn: return "\(name): was drawn and compared with nothing"
    case .differs, .size, .missing, .orphaned: return nil
    }
  }

  /// Takes over the new picture of a frame, or removes the golden that has no frame. A golden is kept as the old one was.
  ///
  /// - Returns: what was done, for people.
  public mutating func accept(_ name: String) throws(FileFault) -> String {
    guard let index = records.firstIndex(where: { $0.name == name }), records[index].isAcceptable else {
      throw FileFault(obstacle(name) ?? name)
    }
    if records[index].state == .orphaned {
      try store.remove(name)
      records.remove(at: index)
      accepted.append(name)
      return "removed \(name)"
    }
    let wasMissing = records[index].state == .missing
    if let text = try report.read(.actualText, name) {
      try WholeFile.write(text, to: store.textPath(name))
    } else {
      try acceptPicture(name, records[index])
    }
    records[index] = records[index].accepted
    accepted.append(name)
    return wasMissing ? "added \(name)" : "replaced \(name)"
  }

  private mutating func acceptPicture(_ name: String, _ record: FrameRecord) throws(FileFault) {
    let path = report.path(of: .actual, name)
    guard let png = try report.read(.actual, name) else {
      throw FileFault("\(path): the new picture is gone; run wayframe golden verify again")
    }
    let picture: PixelBuffer
    do { picture = try PNG.decode(png) } catch { throw FileFault("\(path): \(error)") }
    guard picture.digest == record.pixels else {
      throw FileFault("\(path): is not the picture that was compared; run wayframe golden verify again")
    }
    let json = try report.read(.actualSnapshot, name)
    let snapshot = json.flatMap(FrameSnapshot.init)
    if (store.kind(of: name) ?? store.usualKind) == .hash {
      let entry = GoldenHashes.Entry(pixels: picture.digest, width: picture.width, height: picture.height)
      try store.store([name: entry], fonts: snapshot?.fonts ?? [])
    } else {
      _ = try store.store(name, png: png, snapshot: json)
    }
  }

  /// Brings the report's folder up to date. Stopped before, accepting can be done again.
  public mutating func finish() throws(FileFault) {
    try report.save(records)
    for name in accepted { try report.forget(name) }
    accepted = []
  }
}

extension FrameRecord {
  /// Whether there is a picture to take over, or a golden to remove; also where the golden cannot be read.
  var isAcceptable: Bool {
    switch state {
    case .differs, .size, .missing, .orphaned: true
    case .failed: pixels != nil
    case .equal, .drawn: false
    }
  }

  /// The record once its picture is the golden.
  package var accepted: FrameRecord {
    var record = self
    record.state = .equal
    record.expectedPixels = pixels
    record.expectedSize = size
    (record.differingPixels, record.largestDifference) = (0, 0)
    (record.areas, record.changes, record.note, record.error) = ([], [], nil, nil)
    return record
  }
}
