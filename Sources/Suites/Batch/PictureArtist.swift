import Foundation
import Text
import Wayframe

/// What came of one picture, on its way from the drawing threads to the output.
struct DrawnPicture: Sendable {
  let picture: BatchPicture
  /// `nil` for one that was there already.
  var record: FrameRecord?
  /// The line of one that was there already.
  var kept: EarlierResults.Place?
  /// The PNG file; empty where there is none, or where it is written already.
  var bytes: [UInt8] = []
  /// Why it could not be written: a disk that is full would fail for every picture that follows.
  var failure: WritingError?
}

/// Draws the pictures of a batch; on several threads.
struct PictureArtist: Sendable {
  let resources: FrameResources
  /// Where pictures are written at once; `nil` where the output takes them in order.
  let folder: PictureFolder?
  let earlier: EarlierResults?

  func draw(_ picture: BatchPicture, _ renderer: FrameRenderer) -> DrawnPicture {
    var drawn = DrawnPicture(picture: picture)
    if let folder, let old = earlier?.drawn(picture.name, key: picture.key), folder.digest(picture.name) == old.file {
      drawn.kept = old.place
      return drawn
    }
    let start = ContinuousClock.now
    var (record, bytes) = content(picture, renderer)
    record.seconds = ((ContinuousClock.now - start) / .seconds(1) * 1_000).rounded() / 1_000
    record.job = picture.line
    if !bytes.isEmpty {
      record.key = picture.key
      record.file = SHA256.hexDigest(bytes)
      if let folder {
        do { try folder.write(bytes, name: picture.name) } catch { drawn.failure = error }
      } else {
        drawn.bytes = bytes
      }
    }
    drawn.record = record
    return drawn
  }

  /// - Returns: no bytes for a picture that failed.
  private func content(_ picture: BatchPicture, _ renderer: FrameRenderer) -> (FrameRecord, [UInt8]) {
    switch picture.content {
    case .fault(let message): return (FrameRecord(failed: picture.name, error: message), [])
    case .frame(let frame):
      let result = Result { () throws(FrameError) in try renderer.frame(of: frame.navigationScene) }
      let record = FrameRecord(frame, result, seconds: 0)
      guard case .success(let drawn) = result else { return (record, []) }
      return (record, drawn.png())
    case .map(let map, let view, let scene):
      var record = FrameRecord(failed: picture.name, error: "")
      record.scene = scene
      do {
        let image = try MapImage(map, viewpoint: view, resources: resources, threads: renderer.threads)
        record.state = .drawn
        record.error = nil
        record.size = [image.pixels.width, image.pixels.height]
        record.scale = image.pixelRatio
        record.pixels = image.pixels.digest
        record.warnings = image.warnings
        return (record, image.png())
      } catch {
        record.error = "\(error)"
        return (record, [])
      }
    }
  }
}
