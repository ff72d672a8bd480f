import Foundation
import Wayframe

extension FrameRecord {
  /// What came of drawing a frame, before anything was compared.
  public init(_ frame: SuiteFrame, _ result: Result<Frame, FrameError>, seconds: Double) {
    self.init(
      name: frame.name, scene: frame.scene, device: frame.device, locale: frame.locale, light: frame.light,
      state: .drawn)
    scale = frame.navigationScene.device.scale
    self.seconds = (seconds * 1_000).rounded() / 1_000
    switch result {
    case .success(let drawn):
      size = [drawn.pixels.width, drawn.pixels.height]
      pixels = drawn.pixels.digest
      warnings = drawn.warnings
    case .failure(let error):
      state = .failed
      self.error = error.description
    }
  }

  /// The record as a line of JSON without its end, members in alphabetical order.
  public var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Every member can be written as JSON, as long as its numbers are finite; a time always is.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
