import Canvas
import Geometry
import Testing

@testable import Icons

@Suite struct PlaceIconTests {
  /// Every name of the styles' sprite sheets with its size there.
  static let sprites: [(name: String, width: Double, height: Double)] = {
    var all: [(String, Double, Double)] = [
      ("dot", 10, 10), ("entrance", 14, 14), ("oneway", 16, 10), ("peak", 12, 11), ("signal", 14, 24),
      ("stop", 20, 20), ("town", 10, 10),
    ]
    for name in [
      "attraction", "bar", "bus", "cafe", "charging", "culture", "education", "food", "fuel", "generic", "health",
      "lodging", "park", "parking", "rail", "shop",
    ] {
      all.append(("poi-\(name)", 20, 20))
    }
    let wide = zip(1..., [20.0, 24, 30, 37, 44, 51])
    for kind in ["motorway", "red", "road", "trunk", "yellow"] { all += wide.map { ("shield-\(kind)-\($0)", $1, 20) } }
    let round = zip(1..., [23.0, 25, 31, 38, 45, 52])
    for kind in ["us-highway", "us-interstate"] { all += round.map { ("shield-\(kind)-\($0)", $1, 23) } }
    all += zip(1..., [22.0, 25, 31, 38, 45, 52]).map { ("shield-us-state-\($0)", $1, 20) }
    return all
  }()

  @Test func everySpriteHasAnIcon() {
    #expect(Self.sprites.count == 71)
    #expect(PlaceIcon.names == Self.sprites.map(\.name).sorted())
    #expect(PlaceIcon.named("poi-unheard-of") == nil)
    #expect(PlaceIcon.naturalSize("") == nil)
  }

  @Test(arguments: sprites)
  func inkIsCentredInItsBox(name: String, width: Double, height: Double) throws {
    let icon = try #require(PlaceIcon.named(name))
    let size = try #require(PlaceIcon.naturalSize(name))
    #expect(size == (width, height))
    #expect(icon.size == max(width, height))
    let middle = Point(icon.size / 2, icon.size / 2)
    let box = Rect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
    let ink = icon.inkBounds
    #expect(box.contains(ink), "\(ink) leaves \(box)")
    #expect(abs(ink.center.x - middle.x) <= 0.5, "\(ink)")
    #expect(abs(ink.center.y - middle.y) <= 0.5, "\(ink)")
    // No icon is lost in its box.
    #expect(ink.width >= width - 3, "\(ink)")
    #expect(ink.height >= height - 3, "\(ink)")
  }

  /// Glyphs stay well inside their discs and sit in the middle of them.
  @Test(arguments: PlaceGlyph.all.map(\.name))
  func glyphsSitInTheMiddleOfTheirDiscs(name: String) throws {
    let icon = try #require(PlaceIcon.named("poi-\(name)"))
    var glyph = icon
    glyph.layers.removeAll { $0.ink != .role(.poiGlyph) }
    #expect(glyph.layers.count == icon.layers.count - 2)
    let ink = glyph.inkBounds
    #expect(abs(ink.center.x - 10) <= 0.5, "\(ink)")
    #expect(abs(ink.center.y - 10) <= 0.5, "\(ink)")
    for layer in glyph.layers {
      #expect(layer.path.subpathPolygons.joined().allSatisfy { ($0 - Point(10, 10)).length < 7.2 })
    }
  }

  /// Day and night differ only in the palette: nothing is painted in a colour of its own.
  @Test(arguments: PlaceIcon.names)
  func coloursComeFromThePalette(name: String) throws {
    let icon = try #require(PlaceIcon.named(name))
    for layer in icon.layers {
      guard case .role(let role) = layer.ink else {
        Issue.record("\(name) has a fixed colour")
        continue
      }
      #expect(![.main, .ghost, .moat, .fill, .line, .rim, .shadow].contains(role))
    }
  }
}

extension VectorIcon {
  /// The union of what all layers paint, caps included.
  fileprivate var inkBounds: Rect {
    layers.reduce(.null) { bounds, layer in
      let box = Rect(bounding: layer.path.subpathPolygons.joined())
      switch layer.form {
      case .fill: return bounds.union(box)
      case .outset(let distance): return bounds.union(box.inset(by: -distance))
      case .stroke(let width, let cap, _):
        // A flat cap adds nothing along the line; joins and sides do.
        return bounds.union(cap == .butt ? box : box.inset(by: -width / 2))
      }
    }
  }
}
