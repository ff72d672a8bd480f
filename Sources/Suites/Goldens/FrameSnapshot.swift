import Foundation
import Pixels
import Wayframe

/// What a golden image shows, in words and numbers: the file NAME.json beside NAME.png, from which changes are told.
public struct FrameSnapshot: Sendable, Hashable, Codable {
  /// A text of an element.
  public struct Text: Sendable, Hashable, Codable {
    public var text: String
    /// As `#RRGGBB` or `#RRGGBBAA`.
    public var color: String
    /// What lies right behind it; `nil` where that is the map.
    public var ground: String?
    /// The ink: left, upper edge, width, height in points; empty without ink.
    public var box: [Double]
  }

  /// An interface element or a view of the app; points.
  public struct Element: Sendable, Hashable, Codable {
    public var name: String
    public var x, y, width, height: Double
    public var texts: [Text]
  }

  /// A text on the map; points.
  public struct Label: Sendable, Hashable, Codable {
    public var text: String
    public var layer: String
    public var x, y, width, height: Double
  }

  /// A feature of the navigation layer, such as `position`; points.
  public struct Landmark: Sendable, Hashable, Codable {
    public var kind: String
    public var x, y: Double
  }

  /// A layer of the map's style, with the values of its paint properties at the frame's zoom.
  public struct Layer: Sendable, Hashable, Codable {
    public var id: String
    public var values: [String: String]
  }

  /// A font file that drew text.
  public struct Font: Sendable, Hashable, Codable {
    public var file: String
    public var sha256: String
  }

  /// The only one there is.
  static let currentFormat = 1

  public var format = Self.currentFormat
  /// The digest of the picture that this describes; with another picture, it says nothing.
  public var pixels: String
  /// Pixels.
  public var width, height: Int
  /// Pixels a point.
  public var scale: Double
  public var camera: [String: Double]
  public var elements: [Element]
  public var landmarks: [Landmark]
  public var labels: [Label]
  public var layers: [Layer]
  public var palette: [String: String]
  public var settings: [String: String]
  public var fonts: [Font]
}

extension FrameSnapshot {
  /// - Parameter digest: of the frame's pixels.
  init(_ frame: Frame, digest: String) {
    let (layout, details) = (frame.layout, frame.composition.details)
    pixels = digest
    (width, height, scale) = (layout.width, layout.height, layout.scale)
    camera = details.camera.mapValues { rounded($0, to: 1e7) }
    elements = layout.elements.map { element in
      Element(
        name: element.name, x: hundredths(element.x), y: hundredths(element.y), width: hundredths(element.width),
        height: hundredths(element.height), texts: (element.texts ?? []).map(Text.init))
    }
    landmarks = layout.landmarks.map { mark in
      Landmark(kind: mark.kind, x: hundredths(mark.x / layout.scale), y: hundredths(mark.y / layout.scale))
    }
    labels = layout.labels.map { label in
      Label(
        text: label.text, layer: label.layer, x: hundredths(label.x), y: hundredths(label.y),
        width: hundredths(label.width), height: hundredths(label.height))
    }
    layers = details.layers(in: frame.displayList).map { Layer(id: $0.id, values: $0.values) }
    palette = details.palette
    settings = details.settingTexts
    fonts = layout.fonts.map { font in
      // Folders differ from machine to machine.
      Font(file: font.file.split(separator: "/").last.map(String.init) ?? font.file, sha256: font.sha256)
    }
  }

  /// The file's text: sorted keys, so that changes are easy to read in a review.
  func json() throws(FileFault) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do { return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")] } catch {
      throw FileFault("a snapshot cannot be written: \(error)")
    }
  }

  /// Reads a snapshot; `nil` for what is none, whatever it is: goldens are compared without theirs, too.
  init?(json: [UInt8]) {
    guard let snapshot = try? JSONDecoder().decode(Self.self, from: Data(json)), snapshot.isUsable else { return nil }
    self = snapshot
  }

  /// Whether all numbers are ones that a frame can have.
  private var isUsable: Bool {
    let places =
      elements.flatMap { [$0.x, $0.y, $0.width, $0.height] + $0.texts.flatMap(\.box) }
      + labels.flatMap { [$0.x, $0.y, $0.width, $0.height] } + landmarks.flatMap { [$0.x, $0.y] }
    return format == Self.currentFormat && (1...32_768).contains(width) && (1...32_768).contains(height)
      && scale.isFinite && (0.01...100).contains(scale) && places.allSatisfy { $0.isFinite && abs($0) <= 1e6 }
      && elements.allSatisfy { $0.texts.allSatisfy { $0.box.isEmpty || $0.box.count == 4 } }
  }
}

extension FrameSnapshot.Text {
  fileprivate init(_ text: FrameLayout.Text) {
    self.text = text.text
    color = text.color
    ground = text.ground
    box = [text.x, text.y, text.width, text.height].map(hundredths)
  }
}

extension FrameSnapshot.Element {
  /// Whether the map can be seen behind a text of it.
  var showsMap: Bool {
    texts.contains { text in text.ground.flatMap(Color.init(hex:)).map { $0.alpha < 1 } ?? true }
  }

  var frame: PointArea { PointArea(x: x, y: y, width: width, height: height) }
}

extension FrameSnapshot.Label {
  var frame: PointArea { PointArea(x: x, y: y, width: width, height: height) }
}

private func hundredths(_ value: Double) -> Double { rounded(value, to: 100) }

private func rounded(_ value: Double, to parts: Double) -> Double { (value * parts).rounded() / parts }
