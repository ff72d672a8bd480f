import Pixels
import Testing

@testable import Suites

/// What two snapshots say.
@Suite struct ChangeTests {
  private func elements(_ edit: (inout FrameSnapshot) -> Void) -> [FrameChange] {
    ElementChanges(old: Snapshots.make(), new: Snapshots.make(edit)).claims().map(\.change)
  }

  private func map(_ edit: (inout FrameSnapshot) -> Void) -> [FrameChange] {
    MapChanges(old: Snapshots.make(), new: Snapshots.make(edit)).claims().map(\.change)
  }

  @Test func equalSnapshotsSayNothing() {
    #expect(elements { _ in }.isEmpty)
    #expect(map { _ in }.isEmpty)
    #expect(LayerChanges(old: Snapshots.make(), new: Snapshots.make()).order.isEmpty)
  }

  @Test func movedAndResized() {
    let changes = elements {
      $0.elements[0].x += 4
      $0.elements[0].y -= 40.5
      $0.elements[0].height = 28
    }
    #expect(changes.map(\.kind) == [.resized, .moved])
    #expect(changes[0].from == "80 × 20")
    #expect(changes[0].to == "80 × 28")
    #expect(changes[1].property == "4 right, 40.5 up")
    #expect(changes[1].from == "10, 10")
    #expect(changes[1].to == "14, -30.5")
    #expect(changes[1].title == "Moved 4 right, 40.5 up")
  }

  @Test func newAndGone() {
    let changes = elements {
      $0.elements = [.init(name: "compassButton", x: 80, y: 40, width: 48, height: 48, texts: [])]
    }
    #expect(changes.map(\.kind) == [.new, .gone])
    #expect(changes[0].subject == "compassButton")
    #expect(changes[0].from == "not there")
    #expect(changes[0].to == "48 × 48 at 80, 40")
    #expect(changes[1].subject == "navigationHeader")
  }

  @Test func textsAndColours() {
    let changes = elements {
      $0.elements[0].texts[0].text = "Turn right"
      $0.elements[0].texts[0].ground = "#0B8043"
    }
    #expect(changes.map(\.kind) == [.text, .color])
    #expect(changes[0].from == "Turn left")
    #expect(changes[0].to == "Turn right")
    #expect(changes[1].property == "background")
    // White on #0B6E4F is 6.27:1, on #0B8043 5.04:1 (WCAG 2).
    #expect(changes[1].notes == ["Contrast of the text: 6.2:1 → 5.0:1"])
    let colors = elements { $0.elements[0].texts[0].color = "#000000" }
    #expect(colors.map(\.property) == ["text"])
    // Black on #0B6E4F: 21 / 6.27 = 3.35.
    #expect(colors[0].notes == ["Contrast of it: 6.2:1 → 3.3:1"])
  }

  /// A header's text is coloured to suit its ground unless a setting colours it.
  @Test func aTextThatSuitsItsNewGroundIsNoCause() {
    func changes(_ settings: [String: String]) -> [String] {
      elements {
        $0.elements[0].texts[0].ground = "#AA0000"
        $0.elements[0].texts[0].color = "#E9BDBD"
        $0.settings.merge(settings) { $1 }
      }.map(\.property)
    }
    #expect(changes(["navigationHeaderPrimaryBackgroundColor": "#AA0000"]) == ["background"])
    #expect(changes(["navigationHeaderInstructionsTextColor": "#E9BDBD"]) == ["text", "background"])
  }

