import Foundation

/// What a comparison leaves: `results.ndjson` with a line a frame, `index.html`, and of each frame that is not equal the
/// new picture with its snapshot in `actual/` and the golden in `expected/`, or the words of both.
public struct ReportFolder: Sendable {
  /// The name of the file with a line of JSON a frame.
  public static let resultsName = "results.ndjson"

  /// The path of the folder, which need not exist before the first file is written.
  public let path: String

  /// A file of a frame.
  enum File: CaseIterable {
    case actual, actualSnapshot, expected, actualText, expectedText
  }

  /// The folder at a path; reads and writes nothing yet.
  public init(path: String) { self.path = path }

  /// Where the results lie.
  public var resultsPath: String { "\(path)/\(Self.resultsName)" }
  /// Where results lie that tests have added since the others were written.
  var addedPath: String { "\(path)/results.added.ndjson" }
  /// Where the page for a browser lies.
  public var pagePath: String { "\(path)/index.html" }

  func path(of file: File, _ name: String) -> String {
    switch file {
    case .actual: "\(path)/actual/\(name).png"
    case .actualSnapshot: "\(path)/actual/\(name).json"
    case .expected: "\(path)/expected/\(name).png"
    case .actualText: "\(path)/actual/\(name).txt"
    case .expectedText: "\(path)/expected/\(name).txt"
    }
  }

  func write(_ bytes: [UInt8], as file: File, _ name: String) throws(FileFault) {
    try WholeFile.write(bytes, to: path(of: file, name))
  }

  func read(_ file: File, _ name: String) throws(FileFault) -> [UInt8]? { try WholeFile.bytes(path(of: file, name)) }

  func remove(_ file: File, _ name: String) throws(FileFault) {
    try WholeFile.remove(path(of: file, name), under: path)
  }

  /// Removes the pictures of a frame that is equal by now.
  public func forget(_ name: String) throws(FileFault) {
    for file in File.allCases { try remove(file, name) }
  }

  /// Removes what an earlier comparison left; other files stay.
  public func clear() throws(FileFault) {
    try WholeFile.checkFolder(path)
    for folder in ["actual", "expected"] {
      let below = "\(path)/\(folder)"
      for suffix in ["png", "json", "txt"] {
        for name in WholeFile.names(below: below, extension: suffix) {
          try WholeFile.remove("\(below)/\(name).\(suffix)", under: path)
        }
      }
    }
    try WholeFile.remove(resultsPath, under: path)
    try WholeFile.remove(addedPath, under: path)
    try WholeFile.remove(pagePath, under: path)
  }

  /// The records of the last comparison, in its order.
  public func records() throws(FileFault) -> [FrameRecord] {
    let (bytes, added) = (try WholeFile.bytes(resultsPath), try WholeFile.bytes(addedPath))
    guard bytes != nil || added != nil else {
      throw FileFault("\(resultsPath): there are no results; run wayframe golden verify first")
    }
    let records = try bytes.map { bytes throws(FileFault) in try ResultsFile.records(bytes, path: resultsPath) } ?? []
    guard let added else { return records }
    let latest = ResultsFile.latest(added)
    let names = Set(latest.map(\.name))
    return (records.filter { !names.contains($0.name) } + latest).sorted { $0.name < $1.name }
  }

  /// Replaces the results; fails where the file cannot be written.
  public func save(_ records: [FrameRecord]) throws(FileFault) {
    try WholeFile.write(ResultsFile.bytes(records), to: resultsPath)
  }

  /// The same of goldens of words.
  package func texts(_ name: String) -> (expected: [UInt8]?, actual: [UInt8]?) {
    (try? read(.expectedText, name), try? read(.actualText, name))
  }

  /// Whether a frame's name can be a file's below the report's folder and the goldens', with its ending.
  package static func isUsable(name: String) -> Bool { WholeFile.isUsable(name: name) }

  /// The PNG files of a frame's golden and of the new picture, where they were kept.
  public func pictures(_ name: String) -> (expected: [UInt8]?, actual: [UInt8]?) {
    (try? read(.expected, name), try? read(.actual, name))
  }
}
