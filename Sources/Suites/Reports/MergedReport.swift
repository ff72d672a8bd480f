/// The results of many machines as one: the order of the parts does not matter.
public struct MergedReport: Sendable {
  /// By state, then by name.
  public let records: [FrameRecord]
  private let parts: [String: ReportFolder]

  /// - Parameter folders: what `verify` left on each machine. A frame in several parts counts as its worst state.
  public init(_ folders: [ReportFolder]) throws(FileFault) {
    var best: [String: (record: FrameRecord, part: ReportFolder, key: [UInt8])] = [:]
    for folder in folders {
      for record in try folder.records() {
        // The text decides between equal states, not the order of the parts.
        let key = [UInt8(Self.rank(record.state))] + ResultsFile.bytes([record])
        if let known = best[record.name], !key.lexicographicallyPrecedes(known.key) { continue }
        best[record.name] = (record, folder, key)
      }
    }
    parts = best.mapValues(\.part)
    records = best.values.map(\.record).sorted {
      (Self.rank($0.state), $0.name) < (Self.rank($1.state), $1.name)
    }
  }

  private static func rank(_ state: FrameState) -> Int { FrameState.allCases.firstIndex(of: state) ?? 0 }

  /// Writes results and pictures into a folder.
  public func write(to folder: ReportFolder) throws(FileFault) {
    for record in records where record.state != .equal {
      guard let part = parts[record.name], part.path != folder.path else { continue }
      for file in ReportFolder.File.allCases {
        if let bytes = try part.read(file, record.name) { try folder.write(bytes, as: file, record.name) }
      }
    }
    try folder.save(records)
  }
}
