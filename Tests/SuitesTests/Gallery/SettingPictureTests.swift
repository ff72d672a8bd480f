import Foundation
import TestSupport
import Testing
import Wayframe

@testable import Suites

/// The catalogue's pictures of settings: each setting has one, they are small, and they are what the program draws.
@Suite struct SettingPictureTests {
  private static let folder = Checkout.path("Sources/Wayframe/Wayframe.docc/Resources/settings")

  private func gallery() throws -> Gallery {
    var options = GalleryOptions()
    options.hasShadow = false
    options.indexes = []
    return try Gallery(Suite(path: Checkout.path("Assets/Suites/settings")), options: options)
  }

  /// Gestures and indoor floors are in no still picture.
  @Test func everySettingThatShowsHasAPicture() throws {
    let unseen: Set = [
      "scrollGestures", "zoomGestures", "tiltGestures", "rotateGestures", "consumesGesturesInView",
      "allowScrollGesturesDuringRotateOrZoom", "indoorPicker",
    ]
    let names = Set(SettingDescription.all.map(\.name)).subtracting(unseen)
    #expect(names.count == 31)
    #expect(Set(try gallery().names) == Set(names.map { "setting-\($0)" }))
  }

  @Test func theyAreSmall() throws {
    var total = 0
    for name in try gallery().names {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(Self.folder)/\(name).png")
      let bytes = try #require(attributes[.size] as? Int)
      #expect(bytes < 120_000, "\(name)")
      total += bytes
    }
    #expect(total < 1_500_000)
  }

  @Test func theyAreWhatTheProgramDraws() throws {
    let runner = try SuiteRunner(threads: 2, resources: FrameResources())
    let outcome = try gallery().run(to: Self.folder, isCheck: true, runner: runner)
    #expect(outcome.failures == [])
    #expect(outcome.files.count == 32)
    #expect(outcome.files.filter { $0.state != .current } == [])
  }
}
