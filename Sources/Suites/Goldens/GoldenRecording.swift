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
    fileprivate let snapshot: FrameSnapshot
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
    let digest = frame.pixels.digest
    return Prepared(
      name: name, png: keepsHashes ? [] : frame.png(), snapshot: FrameSnapshot(frame, digest: digest))
  }

  /// Stores a frame's picture, or keeps its hash for `finish`. A golden with the same pixels stays untouched.
  public mutating func add(_ frame: Prepared) throws(FileFault) -> Change {
    let (name, digest) = (frame.name, frame.snapshot.pixels)
    let oldKind = store.kind(of: name)
    if keepsHashes {
      hashes[name] = .init(pixels: digest, width: frame.snapshot.width, height: frame.snapshot.height)
      fonts.formUnion(frame.snapshot.fonts)
      guard oldKind != nil else { return .new }
      return oldKind == .hash && store.hash(of: name)?.pixels == digest ? .unchanged : .changed
    }
    let json = try frame.snapshot.json()
    if oldKind == .picture, let old = try? store.picture(name), old.digest == digest {
      try store.store(name, snapshot: json)
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
