import Foundation
import Guidance
import TestSupport
import Testing
import Wayframe

@testable import Suites

/// The project's own suite: what it has frames of, how its goldens are kept, and that they hold.
@Suite struct ProjectFramesTests {
  private static let goldens = Checkout.path("GoldenImages/frames")

  private func suite() throws -> Suite { try Suite(path: Checkout.path("Assets/Suites/frames")) }

  @Test func everySettingHasAFrameInBothLights() throws {
    let frames = try suite().frames
    for setting in SettingDescription.all {
      let lights = frames.filter { $0.document?.value(of: "settings.\(setting.name)") != nil }.map(\.light)
      #expect(Set(lights) == ["day", "night"], "\(setting.name)")
    }
  }

  @Test func everyScreenIsReadFromBothSides() throws {
    let frames = try suite().frames
    for device in DevicePreset.allCases {
      let locales = Set(frames.filter { $0.device == device.rawValue }.map(\.locale))
      #expect(locales.isSuperset(of: ["en_US", "he_IL"]), "\(device)")
    }
  }

  /// The languages with words of their own, and those that have only digits of their own.
  @Test func everyLanguageHasAFrame() throws {
    let words = Phrase.languages.map { String($0.prefix { $0 != "-" }) }
    let drawn = Set(try suite().frames.map { String($0.locale.prefix { $0 != "_" }) })
    #expect(drawn == Set(words).union(["mr", "my"]))
  }

  @Test func everyFrameHasAGoldenAndFewArePictures() throws {
    let frames = try suite().frames
    let store = try GoldenStore(folder: Self.goldens)
    #expect(frames.count >= 200)
    #expect(store.names() == frames.map(\.name).sorted())
    let files = FileManager.default.enumerator(atPath: Checkout.path("GoldenImages"))
    let all = files?.compactMap { $0 as? String } ?? []
    #expect(all.count { $0.hasSuffix(".png") } <= 40)
    let bytes = try all.reduce(0) { sum, name in
      let attributes = try FileManager.default.attributesOfItem(atPath: Checkout.path("GoldenImages/\(name)"))
      return sum + (attributes[.size] as? Int ?? 0)
    }
    #expect(bytes < 25_000_000)
  }

  /// A third of the suite, one frame of each scene; all of it is drawn by the program in continuous integration.
  @Test func eachSceneIsEqualToItsGolden() throws {
    let folder = try TemporaryFolder()
    let comparison = GoldenComparison(
      store: try GoldenStore(folder: Self.goldens), report: ReportFolder(path: folder.path))
    let patterns = ["*/smallPhone/en_US/night", "map-only", "map-only-dark", "everything/phone"].map(NamePattern.init)
    let frames = try suite().frames.filter { frame in patterns.contains { $0.fits(frame.name) } }
    var elements: Set<String> = []
    var changed: [String] = []
    try SuiteRunner(threads: 2, resources: FrameResources()).run(frames) { frame, result, seconds in
      elements.formUnion(try result.get().layout.elements.map(\.name))
      let record = try comparison.check(frame, result, seconds: seconds).record
      if record.state != .equal { changed.append("\(record.name): \(record.text)") }
    }
    #expect(changed.isEmpty, "\(changed.joined(separator: "\n"))")
    #expect(
      elements.isSuperset(of: [
        "navigationHeader", "navigationHeaderSecondary", "navigationFooter", "navigationTripProgressBar",
        "compassButton",
        "myLocationButton", "recenterButton", "reportIncidentButton", "speedometer", "speedLimit", "prompt",
        "attribution",
      ]))
  }
}
