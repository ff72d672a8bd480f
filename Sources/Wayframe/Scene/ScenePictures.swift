import Images
import NavigationUI
import Pixels

/// The pictures of a scene's own views, decoded.
struct ScenePictures {
  private var pictures: [ViewContent.Picture: PixelBuffer] = [:]

  /// The longest side of a picture, in pixels.
  static let sizeLimit = 4_096

  /// No pictures.
  init() {}

  init(_ scene: Scene) throws(SceneError) {
    for content in [scene.headerAccessory?.content].compactMap({ $0 }) + scene.views.map(\.content) {
      guard let picture = content.image, pictures[picture] == nil else { continue }
      pictures[picture] = try Self.decode(picture, file: scene.file)
    }
  }

  /// - Parameter file: what messages call a picture without a file of its own.
  static func decode(_ picture: ViewContent.Picture, file: String) throws(SceneError) -> PixelBuffer {
    switch picture {
    case .file(let path): try decode(InputFile.read(path), file: path)
    case .png(let bytes): try decode(bytes, file: file)
    }
  }

  private static func decode(_ bytes: [UInt8], file: String) throws(SceneError) -> PixelBuffer {
    guard !bytes.isEmpty else {
      throw .unusablePicture(file: file, reason: "is empty; a picture must be a PNG file")
    }
    // Width and height stand at bytes 16 to 23 of every PNG file.
    if bytes.count >= 24 {
      let sides = [16, 20].map { at in bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
      guard sides.allSatisfy({ $0 <= sizeLimit }) else {
        throw .unusablePicture(
          file: file, reason: "the picture is \(sides[0]) x \(sides[1]) pixels; at most \(sizeLimit) a side are used")
      }
    }
    do { return try PNG.decode(bytes) } catch { throw .unusablePicture(file: file, reason: "\(error)") }
  }

  /// The content as the interface draws it.
  func view(_ content: ViewContent) -> ContentView {
    var view = ContentView(
      background: content.backgroundColor, text: content.text, picture: content.image.flatMap { pictures[$0] })
    view.cornerRadius = content.cornerRadius
    view.padding = content.padding
    view.pictureScale = content.imageScale
    view.textColor = content.textColor
    view.font = FontSpec(size: content.font.size, isBold: content.font.isBold)
    view.alignment = content.textAlignment
    return view
  }
}
