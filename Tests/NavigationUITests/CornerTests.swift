import Geometry
import Testing
import Text

@testable import NavigationUI

/// Credit and scale bar in the corners of a map: in the right half, inside, and clear of everything else.
@Suite struct CornerTests {
  private func layout(_ model: InterfaceModel) throws -> InterfaceLayout {
    InterfaceLayout(model, typesetter: try LayoutTests.typesetter.get())
  }

  @Test(arguments: LayoutTests.devices, MapCorner.allCases)
  func clearOfAllElements(_ device: LayoutTests.Device, _ corner: MapCorner) throws {
    for isRightToLeft in [false, true] {
      var model = device.model
      model.isRightToLeft = isRightToLeft
      model.attributionCorner = corner
      model.scaleBar = ScaleBarModel(length: 80, text: "500 ft", corner: corner)
      let layout = try layout(model)
      let credit = try #require(layout.frame(of: .attribution))
      let map = Rect(x: 0, y: 0, width: model.width, height: model.height)
      #expect(map.contains(credit))
      // Where nothing is free there is no bar, but never one on something else.
      guard let bar = layout.frame(of: .scaleBar) else { continue }
      #expect(map.contains(bar))
      for element in layout.elements where element.name != .scaleBar && element.layer != .system {
        #expect(!element.frame.intersects(bar), "\(device) \(corner): \(element.name) \(element.frame) \(bar)")
      }
      for element in layout.elements where element.name != .attribution && element.layer != .system {
        #expect(!element.frame.intersects(credit), "\(device) \(corner): \(element.name) \(element.frame) \(credit)")
      }
    }
  }

  /// A bare map of 400 by 300 points: 12 points from both edges; of two in one corner the second stands beside or over the first.
  @Test func cornersOfABareMap() throws {
    for corner in MapCorner.allCases {
      var model = InterfaceModel(width: 400, height: 300)
      model.isFollowing = false
      model.attributionCorner = corner
      model.scaleBar = ScaleBarModel(
        length: 100, text: "1 km", corner: corner == .topLeading ? .bottomTrailing : .topLeading)
      let layout = try layout(model)
      let credit = try #require(layout.frame(of: .attribution))
      let bar = try #require(layout.frame(of: .scaleBar))
      #expect((corner == .topLeading || corner == .bottomLeading ? credit.minX : 400 - credit.maxX) == 12)
      #expect((corner == .topLeading || corner == .topTrailing ? credit.minY : 300 - credit.maxY) == 12)
      // The bar's plate is the bar with 6 points on each side.
      #expect(bar.width == 112)
      #expect((corner == .topLeading ? 400 - bar.maxX : bar.minX) == 12)
      #expect((corner == .topLeading ? 300 - bar.maxY : bar.minY) == 12)
    }
  }

  /// Reading from the right puts leading things on the right.
  @Test func cornersAreMirrored() throws {
    var model = InterfaceModel(width: 400, height: 300, attribution: [])
    model.isFollowing = false
    model.isRightToLeft = true
    model.scaleBar = ScaleBarModel(length: 50, text: "1 km", corner: .topLeading)
    #expect(try layout(model).frame(of: .scaleBar)?.maxX == 388)
  }

  @Test func noBarUnlessAsked() throws {
    #expect(try layout(Specimens.day).frame(of: .scaleBar) == nil)
  }
}
