import Canvas
import Geometry
import MapDrawing
import MapStyle
import NavigationUI
import Pixels

/// What a frame was decided by, for telling why it differs from an earlier one.
package struct FrameDetails: Sendable {
  /// A layer of the map's style.
  package struct Layer: Sendable {
    package var id: String
    /// Values by the names of paint properties, at the frame's zoom. Where features differ, what was drawn counts.
    package var values: [String: String]
  }

  private(set) var interface: SceneInterface?
  /// Where and when the scene is.
  private(set) var situation: Situation?
  private var landmarks = MapLandmarks()
  private var look: MapLook?
  /// The settings with their one value for the frame's light.
  private var settings: UISettings?
  /// The first command of the interface; all after it are the interface's.
  private var firstInterfaceCommand = 0
  /// What each element and view became, in drawing order.
  private var interfaceParts: [DrawnPart] = []
  /// What the frame is called.
  private(set) var title: String?
  /// The language of its texts as a BCP 47 tag.
  private(set) var language: String?

  /// Of a page that is no scene's.
  init() {}

  init(
    title: String, language: String, situation: Situation, interface: SceneInterface, landmarks: MapLandmarks,
    look: MapLook,
    settings: UISettings,
    interfaceParts: [DrawnPart], firstInterfaceCommand: Int
  ) {
    self.title = title
    self.language = language
    self.situation = situation
    self.interface = interface
    self.landmarks = landmarks
    self.look = look
    self.settings = settings
    self.firstInterfaceCommand = firstInterfaceCommand
    self.interfaceParts = interfaceParts
  }

  /// Whether the interface is laid out from right to left.
  package var isRightToLeft: Bool { interface?.model.isRightToLeft ?? false }

  /// The colours of what is drawn beside the style's layers, by name.
  package var palette: [String: String] { look?.palette.colors.mapValues(\.hex) ?? [:] }

  /// Switches, colours and fonts by their names, those left to the built-in look without an entry.
  package var settingTexts: [String: String] {
    guard let settings else { return [:] }
    return Setting.all.reduce(into: [:]) { $0[$1.name] = $1.text(settings) }
  }

  /// Where the map is seen from: latitude, longitude, zoom, bearing and pitch in degrees, and the anchor in points.
  package var camera: [String: Double] {
    guard let camera = interface?.camera else { return [:] }
    return [
      "latitude": camera.center.latitude, "longitude": camera.center.longitude, "zoom": camera.zoom,
      "bearing": camera.bearingDegrees, "pitch": camera.pitchDegrees, "anchorX": camera.anchor.x,
      "anchorY": camera.anchor.y,
    ]
  }

  /// The layers that have a part in the frame, from the ground up.
  package func layers(in list: DisplayList) -> [Layer] {
    guard let style = look?.style, let camera = interface?.camera else { return [] }
    let evaluation = EvaluationContext(zoom: camera.zoom, pitchDegrees: camera.pitchDegrees)
    let drawn = Dictionary(landmarks.layerCommands.map { ($0.layer, $0.commands) }) { first, _ in first }
    return style.layers.compactMap { layer in
      guard let commands = drawn[layer.id] else { return nil }
      var values = Dictionary(layer.paintValues(evaluation).map { ($0.property, $0.text) }) { first, _ in first }
      if let property = layer.mainColorProperty, values[property] == nil {
        values[property] = list.solidColors(in: commands).map(\.hex).sorted().joined(separator: ", ")
      }
      return Layer(id: layer.id, values: values)
    }
  }

  /// The contrast of two opaque colours, 1 to 21, as WCAG 2 defines it.
  package static func contrast(_ a: SRGBColor, _ b: SRGBColor) -> Double { Contrast.ratio(a, b) }

  /// A part of the frame that commands of its own draw.
  package enum Part: Sendable, Hashable {
    case layer(String)
    case route
    case markers
    case interface
  }

  /// The stretches of commands that each part is drawn by, in drawing order.
  func parts(of list: DisplayList) -> [(part: Part, commands: Range<Int>)] {
    guard interface != nil else { return [] }
    let map = landmarks.layerCommands.map { stretch -> (Part, Range<Int>) in
      let part = stretch.layer.map(Part.layer) ?? (stretch.name == "route" ? .route : .markers)
      return (part, stretch.commands)
    }
    return map + [(.interface, min(firstInterfaceCommand, list.commands.count)..<list.commands.count)]
  }
}

extension FrameDetails {
  /// The frame's parts as groups of an SVG document: layers of the style, the route, markers, elements and views.
  func groups(of list: DisplayList) -> [VectorGroup] {
    var identifiers = SVGIdentifiers()
    let map = parts(of: list).compactMap { part, commands -> VectorGroup? in
      switch part {
      case .layer(let id): VectorGroup(id: identifiers.unique("layer-\(id)"), title: id, commands: commands)
      case .route: VectorGroup(id: identifiers.unique("route"), title: "route", commands: commands)
      case .markers: VectorGroup(id: identifiers.unique("markers"), title: "markers", commands: commands)
      case .interface: nil
      }
    }
    return map
      + interfaceParts.map { part in
        let id = identifiers.unique(part.isView ? "view-\(part.name)" : part.name)
        return VectorGroup(id: id, title: part.name, commands: part.commands)
      }
  }
}

/// Which part of a frame lies uppermost at each pixel.
package struct FrameParts: Sendable {
  private let picture: PixelBuffer
  private let parts: [FrameDetails.Part]

  /// - Parameter isAsked: the parts that count; the others are as if they were not there.
  package init(of composition: FrameComposition, where isAsked: (FrameDetails.Part) -> Bool) {
    let asked = composition.details.parts(of: composition.displayList).filter { isAsked($0.part) }
    parts = asked.map(\.part)
    let stretches = asked.indices.map { (commands: asked[$0].commands, color: Self.color($0)) }
    picture = Renderer(threads: 1).render(composition.displayList.silhouettes(of: stretches))
  }

  /// The part at a pixel inside the frame; where edges mix, the part whose colour is nearest.
  package func part(x: Int, y: Int) -> FrameDetails.Part? {
    let pixel = picture[x, y]
    guard pixel.alpha > 0, !parts.isEmpty else { return nil }
    let alpha = Float(pixel.alpha)
    let color = SIMD3(Float(pixel.red), Float(pixel.green), Float(pixel.blue)) / alpha
    func distance(_ index: Int) -> Float {
      let other = Self.color(index)
      let apart = color - SIMD3(other.red, other.green, other.blue)
      return (apart * apart).sum()
    }
    return parts.indices.min { distance($0) < distance($1) }.map { parts[$0] }
  }

  /// Colours far apart from one another, another for each place in the list.
  private static func color(_ index: Int) -> Color {
    Color(UInt32(truncatingIfNeeded: index &* 0x9E_3779 &+ 0x3C_6EF3) & 0xFF_FFFF)
  }
}
