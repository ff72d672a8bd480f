import Wayframe

/// How a suite's documentation pictures are drawn and written.
public struct GalleryOptions: Sendable, Hashable {
  /// What a picture is written as.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    /// Pixels without loss, or vectors.
    case png, svg, webp, pdf

    /// Whether one file serves every size.
    var isVector: Bool { self == .svg || self == .pdf }
  }

  /// What elements are called.
  public enum Names: String, Sendable, Hashable, CaseIterable {
    /// Plain words with the setting below, or the SDK's names of elements.
    case plain, sdk
  }

  /// A page that shows all pictures.
  public enum Index: String, Sendable, Hashable, CaseIterable {
    /// `index.html`, `index.md`, and an article for a DocC catalogue.
    case html, markdown, docc
  }

  /// Whether whole frames are shown on a device, with its status bar.
  public var hasDevice = true
  /// Whether they throw a shadow.
  public var hasShadow = true
  /// The page that they are made for.
  public var page = DeviceOutline.Page.light
  /// Pixels a point; a picture for each of them. 1 to 4.
  public var scales = [2]
  /// What they are written as.
  public var format = Format.png
  /// What elements are called.
  public var names = Names.plain
  /// The pages that show them.
  public var indexes: Set<Index> = [.html]
  /// Whether PNG files say what they were drawn from.
  public var hasRecipe = true
  /// The elements that every picture points out, whatever the suite says; `nil` to leave it to the suite.
  public var callouts: [String]?
  /// The elements that every picture is cut to; `nil` to leave it to the suite.
  public var crop: [String]?
  /// Points around what pictures are cut to; `nil` to leave it to the suite.
  public var cropMargin: Double?
  /// How elements are pointed out; `nil` to leave it to the suite.
  public var style: SuitePicture.Style?

  /// With device, status bar and shadow, for light pages, as PNG of two pixels a point.
  public init() {}

  /// A picture with what the options ask of all.
  func applied(to picture: SuitePicture) -> SuitePicture {
    var picture = picture
    if let callouts {
      let own = Dictionary(picture.callouts.map { ($0.element, $0) }) { first, _ in first }
      picture.callouts = callouts.map { own[$0] ?? SuitePicture.Mark($0) }
    }
    if let crop { picture.crop = crop }
    if let cropMargin { picture.cropMargin = cropMargin }
    if let style { picture.style = style }
    return picture
  }
}

/// Why documentation pictures cannot be made, in one sentence that names the picture.
public enum GalleryError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A suite whose pictures show none of its frames.
  case unknownFrame(file: String, picture: String, scene: String, frames: [String])
  /// A name that cannot be a file's, and why.
  case unusableName(file: String, picture: String, reason: String)
  /// Two pictures that would be one file.
  case sameName(file: String, path: String)
  /// An element that the frame does not show, with those that it shows.
  case unknownElement(picture: String, element: String, frame: String, shown: [String])
  /// An element that other frames show, why this one does not, and what shows it.
  case absentElement(picture: String, element: String, frame: String, reason: String, remedy: String?)
  /// An element to cut to that lies beyond the frame.
  case outside(picture: String, element: String, frame: String)
  /// More call-outs than a picture can have.
  case callOuts(picture: String, CallOutError)
  /// A frame that cannot be drawn.
  case frame(name: String, reason: String)
  /// A picture that cannot be packed.
  case image(picture: String, reason: String)

  /// What is wrong, in one sentence.
  public var description: String {
    switch self {
    case .unknownFrame(let file, let picture, let scene, let frames):
      "\(file): the picture \"\(picture.shown)\" shows \"\(scene.shown)\", but no frame of the suite is called so"
        + "\(suggestion(for: scene, among: frames)); there are: \(Self.list(frames))"
    case .unusableName(let file, let picture, let reason):
      "\(file): the picture's name \"\(picture.shown)\" cannot be a file's: \(reason)"
    case .sameName(let file, let path):
      "\(file): two pictures would be written to \"\(path.shown)\"; give them names of their own, such as "
        + "\"header-{locale}\""
    case .unknownElement(let picture, let element, let frame, let shown):
      "the picture \"\(picture.shown)\": \"\(element.shown)\" is not in the frame \(frame.shown)"
        + "\(suggestion(for: element, among: shown + [SuitePicture.Mark.all.element])); it shows: \(Self.list(shown))"
        + "; \"all\" stands for all of them"
    case .absentElement(let picture, let element, let frame, let reason, let remedy):
      "the picture \"\(picture.shown)\": \"\(element.shown)\" is not in the frame \(frame.shown): \(reason)"
        + (remedy.map { "; remedy: \($0)" } ?? "")
    case .outside(let picture, let element, let frame):
      "the picture \"\(picture.shown)\": cannot be cut to \"\(element.shown)\", which lies outside the frame \(frame.shown)"
    case .callOuts(let picture, let error): "the picture \"\(picture.shown)\": \(error)"
    case .frame(let name, let reason): "\(name.shown): \(reason)"
    case .image(let picture, let reason): "the picture \"\(picture.shown)\": \(reason)"
    }
  }

  private static func list(_ names: [String]) -> String {
    let more = names.count > 30 ? ", and \(names.count - 30) more" : ""
    return names.prefix(30).map(\.shown).joined(separator: ", ") + more
  }
}

extension String {
  /// As it stands in a message.
  fileprivate var shown: String { shown(limit: 120) }
}
