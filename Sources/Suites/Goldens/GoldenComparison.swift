import Foundation
import Images
import Pixels
import Wayframe

/// Holds the frames of a suite against its goldens. Frames may be checked on several threads at a time.
public struct GoldenComparison: Sendable {
  /// The goldens that frames are compared with.
  public let store: GoldenStore
  /// Where the pictures of frames go that are not equal.
  public let report: ReportFolder
  /// What counts as equal.
  public let rule: ComparisonRule

  /// What came of a frame.
  public struct Outcome: Sendable {
    /// The frame's line in the results.
    public var record: FrameRecord
    /// Fonts that differ from those of the golden, by file name.
    public var changedFonts: Set<String> = []
  }

  /// A comparison that lets no difference pass unless a rule says otherwise.
  public init(store: GoldenStore, report: ReportFolder, rule: ComparisonRule = .exact) {
    self.store = store
    self.report = report
    self.rule = rule
  }

  /// Compares a frame with its golden. Where it is not equal, the new picture goes to the report's folder with its
  /// snapshot, and the golden's beside it.
  public func check(
    _ frame: SuiteFrame, _ result: Result<Frame, FrameError>, seconds: Double
  ) throws(FileFault) -> Outcome {
    let start = ContinuousClock.now
    var outcome = Outcome(record: FrameRecord(frame, result, seconds: seconds))
    if case .success(let drawn) = result { try compare(.frame(drawn), &outcome) }
    outcome.record.seconds = ((seconds + (ContinuousClock.now - start) / .seconds(1)) * 1_000).rounded() / 1_000
    return outcome
  }

  /// The same for a picture that is no suite's frame.
  public func check(_ subject: GoldenSubject, named name: String) throws(FileFault) -> Outcome {
    var outcome = Outcome(record: FrameRecord(subject, named: name))
    try compare(subject, &outcome)
    return outcome
  }

  /// The record of a golden whose name no frame has.
  public func orphan(_ name: String) throws(FileFault) -> FrameRecord {
    var record = FrameRecord(name: name, state: .orphaned)
    if let bytes = try WholeFile.bytes(store.picturePath(name)) {
      try report.write(bytes, as: .expected, name)
      if let picture = try? PNG.decode(bytes) {
        record.expectedSize = [picture.width, picture.height]
        record.expectedPixels = picture.digest
      }
    } else if let hash = store.hash(of: name) {
      record.expectedSize = [hash.width, hash.height]
      record.expectedPixels = hash.pixels
    }
    return record
  }

  private func compare(_ subject: GoldenSubject, _ outcome: inout Outcome) throws(FileFault) {
    let name = outcome.record.name
    let digest = outcome.record.pixels ?? subject.pixels.digest
    do {
      switch store.kind(of: name) {
      case nil: outcome.record.state = .missing
      case .hash: compare(subject, digest, with: store.hash(of: name), &outcome)
      case .picture:
        guard let golden = try store.picture(name) else {
          outcome.record.state = .missing
          break
        }
        compare(subject, digest, with: golden, &outcome)
      }
    } catch {
      // A golden that cannot be read is no reason to lose the new picture: it can be accepted in its place.
      outcome.record.state = .failed
      outcome.record.error = "\(error)"
    }
    guard outcome.record.state != .equal else { return }
    try report.write(subject.png(), as: .actual, name)
    if let snapshot = subject.snapshot(digest: digest) {
      try report.write(try snapshot.json(), as: .actualSnapshot, name)
    }
    if let expected = try? WholeFile.bytes(store.picturePath(name)) {
      try report.write(expected, as: .expected, name)
    }
  }

  private func compare(
    _ subject: GoldenSubject, _ digest: String, with hash: GoldenHashes.Entry?, _ outcome: inout Outcome
  ) {
    guard let hash else { return }
    outcome.record.expectedPixels = hash.pixels
    outcome.record.expectedSize = [hash.width, hash.height]
    guard hash.pixels != digest else {
      outcome.record.state = .equal
      return
    }
    let isOtherSize = hash.width != subject.pixels.width || hash.height != subject.pixels.height
    outcome.record.state = isOtherSize ? .size : .differs
    outcome.record.note = "the golden is kept as a hash, so nothing tells where the two differ"
    let fonts = subject.snapshot(digest: digest)?.fonts ?? []
    outcome.changedFonts = Set(
      fonts.filter { store.hashedFonts[$0.file].map { [sha256 = $0.sha256] in $0 != sha256 } ?? false }.map(\.file))
  }

  private func compare(
    _ subject: GoldenSubject, _ digest: String, with golden: PixelBuffer, _ outcome: inout Outcome
  ) {
    outcome.record.expectedSize = [golden.width, golden.height]
    if golden == subject.pixels {
      outcome.record.state = .equal
      outcome.record.expectedPixels = digest
      return
    }
    let goldenDigest = golden.digest
    outcome.record.expectedPixels = goldenDigest
    let old = store.snapshot(outcome.record.name, of: goldenDigest)
    let new = subject.snapshot(digest: digest)
    let ignored = masks(old, new, golden)
    let comparison = PictureComparison(
      expected: golden, actual: subject.pixels, rule: rule, ignoring: ignored)
    outcome.record.ignored = ignored.isEmpty ? nil : ignored.map(\.list)
    outcome.record.differingPixels = comparison.differingPixels
    outcome.record.largestDifference = comparison.largestDifference
    outcome.record.areas = comparison.areas.map(\.list)
    let notes = ([rule.text] + unknownMasks(old, new)).compactMap(\.self)
    outcome.record.note = notes.isEmpty ? nil : notes.joined(separator: "; ")
    guard !comparison.isEqual else {
      outcome.record.state = .equal
      return
    }
    outcome.record.state = comparison.sizesDiffer ? .size : .differs
    guard case .frame(let frame) = subject, let new else { return }
    outcome.changedFonts = old.map { Self.changedFonts($0, new) } ?? []
    outcome.record.changes =
      ChangeFinder(old: old, new: new, comparison: comparison, composition: frame.composition).changes()
    if old == nil && !comparison.sizesDiffer {
      let text = "the golden has no snapshot of its own, so little can be told of what changed; record it again"
      outcome.record.note = [outcome.record.note, text].compactMap { $0 }.joined(separator: "; ")
    }
  }

  /// What is not compared, in pixels of the frame; an element where it was and where it is. Points of a picture without a
  /// snapshot are its pixels.
  private func masks(_ old: FrameSnapshot?, _ new: FrameSnapshot?, _ golden: PixelBuffer) -> [PixelArea] {
    rule.masks.flatMap { mask -> [PointArea] in
      switch mask {
      case .rectangle(let x, let y, let width, let height):
        [PointArea(x: x, y: y, width: width, height: height)]
      case .element(let name): [old, new].compactMap { $0?.elements.first { $0.name == name }?.frame }
      }
    }.compactMap { PixelArea(points: $0, scale: new?.scale ?? 1, width: golden.width, height: golden.height) }
  }

  /// Names of masks that no element has: mistyped, or not shown.
  private func unknownMasks(_ old: FrameSnapshot?, _ new: FrameSnapshot?) -> [String?] {
    let known = Set([old, new].compactMap(\.self).flatMap(\.elements).map(\.name))
    return rule.masks.map { mask in
      guard case .element(let name) = mask, !known.contains(name) else { return nil }
      return "no element is called \"\(name)\""
    }
  }

  private static func changedFonts(_ old: FrameSnapshot, _ new: FrameSnapshot) -> Set<String> {
    Set(old.fonts).symmetricDifference(new.fonts).reduce(into: []) { $0.insert($1.file) }
  }
}
