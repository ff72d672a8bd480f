import Foundation
import Testing

@testable import Wayframe

/// What a frame's layout says of the interface's elements.
@Suite struct ElementLayoutTests {
  private let renderer: FrameRenderer

  init() throws { renderer = try FrameRenderer() }

  private func scene(_ overrides: [String] = []) throws -> NavigationScene {
    try NavigationScene(path: Samples.path("sampleville/noon.json"), overrides: ["map.sources=[]"] + overrides)
  }

  /// Whatever the interface has is in the JSON, in the same order, with its role and text.
  @Test func theJSONHasEveryElement() throws {
    for overrides in [[], ["locale=ar"], [#"prompt={"kind": "arrival"}"#], ["camera.mode=free", "camera.zoom=15"]] {
      let scene = try scene(overrides)
      let elements = try renderer.interface(of: scene).layout.elements
      let json = try JSONDecoder().decode(FrameLayout.self, from: Data(renderer.layout(of: scene).json().utf8))
      #expect(json.elements.map(\.name) == elements.map(\.name.rawValue), "\(overrides)")
      #expect(json.elements.map(\.role) == elements.map(\.role.rawValue), "\(overrides)")
      #expect(json.elements.map(\.text) == elements.map(\.text), "\(overrides)")
    }
  }

  /// White on #0B8043 has 5.0203 : 1, worked out by WCAG's formula; the digits stand inside the header.
  @Test func textsHaveColorsFontsAndContrast() throws {
    let layout = try renderer.layout(
      of: scene([
        "locale=en_US", "settings.navigationHeaderPrimaryBackgroundColor=#0B8043",
        "settings.navigationHeaderDistanceValueTextColor=#FFFFFF",
        #"settings.navigationHeaderDistanceValueFont={"size": 30, "isBold": false}"#,
      ]))
    let header = try #require(layout.elements.first { $0.name == "navigationHeader" })
    let text = try #require(header.texts?.first { $0.text == "450" })
    #expect(text.color == "#FFFFFF" && text.ground == "#0B8043" && text.contrast == 5.02)
    #expect(text.font == FrameLayout.Font(families: ["Noto Sans"], size: 30, isBold: false))
    #expect(!text.isTruncated)
    #expect(text.x >= header.x && text.x + text.width <= header.x + header.width)
    #expect(text.y >= header.y && text.y + text.height <= header.y + header.height)
    // Digits of Noto Sans are 0.714 em high, and reach a little over and under.
    #expect(abs(text.height - 30 * 0.714) < 1.5)
  }

  @Test func labelsHaveTextLayerAndBox() throws {
    let scene = try NavigationScene(path: Samples.path("sampleville/overview.json"))
    let layout = try renderer.layout(of: scene)
    #expect(!layout.labels.isEmpty)
    for label in layout.labels {
      #expect(label.layer.hasPrefix("label") || label.layer == "shield")
      #expect(!label.text.isEmpty && label.width > 0 && label.height > 0)
      #expect(label.x < scene.device.width && label.y < scene.device.height)
    }
    #expect(
      try JSONDecoder().decode(FrameLayout.self, from: Data(layout.json().utf8)).labels.count == layout.labels.count)
  }

  @Test(
    arguments: [
      ("en-US", "Turn right onto Station Street, 450 ft", "west"),
      ("de-DE", "Rechts abbiegen: Station Street, 140 m", "Westen"),
    ])
  func textsAreInTheScenesLanguage(locale: String, header: String, compass: String) throws {
    let layout = try renderer.layout(of: scene(["locale=\(locale)"]))
    func text(_ name: String) -> String? { layout.elements.first { $0.name == name }?.text }
    #expect(text("navigationHeader") == header)
    #expect(text("compassButton") == compass)
  }

  /// The setting that an element names hides it.
  @Test func settingsHideTheirElements() throws {
    let free = ["camera.mode=free", "camera.zoom=15", "settings.myLocationButton=true"]
    var hidden: Set<String> = []
    for base in [["settings.myLocationButton=true"], free] {
      for element in try renderer.layout(of: scene(base)).elements {
        guard let setting = element.setting else { continue }
        let names = try renderer.layout(of: scene(base + ["settings.\(setting)=false"])).elements.map(\.name)
        #expect(!names.contains(element.name), "\(setting)")
        hidden.insert(element.name)
      }
    }
    #expect(
      hidden == [
        "navigationTripProgressBar", "navigationHeader", "navigationFooter", "compassButton", "myLocationButton",
        "reportIncidentButton", "recenterButton", "navigationHeaderSecondary", "speedometer", "speedLimit",
      ])
  }

  @Test func theAppsOwnViewsHaveTextsAndRoles() throws {
    let views =
      #"views=[{"name": "gate", "text": "Gate B", "constraints": ["left == map.left", "top == map.top"]}, "#
      + #"{"name": "said", "text": "B", "accessibilityLabel": "Gate B is open", "constraints": "#
      + #"["left == map.left", "top == gate.bottom"]}]"#
    let own = try renderer.layout(of: scene([views])).elements.filter { ["gate", "said"].contains($0.name) }
    #expect(own.map(\.text) == ["Gate B", "Gate B is open"])
    #expect(own.map(\.role) == ["text", "text"])
  }
}