  /// The ground's change tells what became of the text: white on #0B6E4F is 6.27:1, black on white 21:1.
  @Test func aTextThatTurnsWithItsGroundIsTold() {
    let changes = elements {
      $0.elements[0].texts[0].ground = "#FFFFFF"
      $0.elements[0].texts[0].color = "#000000"
    }
    #expect(changes.map(\.property) == ["background"])
    #expect(
      changes[0].notes == ["Contrast of the text: 6.2:1 → 21.0:1", "The text turns from #FFFFFF to #000000"])
  }

  @Test func labelsAreFoundByTextAndPlace() {
    let moved = map { $0.labels[0].x = 44 }
    #expect(moved.map(\.title) == ["Moved 4 right"])
    #expect(moved[0].subject == "Esplanadi")
    // A second one before the first: the first has not moved.
    let added = map {
      $0.labels.insert(.init(text: "Esplanadi", layer: "road-name", x: 0, y: 0, width: 30, height: 8), at: 0)
    }
    #expect(added.map(\.kind) == [.new])
    #expect(added[0].to == "30 × 8 at 0, 0")
    #expect(map { $0.labels = [] }.map(\.kind) == [.gone])
  }

  @Test func anotherViewIsOneChange() {
    let changes = map {
      $0.camera["zoom"] = 15.5
      $0.labels[0].x = 90
    }
    #expect(changes.count == 1)
    #expect(changes[0].kind == .map)
    #expect(changes[0].subject == "camera")
    #expect(changes[0].property == "zoom")
    #expect(changes[0].from == "16.0")
    #expect(changes[0].to == "15.5")
  }

  @Test func layersHaveValues() {
    let changes = LayerChanges(
      old: Snapshots.make {
        $0.layers = [
          .init(id: "a", values: ["fill-color": "#111111, #222222", "x": "1"]), .init(id: "b", values: [:]),
        ]
      },
      new: Snapshots.make { $0.layers = [.init(id: "a", values: ["fill-color": "#222222, #333333", "x": "1"])] })
    #expect(changes.order == ["a"])
    #expect(changes.values["a"]?.map(\.property) == ["fill-color"])
    #expect(changes.values["a"]?.first?.from == "#111111")
    #expect(changes.values["a"]?.first?.to == "#333333")
    #expect(changes.gone == ["b"])
  }

  @Test func settingsAreFoundByValueAndByName() {
    let names = SettingNames(
      old: ["compassButton": "true", "headerColor": "#111111"],
      new: ["compassButton": "false", "headerColor": "#222222"])
    func change(_ kind: FrameChange.Kind, _ subject: String, _ from: String, _ to: String) -> FrameChange {
      FrameChange(kind: kind, subject: subject, property: "background", from: from, to: to)
    }
    #expect(names.setting(of: change(.color, "card", "#111111", "#222222")) == "headerColor")
    #expect(names.setting(of: change(.color, "card", "#111111", "#333333")) == nil)
    #expect(names.setting(of: change(.gone, "compassButton", "", "")) == "compassButton")
    #expect(names.setting(of: change(.gone, "speedometer", "", "")) == nil)
    #expect(
      names.setting(of: change(.color, "navigationHeader", "#1", "#2")) == "navigationHeaderPrimaryBackgroundColor")
  }

  /// An icon of 8 x 8 pixels: all of one colour is a new colour, a pattern a new picture.
  @Test func newColoursAreToldFromNewPictures() {
    let element = FrameSnapshot.Element(name: "badge", x: 4, y: 4, width: 8, height: 8, texts: [])
    let box = PixelArea(x: 4, y: 4, width: 8, height: 8)
    func change(_ old: (Int, Int) -> UInt32, _ new: (Int, Int) -> UInt32) -> FrameChange? {
      var pictures = [PixelBuffer(width: 32, height: 32), PixelBuffer(width: 32, height: 32)]
      for y in 4..<12 {
        for x in 4..<12 {
          pictures[0][x, y] = Pixel(bits: old(x, y))
          pictures[1][x, y] = Pixel(bits: new(x, y))
        }
      }
      let comparison = PictureComparison(expected: pictures[0], actual: pictures[1])
      return ColorPairs(DifferingPixels(comparison), comparison, inside: box).change(of: element)
    }
    let (white, black, red): (UInt32, UInt32, UInt32) = (0xFFFF_FFFF, 0xFF00_0000, 0xFF00_00FF)
    let ground = change({ x, _ in x < 9 ? white : black }, { x, _ in x < 9 ? red : black })
    #expect(ground?.property == "background")
    #expect(ground?.from == "#FFFFFF")
    #expect(ground?.to == "#FF0000")
    let ink = change({ x, _ in x < 9 ? white : black }, { x, _ in x < 9 ? white : red })
    #expect(ink?.property == "foreground")
    #expect(ink?.from == "#000000")
    #expect(ink?.to == "#FF0000")
    // The same colours elsewhere.
    #expect(change({ x, y in (x + y) % 2 == 0 ? white : black }, { x, _ in x < 8 ? white : black }) == nil)
  }
}
