import Images
import Pixels
import Wayframe

/// Makes goldens of a suite's frames.
public struct GoldenRecording {
  /// The goldens with those that have been recorded.
  public private(set) var store: GoldenStore
  private let keepsHashes: Bool
  private var hashes: [String: GoldenHashes.Entry] = [:]
  private var fonts: Set<FrameSnapshot.Font> = []

  /// A frame ready to be stored, made on any thread.
  public struct Prepared: Sendable {
    fileprivate let name: String
    fileprivate let png: [UInt8]
    fileprivate let entry: GoldenHashes.Entry
    fileprivate let snapshot: FrameSnapshot?
  }

  /// What recording did with a golden.
  public enum Change: String, Sendable {
    /// Nothing had the name; the pixels or the way to keep them are others; the golden stayed as it was.
    case new, changed, unchanged
  }

  /// - Parameter keepsHashes: whether hashes are stored instead of pictures.
  public init(store: GoldenStore, keepsHashes: Bool = false) {
    self.store = store
    self.keepsHashes = keepsHashes
  }

  /// What is stored of a frame; the slow part of recording.
  ///
  /// - Parameter keepsHashes: as for the recording.
  public static func prepare(_ frame: Frame, named name: String, keepsHashes: Bool = false) -> Prepared {
    prepare(.frame(frame), named: name, keepsHashes: keepsHashes)
  }

  /// The same of any picture.
  public static func prepare(_ subject: GoldenSubject, named name: String, keepsHashes: Bool = false) -> Prepared {
    let (digest, pixels) = (subject.pixels.digest, subject.pixels)
    return Prepared(
      name: name, png: keepsHashes ? [] : subject.png(),
      entry: GoldenHashes.Entry(pixels: digest, width: pixels.width, height: pixels.height),
      snapshot: subject.snapshot(digest: digest))
  }

  /// Stores a frame's picture, or keeps its hash for `finish`. A golden with the same pixels stays untouched.
  public mutating func add(_ frame: Prepared) throws(FileFault) -> Change {
    let (name, digest) = (frame.name, frame.entry.pixels)
    let oldKind = store.kind(of: name)
    if keepsHashes {
      hashes[name] = frame.entry
      fonts.formUnion(frame.snapshot?.fonts ?? [])
      guard oldKind != nil else { return .new }
      return oldKind == .hash && store.hash(of: name)?.pixels == digest ? .unchanged : .changed
    }
    let json: [UInt8]? = if let snapshot = frame.snapshot { try snapshot.json() } else { nil }
    if oldKind == .picture, let old = try? store.picture(name), old.digest == digest {
      if let json { try store.store(name, snapshot: json) }
      return .unchanged
    }
    _ = try store.store(name, png: frame.png, snapshot: json)
    return oldKind == nil ? .new : .changed
  }

  /// Stores the hashes, all at once.
  public mutating func finish() throws(FileFault) {
    try store.store(hashes, fonts: fonts.sorted { ($0.file, $0.sha256) < ($1.file, $1.sha256) })
    hashes = [:]
  }
}
