import Foundation

/// The files of a batch's results: a line for each picture as soon as it is done, and the jobs of those that failed.
///
/// Lines are only added, so that whoever reads along, and a run that is stopped, lose nothing; a run that goes on where
/// another one stopped puts them in order at its end.
final class ResultsJournal {
  private let folder: PictureFolder
  private let shard: Shard
  /// What earlier runs left; `nil` for a run that begins afresh.
  let earlier: EarlierResults?
  private let file: LineFile
  private let failed: FailedJobs
  /// Where the lines of this run's pictures stand, for putting them in order.
  private var order: [(name: ShortDigest, line: Line)] = []

  private enum Line {
    case earlier(EarlierResults.Place)
    case own(offset: Int, length: Int)
  }

  private static let (resultsName, failedName, ending) = ("results", "failed", ".ndjson")

  /// - Parameter resumes: whether what earlier runs left is kept.
  init(_ folder: PictureFolder, shard: Shard, resumes: Bool) throws(WritingError) {
    self.folder = folder
    self.shard = shard
    let path = Self.path(folder, Self.resultsName, shard)
    file = try LineFile(path, keeps: true)
    failed = FailedJobs(Self.path(folder, Self.failedName, shard), way: folder.newWay())
    guard file.lock() else {
      throw WritingError(
        path: path, reason: "another run is writing it; wait for that one, or use another folder or --shard")
    }
    try folder.begin()
    guard resumes else {
      earlier = nil
      try file.empty()
      return
    }
    let parts = Self.parts(of: folder.path).map { "\(folder.path)/\($0.file)" }
    earlier = EarlierResults(Self.byDate(parts + [Self.path(folder, Self.resultsName, .whole)]))
    // A line that was cut off gets an end, and counts for nothing.
    if file.size > 0, file.bytes(from: file.size - 1, count: 1) != [UInt8(ascii: "\n")] {
      try file.add([UInt8(ascii: "\n")])
    }
  }

  private static func path(_ folder: PictureFolder, _ title: String, _ shard: Shard) -> String {
    "\(folder.path)/\(title)\(shard.suffix)\(ending)"
  }

  /// Whether a file is one with jobs that failed in a run for this folder.
  static func isFailed(_ path: String, folder: String) -> Bool {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    return url.lastPathComponent.hasPrefix(failedName) && url.lastPathComponent.hasSuffix(ending)
      && url.deletingLastPathComponent().path == URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
  }

  /// The files of results of parts in a folder, with the suffix of each.
  private static func parts(of folder: String) -> [(file: String, suffix: String)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap { name in
      guard let match = name.wholeMatch(of: /results(-[0-9]+-of-[0-9]+)\.ndjson/) else { return nil }
      return (name, String(match.1))
    }
  }

  /// The files in the order in which they were written last; those of the same moment by name.
  private static func byDate(_ paths: [String]) -> [String] {
    let dated = paths.sorted().map { path -> (Int, Int, String) in
      var status = stat()
      guard stat(path, &status) == 0 else { return (0, 0, path) }
      #if canImport(Darwin)
        return (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec, path)
      #else
        return (status.st_mtim.tv_sec, status.st_mtim.tv_nsec, path)
      #endif
    }
    return dated.sorted { $0 < $1 }.map { $0.2 }
  }

  // MARK: While pictures are drawn

  /// Adds the line of a picture.
  func add(_ line: [UInt8], name: String) throws(WritingError) {
    if earlier != nil { order.append((EarlierResults.digest(name), .own(offset: file.size, length: line.count))) }
    try file.add(line + [UInt8(ascii: "\n")])
  }

  /// Keeps the line of a picture that is there already.
  func keep(_ place: EarlierResults.Place, name: String) {
    order.append((EarlierResults.digest(name), .earlier(place)))
  }

  /// Adds the job of a picture that failed.
  func addFailed(_ line: [UInt8]) throws(WritingError) { try failed.add(line) }

  // MARK: At the end

  /// Puts the lines in order, names the jobs that failed, and takes away what is not needed any more.
  ///
  /// - Parameter isWhole: whether all jobs were looked at, so that nothing else of earlier runs is needed.
  func finish(isWhole: Bool = true) throws(WritingError) {
    if let earlier { try writeInOrder(earlier) }
    try failed.finish()
    if shard == .whole, isWhole { removeParts() }
    folder.tidy()
  }

  private func writeInOrder(_ earlier: EarlierResults) throws(WritingError) {
    let path = Self.path(folder, Self.resultsName, shard)
    let ordered = try LineFile(folder.newWay(), shown: path)
    for line in lines(earlier) {
      let bytes: [UInt8]? =
        switch line {
        case .earlier(let place): earlier.line(at: place)
        case .own(let offset, let length): file.bytes(from: offset, count: length)
        }
      guard let bytes else { throw WritingError(path: path, reason: "a line of it cannot be read any more") }
      try ordered.add(bytes + [UInt8(ascii: "\n")])
    }
    try ordered.rename(to: path)
  }

  /// The lines in the order of the jobs; where earlier runs had other pictures, too, in the order of those, with what is new
  /// behind them.
  private func lines(_ earlier: EarlierResults) -> [Line] {
    var own: [ShortDigest: Line] = [:]
    for item in order { own[item.name] = item.line }
    let kept = earlier.entries.filter { !$0.isOfLine }
    guard shard == .whole, kept.contains(where: { own[$0.name] == nil }) else { return order.map(\.line) }
    let known = Set(kept.map(\.name))
    return kept.map { own[$0.name] ?? .earlier($0.place) } + order.filter { !known.contains($0.name) }.map(\.line)
  }

  /// Takes away the files of parts, whose lines the whole has; those that are being written stay.
  private func removeParts() {
    for (file, suffix) in Self.parts(of: folder.path) {
      guard let part = try? LineFile("\(folder.path)/\(file)", keeps: true), part.lock() else { continue }
      for name in [file, "\(Self.failedName)\(suffix)\(Self.ending)"] { unlink("\(folder.path)/\(name)") }
      try? FileManager.default.removeItem(atPath: "\(folder.path)/\(PictureFolder.wayPrefix)\(suffix)")
    }
  }
}
