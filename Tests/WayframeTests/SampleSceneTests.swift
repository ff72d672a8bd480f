import Foundation
import Guidance
import TestSupport
import Testing
import Wayframe

/// The scenes that ship with the samples.
@Suite struct SampleSceneTests {
  static let folder = Checkout.url("Assets/Samples")

  @Test(
    arguments: [
      "helsinki/day", "helsinki/night", "helsinki/low-light", "helsinki/overview", "sampleville/noon",
      "sampleville/dusk", "sampleville/night", "sampleville/overview", "sampleville/arrival", "sampleville/lanes",
      "sampleville/views", "sampleville/prompt",
    ])
  func sceneIsReadAndItsFilesExist(name: String) throws {
    let scene = try NavigationScene(path: Self.folder.appendingPathComponent("\(name).json").path)
    #expect(scene.map.sources.count == 1)
    for path in scene.map.sources { #expect(FileManager.default.fileExists(atPath: path), "\(path)") }
    let options = try #require(scene.route)
    let bytes = try Array(Data(contentsOf: URL(fileURLWithPath: options.response)))
    let response = try RouteResponse.read(bytes, path: options.response, drivingSide: options.drivingSide)
    let distance = try #require(scene.position?.distanceAlongRoute)
    #expect(distance < (response.routes.first?.distance ?? 0))
    #expect(scene.device.pixelWidth == 1_179)
    #expect(scene.device.pixelHeight == 2_556)
  }
}
