import Foundation
import Testing
import Wayframe

/// Names with and without "is", in scenes and in code, and the case `none` that is no `nil`.
@Suite struct SpellingTests {
  private static let root = [
    "isNavigationEnabled", "isBuildingsEnabled", "isTrafficEnabled", "isMyLocationEnabled",
  ]
  private static let settings = [
    "isNavigationHeaderEnabled", "isNavigationFooterEnabled", "isNavigationTripProgressBarEnabled",
    "isRecenterButtonEnabled", "isNavigationReportIncidentButtonEnabled",
  ]

  /// Both spellings of every switch, with its dotted key.
  static let pairs: [(String, String)] = (root + settings.map { "settings.\($0)" }).map { name in
    let parts = name.split(separator: ".")
    let bare = parts.last?.dropFirst(2) ?? ""
    return (name, (parts.dropLast() + [bare.prefix(1).lowercased() + bare.dropFirst()]).joined(separator: "."))
  }

  private static func scene(_ key: String, _ value: String, _ other: String? = nil, overrides: [String] = []) throws
    -> NavigationScene
  {
    var members = ["\"\(key.split(separator: ".").last ?? "")\": \(value)"]
    if let other { members.append("\"\(other.split(separator: ".").last ?? "")\": \(value == "true")") }
    let object = "{\(members.joined(separator: ", "))}"
    let text = key.hasPrefix("settings.") ? "{\"settings\": \(object)}" : object
    var scene = try NavigationScene(json: Data(text.utf8), file: "/scene.json", overrides: overrides)
    scene.file = ""
    return scene
  }

  @Test(arguments: pairs) func scenesKnowBoth(with: String, without: String) throws {
    let (on, off) = (try Self.scene(with, "true"), try Self.scene(with, "false"))
    #expect(on != off)
    #expect(try Self.scene(without, "true") == on)
    #expect(try Self.scene(without, "false") == off)
    #expect(try Self.scene(with, "true", without) == on)
    // What is said last on the command line holds, whichever way it is spelled.
    #expect(try Self.scene(with, "true", overrides: ["\(without)=false"]) == off)
    #expect(try Self.scene(without, "false", overrides: ["\(with)=true"]) == on)
    let conflict = #expect(throws: SceneError.self) {
      try NavigationScene(json: Data(text(with, true, without, false).utf8), file: "/scene.json")
    }
    #expect(conflict?.description.contains("give only one of \(with)") == true)
    let fault = #expect(throws: SceneError.self) { try Self.scene(without, "7") }
    #expect(fault?.description.contains("\"\(without)\" must be true or false") == true)
  }

  private func text(_ a: String, _ first: Bool, _ b: String, _ second: Bool) -> String {
    let members =
      "{\"\(a.split(separator: ".").last ?? "")\": \(first), \"\(b.split(separator: ".").last ?? "")\": \(second)}"
    return a.hasPrefix("settings.") ? "{\"settings\": \(members)}" : members
  }

  @Test func codeKnowsBoth() throws {
    let mapView = try MapViewTests.mapView()
    mapView.settings.navigationHeaderEnabled = false
    mapView.settings.navigationFooterEnabled = false
    mapView.settings.navigationTripProgressBarEnabled = true
    mapView.settings.recenterButtonEnabled = false
    mapView.settings.navigationReportIncidentButtonEnabled = false
    mapView.buildingsEnabled = false
    mapView.trafficEnabled = false
    mapView.myLocationEnabled = false
    let settings = mapView.settings.value
    #expect(!settings.isNavigationHeaderEnabled)
    #expect(!settings.isNavigationFooterEnabled)
    #expect(settings.isNavigationTripProgressBarEnabled)
    #expect(!settings.isRecenterButtonEnabled)
    #expect(!settings.isNavigationReportIncidentButtonEnabled)
    #expect(!settings.navigationHeaderEnabled)
    #expect(settings.navigationTripProgressBarEnabled)
    #expect(!mapView.isBuildingsEnabled)
    #expect(!mapView.isTrafficEnabled)
    #expect(!mapView.isMyLocationEnabled)
    mapView.isBuildingsEnabled = true
    #expect(mapView.buildingsEnabled)
    #expect(mapView.navigationEnabled)
    mapView.navigator?.setDestinations([NavigationWaypoint(title: "Harbour")])
    mapView.navigator?.guidanceActive = true
    #expect(mapView.navigator?.isGuidanceActive == true)
    mapView.locationSimulator?.paused = true
    #expect(mapView.locationSimulator?.isPaused == true)
    mapView.navigationEnabled = false
    #expect(mapView.navigator == nil)
    #expect(!mapView.isNavigationEnabled)
    var scene = NavigationScene()
    scene.buildingsEnabled = false
    scene.trafficEnabled = false
    scene.navigationEnabled = false
    scene.myLocationEnabled = false
    #expect(!scene.isBuildingsEnabled)
    #expect(!scene.isTrafficEnabled)
    #expect(!scene.isNavigationEnabled)
    #expect(!scene.isMyLocationEnabled)
    #expect(!scene.buildingsEnabled)
  }

  /// The file has three routes.
  @Test func noneMeansNoAlternates() throws {
    let scene = try NavigationScene(path: Samples.path("sampleville/overview.json"), overrides: ["map.sources=[]"])
    let mapView = MapView(scene, renderer: try FrameRenderer())
    let navigator = try #require(mapView.navigator)
    func alternates(_ change: (inout NavigationRoutingOptions) -> Void) -> Int {
      var options = NavigationRoutingOptions()
      change(&options)
      navigator.setDestinations([NavigationWaypoint(title: "Park")], routingOptions: options)
      return navigator.alternateRoutes.count
    }
    #expect(alternates { _ in } == 2)
    #expect(alternates { $0.alternateRoutesStrategy = .none } == 0)
    #expect(alternates { $0.alternateRoutesStrategy = .one } == 1)
    #expect(alternates { $0.alternateRoutesStrategy = .all } == 2)
    var maybe: NavigationRoutingOptions? = NavigationRoutingOptions()
    maybe?.alternateRoutesStrategy = .none
    #expect(maybe?.alternateRoutesStrategy == AlternateRoutesStrategy.none)
    #expect(alternates { $0.routingStrategy = .shorter } == 0)
    #expect(navigator.warnings.isEmpty)
    var drawn = scene
    drawn.route?.alternateRoutesStrategy = .none
    let layout = try mapView.renderer.layout(of: drawn)
    #expect(!layout.landmarks.contains { $0.kind == "callOut" })
    #expect(try mapView.renderer.layout(of: scene).landmarks.contains { $0.kind == "callOut" })
  }
}
