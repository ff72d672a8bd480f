import Foundation
import Images
import Pixels
import Wayframe

/// Compares the PNG files of two folders, or two files, by their names.
public struct FolderComparison: Sendable {
  /// A pair of files under one name; one of them may be missing.
  struct Pair: Sendable, Hashable {
    var name: String
    var expected, actual: String?
  }

  let pairs: [Pair]
  private let rule: ComparisonRule

  /// - Parameters:
  ///   - expected: a PNG file or a folder of such, with its folders.
  ///   - actual: the same kind as `expected`.
  public init(expected: String, actual: String, rule: ComparisonRule) throws(FileFault) {
    self.rule = rule
    let areFolders = [expected, actual].map { WrittenFile.isFolder($0) == true }
    guard areFolders[0] == areFolders[1] else {
      let (folder, file) = areFolders[0] ? (expected, actual) : (actual, expected)
      throw FileFault("\(folder) is a folder and \(file) is not; compare two files or two folders")
    }
    guard areFolders[0] else {
      let name = URL(fileURLWithPath: actual).deletingPathExtension().lastPathComponent
      pairs = [Pair(name: name, expected: expected, actual: actual)]
      return
    }
    let (old, new) = (
      Set(WholeFile.names(below: expected, extension: "png")), Set(WholeFile.names(below: actual, extension: "png"))
    )
    guard !old.isEmpty || !new.isEmpty else {
      throw FileFault("\(expected) and \(actual) hold no .png file")
    }
    pairs = old.union(new).sorted().map { name in
      Pair(
        name: name, expected: old.contains(name) ? "\(expected)/\(name).png" : nil,
        actual: new.contains(name) ? "\(actual)/\(name).png" : nil)
    }
  }

  /// Compares all pairs in the order of their names; a file that cannot be read is a failed record.
  ///
  /// - Parameter body: is called after each pair, with the comparison where there was one.
  public func run<E: Error>(_ body: (FrameRecord, PictureComparison?) throws(E) -> Void) throws(E) {
    for pair in pairs {
      let (record, comparison) = compare(pair)
      try body(record, comparison)
    }
  }

  private func compare(_ pair: Pair) -> (FrameRecord, PictureComparison?) {
    let start = ContinuousClock.now
    var record = FrameRecord(name: pair.name, state: .equal)
    defer { record.seconds = ((ContinuousClock.now - start) / .seconds(1) * 1_000).rounded() / 1_000 }
    do {
      let old = try pair.expected.map(ReadPicture.init(path:))
      let new = try pair.actual.map(ReadPicture.init(path:))
      record.expectedSize = old.map { [$0.pixels.width, $0.pixels.height] }
      record.size = new.map { [$0.pixels.width, $0.pixels.height] } ?? []
      guard let old, let new else {
        record.state = old == nil ? .missing : .orphaned
        return (record, nil)
      }
      let masks = rule.masks.compactMap { mask -> PixelArea? in
        guard case .rectangle(let x, let y, let width, let height) = mask else { return nil }
        return PixelArea(
          points: PointArea(x: x, y: y, width: width, height: height), scale: 1, width: old.pixels.width,
          height: old.pixels.height)
      }
      let comparison = PictureComparison(
        expected: old.pixels, actual: new.pixels, rule: rule, ignoring: masks,
        straight: (old.straight, new.straight))
      record.state = comparison.isEqual ? .equal : comparison.sizesDiffer ? .size : .differs
      record.differingPixels = comparison.differingPixels
      record.largestDifference = comparison.largestDifference
      record.areas = comparison.areas.map(\.list)
      record.note = rule.text
      return (record, comparison)
    } catch {
      record.state = .failed
      record.error = "\(error)"
      return (record, nil)
    }
  }
}
