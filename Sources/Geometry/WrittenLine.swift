/// What a line of text says and where its letters stand, for documents whose text can be selected and searched.
public struct WrittenLine: Sendable {
  /// The smallest unit that stays together: one or more characters that the font joins.
  public struct Cluster: Sendable, Hashable {
    /// Its characters, in UTF-8 bytes of the line's text.
    public var utf8Range: Range<Int>
    /// The left edge and the width, from the left end of the baseline.
    public var x, advance: Double

    /// Characters with their place on the line.
    public init(utf8Range: Range<Int>, x: Double, advance: Double) {
      self.utf8Range = utf8Range
      self.x = x
      self.advance = advance
    }
  }

  /// A stretch in one font and one direction.
  public struct Run: Sendable, Hashable {
    /// Names the font's face; see the typesetter's font library.
    public var font: String
    /// Whether its characters run from right to left.
    public var isRightToLeft: Bool
    /// Places in the line's clusters.
    public var clusters: Range<Int>

    /// A stretch of clusters in one font.
    public init(font: String, isRightToLeft: Bool, clusters: Range<Int>) {
      self.font = font
      self.isRightToLeft = isRightToLeft
      self.clusters = clusters
    }
  }

  /// The line's characters in the order of reading.
  public let text: String
  /// Where they begin in the whole text, in UTF-8 bytes.
  public let utf8Offset: Int
  /// A BCP 47 tag.
  public let language: String
  /// The em, in the unit of all lengths.
  public let size: Double
  /// Space that was added between clusters.
  public let letterSpacing: Double
  /// Whether the line as a whole runs from right to left.
  public let isRightToLeft: Bool
  /// From left to right.
  public let runs: [Run]
  /// From left to right.
  public let clusters: [Cluster]

  /// A line by its characters, its look and its letters' places.
  public init(
    text: String, utf8Offset: Int, language: String, size: Double, letterSpacing: Double, isRightToLeft: Bool,
    runs: [Run], clusters: [Cluster]
  ) {
    self.text = text
    self.utf8Offset = utf8Offset
    self.language = language
    self.size = size
    self.letterSpacing = letterSpacing
    self.isRightToLeft = isRightToLeft
    self.runs = runs
    self.clusters = clusters
  }

  /// The characters of some UTF-8 bytes of the text.
  public func characters(_ range: Range<Int>) -> String {
    String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }

  /// The characters that a run draws, in UTF-8 bytes of the text.
  public func utf8Range(of run: Run) -> Range<Int> {
    let ranges = clusters[run.clusters].map(\.utf8Range)
    let start = ranges.map(\.lowerBound).min() ?? 0
    return start..<max(ranges.map(\.upperBound).max() ?? start, start)
  }
}

/// A line of text where it stands.
public struct PlacedLine: Sendable {
  /// What stands there.
  public var line: WrittenLine
  /// From the line's coordinates (the baseline's left end at the origin, y down) to device pixels: one for the whole
  /// line, or one for each cluster of a bent one.
  public var transforms: [AffineTransform]
  /// The height over the baseline at which the clusters of a bent line meet.
  public var axis: Double

  /// A line by what maps it, or each of its clusters, to device pixels.
  public init(_ line: WrittenLine, transforms: [AffineTransform], axis: Double = 0) {
    self.line = line
    self.transforms = transforms
    self.axis = axis
  }

  /// What maps a cluster to device pixels.
  public func transform(ofCluster index: Int) -> AffineTransform {
    transforms.indices.contains(index) ? transforms[index] : transforms.first ?? .identity
  }
}
