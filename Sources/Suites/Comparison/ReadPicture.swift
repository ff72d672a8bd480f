import Images
import Pixels
import Wayframe

/// A picture file that cannot be compared, in one sentence that names it.
public struct PictureFault: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, with the file's path.
  public let description: String
}

/// A PNG file's picture: as it is drawn, and as the file has it.
public struct ReadPicture: Sendable {
  /// Premultiplied pixels, as they are drawn.
  public let pixels: PixelBuffer
  /// The same pixels with their colours not multiplied by alpha.
  public let straight: StraightPixels

  /// Reads a regular file of at most 64 MiB; pictures of 16 bits a component are taken as sRGB.
  public init(path: String) throws(PictureFault) {
    let bytes: [UInt8]
    do { bytes = try InputFile.read(path) } catch { throw PictureFault(description: "\(error)") }
    do {
      straight = try PNG.decodeStraight(bytes)
      pixels = straight.premultiplied
    } catch {
      throw PictureFault(description: "\(path): \(error)")
    }
  }
}
