import Foundation

/// Which goldens a test run writes in place of comparing.
public enum RecordingMode: String, Sendable, Hashable, CaseIterable {
  /// None; the default.
  case never
  /// Those that do not exist.
  case missing
  /// Those that do not exist or no longer match.
  case changed
  /// All.
  case all

  /// The mode that `WAYFRAME_RECORD_GOLDENS` asks for: `missing`, `changed`, `all` or 1 for all; `never` without it.
  ///
  /// - Throws: for any other value.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(RecordingRefusal) {
    let value = environment[GoldenImages.recordVariable] ?? ""
    guard let mode = value.isEmpty || value == "0" ? .never : value == "1" ? .all : Self(rawValue: value) else {
      throw RecordingRefusal(
        description: "\(GoldenImages.recordVariable)=\(value.prefix(40)): must be never, missing, changed, all or 1")
    }
    self = mode
  }

  /// Whether a golden in that state is written.
  func records(isMissing: Bool, matches: Bool) -> Bool {
    switch self {
    case .never: false
    case .missing: isMissing
    case .changed: isMissing || !matches
    case .all: true
    }
  }

  /// The given mode, else the environment's. On a build server nobody looks at what was recorded, so it is refused there.
  init(_ mode: Self?, environment: [String: String]) throws(RecordingRefusal) {
    self = if let mode { mode } else { try Self(environment: environment) }
    guard self != .never, Self.isBuildServer(environment) else { return }
    throw RecordingRefusal(
      description: "goldens are not recorded where CI=true; record them on your machine (mode \(rawValue))")
  }

  static func isBuildServer(_ environment: [String: String]) -> Bool {
    ["true", "1"].contains(environment["CI"]?.lowercased())
  }
}

/// Why goldens are not recorded.
public struct RecordingRefusal: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reason, in one sentence.
  public let description: String
}
