import Foundation
import Wayframe

/// Takes the pictures of a batch in order, and writes their results.
final class BatchOutput: Sendable {
  /// Where pictures are written as soon as they are drawn; `nil` where they are taken in order.
  let folder: PictureFolder?
  let earlier: EarlierResults?
  private let emit: (@Sendable ([UInt8]) throws(WritingError) -> Void)?
  private let isTar: Bool
  /// Whether jobs that failed are drawn once more, beside the pictures of others.
  private let repeats: Bool
  /// Of the thread that delivers.
  nonisolated(unsafe) private var journal: ResultsJournal?
  nonisolated(unsafe) private var tar: TarResults?

  typealias Emit = @Sendable ([UInt8]) throws(WritingError) -> Void

  init(_ folder: PictureFolder, _ journal: ResultsJournal, repeats: Bool, _ emit: Emit?) {
    (self.folder, self.journal, self.repeats, self.emit) = (folder, journal, repeats, emit)
    earlier = journal.earlier
    isTar = false
  }

  init(_ tar: TarResults, _ emit: Emit?) {
    (self.tar, self.emit) = (tar, emit)
    (folder, earlier, isTar, repeats) = (nil, nil, true, false)
  }

  /// Lines alone.
  init(_ emit: Emit?) {
    self.emit = emit
    (folder, earlier, isTar, repeats) = (nil, nil, false, false)
  }

  /// Why a picture would destroy something; `nil` where it would not.
  func refusal(_ name: String, key: String, inputs: [String]) -> String? {
    guard let folder else { return nil }
    if let input = inputs.first(where: { folder.isTarget(name, $0) }) {
      return "the picture would take the place of \(input)"
    }
    guard repeats, earlier?.hasOther(name, key: key) == true else { return nil }
    return "the name \"\(name.shown(limit: 120))\" is that of a picture in \(folder.path), drawn from something else"
  }

  /// Why there can be no picture of that name; `nil` where there can.
  func obstacle(_ name: String) -> String? { isTar ? TarFile.obstacle(name + ".png") : nil }

  func take(_ drawn: DrawnPicture) throws(WritingError) {
    if let failure = drawn.failure { throw failure }
    let name = drawn.picture.name
    guard let record = drawn.record else {
      guard let place = drawn.kept else { return }
      journal?.keep(place, name: name)
      if let line = earlier?.line(at: place) { try emit?(line + [UInt8(ascii: "\n")]) }
      return
    }
    let line = Array(record.line.utf8)
    try journal?.add(line, name: name)
    try tar?.add(line, picture: drawn.bytes, name: name)
    if record.error != nil, let retry = drawn.picture.retry {
      try journal?.addFailed(retry.line)
      try tar?.addFailed(retry.line)
    }
    guard let emit else { return }
    // A line that stands alone has the picture in it.
    guard journal == nil, tar == nil, !drawn.bytes.isEmpty else { return try emit(line + [UInt8(ascii: "\n")]) }
    let picture = Data(drawn.bytes).base64EncodedString()
    try emit(line.dropLast() + Array(",\"png\":\"\(picture)\"}\n".utf8))
  }

  func finish() throws(WritingError) {
    try journal?.finish(isWhole: !repeats)
    try tar?.finish()
  }
}
