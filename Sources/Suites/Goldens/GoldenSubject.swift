import Images
import Pixels
import Wayframe

/// A picture that is held against a golden: a drawn frame, of which causes can be told, or pixels alone.
public enum GoldenSubject: Sendable {
  /// A frame with its layout.
  case frame(Frame)
  /// Any picture.
  case picture(PixelBuffer)

  var pixels: PixelBuffer {
    switch self {
    case .frame(let frame): frame.pixels
    case .picture(let picture): picture
    }
  }

  func png() -> [UInt8] {
    switch self {
    case .frame(let frame): frame.png()
    case .picture(let picture): PNG.encode(picture)
    }
  }

  /// What a frame shows, in words and numbers.
  func snapshot(digest: String) -> FrameSnapshot? {
    if case .frame(let frame) = self { FrameSnapshot(frame, digest: digest) } else { nil }
  }
}

extension FrameRecord {
  /// A picture before it was compared.
  init(_ subject: GoldenSubject, named name: String) {
    self.init(name: name, state: .drawn)
    size = [subject.pixels.width, subject.pixels.height]
    pixels = subject.pixels.digest
    if case .frame(let frame) = subject {
      scale = frame.layout.scale
      warnings = frame.warnings
    }
  }
}
