import Foundation
import TestSupport
import Testing

@testable import Wayframe

/// The one table of settings has every setting, and each is stated truly.
@Suite struct SettingTableTests {
  /// The struct's own properties, by reflection.
  @Test func everyPropertyHasItsRow() {
    let properties = Mirror(reflecting: UISettings()).children.compactMap(\.label)
    #expect(Set(Setting.all.map(\.name)) == Set(properties))
    #expect(Setting.all.count == properties.count)
    #expect(Set(Setting.all.map(\.property)).count == properties.count, "no property has two rows")
  }

  /// A row's name is that of the property it reads: a value under the name is seen there and nowhere else.
  @Test func namesAndPropertiesBelongTogether() throws {
    for setting in Setting.all {
      let samples = ["true", "false", "0.5", ##""#123456""##, #"{"size": 11}"#, #"{"minor": {}}"#]
      var seen: Set<String> = []
      for sample in samples {
        let text = #"{"settings": {"\#(setting.name)": \#(sample)}}"#
        guard let scene = try? NavigationScene(json: Array(text.utf8), file: "scene") else { continue }
        let (read, usual) = (Mirror(reflecting: scene.settings), Mirror(reflecting: UISettings()))
        for (a, b) in zip(read.children, usual.children) where "\(a.value)" != "\(b.value)" {
          seen.insert(a.label ?? "")
        }
      }
      #expect(seen == [setting.name])
    }
  }

  /// Tables by hand, after the SDK's documentation: what waits for the next trip, and what has changed its default.
  @Test func timesAndVersions() {
    let atOnce = Setting.all.filter { $0.acts == .atOnce }.map(\.name)
    #expect(
      Set(atOnce) == [
        "compassButton", "myLocationButton", "isRecenterButtonEnabled", "isNavigationReportIncidentButtonEnabled",
        "showsIncidentCards", "indoorPicker", "scrollGestures", "zoomGestures", "tiltGestures", "rotateGestures",
        "consumesGesturesInView", "allowScrollGesturesDuringRotateOrZoom",
      ])
    for setting in Setting.all {
      let changed: [String]
      if case .byVersion(let values)? = setting.field.keys[0].fallback {
        changed = values.map { "\($0.since.rawValue) \($0.value.text())" }
      } else {
        changed = []
      }
      let isNew = ["compassButton", "showsTrafficLights", "showsStopSigns"].contains(setting.name)
      #expect(changed == (isNew ? ["9.3 false", "11.0 true"] : []), "\(setting.name)")
    }
  }

  /// Names stand in the table alone: no other file of the product has one as a text. The compass and the button of the
  /// place are elements of the same names, each in its own file; documentation pictures name settings to their readers.
  @Test func noNameStandsInAnotherFile() throws {
    let names = Setting.all.map { "\"\($0.name)\"" }
    let sources = Checkout.path("Sources")
    let files = try #require(FileManager.default.enumerator(atPath: sources)).compactMap { $0 as? String }
    for file in files where file.hasSuffix(".swift") && !file.hasSuffix("Settings/Setting+List.swift") {
      let text = try String(contentsOfFile: "\(sources)/\(file)", encoding: .utf8)
      let isExcepted = [
        "Elements/CompassButton.swift", "Elements/MyLocationButton.swift", "Gallery/PictureElements.swift",
      ]
      .contains { file.hasSuffix($0) }
      for name in names where !isExcepted { #expect(!text.contains(name), "\(file): \(name)") }
    }
  }
}
