import Geometry
import Images
import NavigationUI
import Pixels

/// The pictures of a scene's own views, decoded.
struct ScenePictures {
  /// Whether colours that have another value in the dark take it.
  private let isDark: Bool
  private var pictures: [ViewContent.Picture: PixelBuffer] = [:]

  /// The longest side of a picture, in pixels.
  static let sizeLimit = 4_096

  /// No pictures.
  init() { isDark = false }

  init(_ scene: NavigationScene, isDark: Bool) throws(SceneError) {
    let contents = [scene.headerAccessory?.content].compactMap { $0 } + scene.views.map(\.content)
    try self.init(contents, file: scene.file, isDark: isDark)
  }

  /// - Parameter file: what messages about pictures without a file of their own name.
  init(_ contents: [ViewContent], file: String, isDark: Bool) throws(SceneError) {
    self.isDark = isDark
    for content in contents {
      guard let picture = content.image, pictures[picture] == nil else { continue }
      pictures[picture] = try Self.decode(picture, file: file)
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
    func color(_ color: SRGBColor) -> SRGBColor { color.resolved(isDark: isDark) }
    var view = ContentView(
      background: content.backgroundColor.map(color), text: content.text,
      picture: content.image.flatMap { pictures[$0] })
    if let tint = content.tintColor { view.picture = view.picture?.tinted(color(tint)) }
    view.cornerRadius = content.cornerRadius
    view.corners = content.maskedCorners
    view.borderWidth = content.borderWidth
    view.borderColor = color(content.borderColor)
    if content.shadow.opacity > 0 {
      view.shadow = .init(
        offset: Point(content.shadow.offsetX, content.shadow.offsetY), radius: content.shadow.radius,
        color: color(content.shadow.color).opacity(Float(min(content.shadow.opacity, 1))))
    }
    view.opacity = min(max(content.alpha, 0), 1)
    view.clipsToBounds = content.clipsToBounds
    let (padding, more) = (content.padding, content.contentInsets)
    view.insets = Insets(
      top: padding + more.top, left: padding + more.leading, bottom: padding + more.bottom,
      right: padding + more.trailing)
    view.pictureScale = Self.held(content.imageScale, within: 0.01...1_000, else: 1)
    view.pictureMode = content.contentMode
    view.picturePlace = content.imagePlacement
    view.gap = content.imagePadding
    view.isCentered = content.isCentered
    view.textColor = content.textColor.map(color)
    view.font = content.font
    view.font.size = Self.held(content.font.size, within: 0.1...1_000, else: 17)
    view.alignment = content.textAlignment
    view.lineLimit = content.numberOfLines
    view.lineBreak = content.lineBreakMode
    view.leastFontScale = content.minimumScaleFactor
    return view
  }

  /// What apps give is not checked when it is set.
  private static func held(_ value: Double, within range: ClosedRange<Double>, else usual: Double) -> Double {
    value.isNaN ? usual : min(max(value, range.lowerBound), range.upperBound)
  }

  /// A view as it is placed and drawn.
  func constrainedView(_ options: ViewOptions) -> ConstrainedView {
    var content = view(options.content)
    // What is not to be seen still takes the room that it wants.
    if options.isHidden || options.isGuide { content.opacity = 0 }
    var view = ConstrainedView(name: options.name, content: content, constraints: options.constraints)
    view.depth = options.depth
    view.resistance = options.resistance
    if options.intrinsicWidth != nil || options.intrinsicHeight != nil {
      view.intrinsicSize = (options.intrinsicWidth ?? -1, options.intrinsicHeight ?? -1)
    }
    return view
  }
}

extension PixelBuffer {
  /// The picture's transparency in one colour.
  func tinted(_ color: SRGBColor) -> PixelBuffer {
    var picture = self
    for y in 0..<height {
      for x in 0..<width {
        picture[x, y] = color.opacity(Float(self[x, y].alpha) / 255).pixel
      }
    }
    return picture
  }
}
