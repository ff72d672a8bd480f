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
