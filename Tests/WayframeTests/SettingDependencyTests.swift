import Foundation
import Testing

@testable import Wayframe

/// What `check` says of settings whose elements depend on the scene's data, and that the remedy it names helps.
@Suite struct SettingDependencyTests {
  private let renderer: FrameRenderer

  init() throws { renderer = try FrameRenderer() }

  struct Case: Sendable, CustomTestStringConvertible {
    var sample = "sampleville/noon.json"
    var keys: [String]
    var subject: String
    var reason: String
    /// Of a kind that can be tried.
    var remedy: String?

    var testDescription: String { "\(subject): \(reason)" }
  }

  static let color = "settings.navigationHeader"

  static let cases: [Case] = [
    Case(
      sample: "helsinki/day.json", keys: ["settings.shouldDisplaySpeedometer=true"],
      subject: "shouldDisplaySpeedometer", reason: "the route tells no speed limit here",
      remedy: #"route.speedLimit={"value": 50}"#),
    Case(
      sample: "helsinki/day.json", keys: ["shouldDisplaySpeedLimit=true"], subject: "shouldDisplaySpeedLimit",
      reason: "the route tells no speed limit here", remedy: #"route.speedLimit={"value": 50}"#),
    Case(
      keys: ["travelMode=walking"], subject: "shouldDisplaySpeedometer", reason: "travelMode is walking",
      remedy: "travelMode=driving"),
    Case(
      keys: ["camera.mode=overview"], subject: "shouldDisplaySpeedometer", reason: "the recenter button",
      remedy: "camera.mode=following"),
    Case(
      keys: [
        ##"settings.speedometerUIOptions={"minor": {"normal": {"textColor": "#0000FF"}}}"##, "position.speed=3",
        #"route.speedLimit={"value": 50}"#,
      ], subject: "speedometerUIOptions", reason: "not above the limit", remedy: "position.speed=19"),
    Case(
      keys: ["\(color)GuidanceRecommendedLaneColor=#FFFF00", "position.distanceAlongRoute=10"],
      subject: "navigationHeaderGuidanceRecommendedLaneColor", reason: "shows no lanes here",
      remedy: "position.distanceAlongRoute="),
    Case(
      keys: ["\(color)NextStepTextColor=#FFFF00"], subject: "navigationHeaderNextStepTextColor",
      reason: "shows lanes in the next turn's place", remedy: "position.distanceAlongRoute="),
    Case(
      keys: ["\(color)SmallManeuverIconColor=#FFFF00"], subject: "navigationHeaderSmallManeuverIconColor",
      reason: "shows lanes", remedy: "position.distanceAlongRoute="),
    Case(
      keys: [#"\#(color)NextStepFont={"size": 20}"#], subject: "navigationHeaderNextStepFont", reason: "shows lanes",
      remedy: "position.distanceAlongRoute="),
    Case(
      sample: "helsinki/day.json", keys: ["\(color)GuidanceRecommendedLaneColor=#FFFF00"],
      subject: "navigationHeaderGuidanceRecommendedLaneColor", reason: "shows no lanes here"),
    Case(
      keys: [#"\#(color)InstructionsSecondRowFont={"size": 20}"#],
      subject: "navigationHeaderInstructionsSecondRowFont", reason: "one row"),
    Case(
      keys: [#"\#(color)InstructionsConjunctionsFont={"size": 20}"#],
      subject: "navigationHeaderInstructionsConjunctionsFont", reason: "no such word"),
    Case(
      keys: ["\(color)DistanceValueTextColor=#FFFFFF", "guidance.isRerouting=true"],
      subject: "navigationHeaderDistanceValueTextColor", reason: "no distance is shown while rerouting",
      remedy: "guidance.isRerouting=false"),
    Case(
      keys: ["settings.isRecenterButtonEnabled=true"], subject: "isRecenterButtonEnabled",
      reason: "the camera follows", remedy: "camera.mode=overview"),
    Case(
      keys: ["settings.showsIncidentCards=true"], subject: "showsIncidentCards", reason: "no prompt about an incident",
      remedy: #"prompt={"kind": "crash"}"#),
    Case(
      keys: ["settings.isNavigationFooterEnabled=true", #"prompt={"kind": "crash"}"#],
      subject: "isNavigationFooterEnabled", reason: "card takes its place", remedy: "prompt=null"),
    Case(
      keys: ["settings.compassButton=true", "camera.mode=free"], subject: "compassButton",
      reason: "the map lies north up", remedy: "camera.bearing=30"),
    Case(
      keys: ["settings.showsDestinationMarkers=true"], subject: "showsDestinationMarkers",
      reason: "neither the destination nor a stop lies in the picture", remedy: "camera.mode=overview"),
    Case(
      keys: ["settings.isNavigationReportIncidentButtonEnabled=false", "device.isCarPlay=true"],
      subject: "isNavigationReportIncidentButtonEnabled", reason: "cars' screens have no report button",
      remedy: "device.isCarPlay=false"),
    Case(
      keys: ["settings.isNavigationFooterEnabled=false", "guidance.isActive=false"],
      subject: "isNavigationFooterEnabled", reason: "guidance.isActive is false", remedy: "guidance.isActive=true"),
    Case(
      keys: ["settings.myLocationButton=true", "isMyLocationEnabled=false"], subject: "myLocationButton",
      reason: "isMyLocationEnabled is false", remedy: "isMyLocationEnabled=true"),
    Case(
      sample: "helsinki/day.json", keys: ["isTrafficEnabled=false"], subject: "isTrafficEnabled",
      reason: "the route tells no traffic"),
    Case(
      keys: [##"destinationMarker={"iconColor": "#0000FF"}"##], subject: "destinationMarker",
      reason: "neither the destination nor a stop lies in the picture", remedy: "camera.mode=overview"),
    Case(
      sample: "helsinki/day.json",
      keys: [#"guidance.speedAlertOptions={"minor": 0.05}"#, #"route.speedLimit={"value": 50}"#],
      subject: "guidance.speedAlertOptions", reason: "shouldDisplaySpeedometer is false",
      remedy: "settings.shouldDisplaySpeedometer=true"),
    Case(
      sample: "helsinki/day.json", keys: ["shouldDisplayPrompts=false"], subject: "shouldDisplayPrompts",
      reason: "neither a prompt nor a route that tells of incidents"),
  ]

  private func findings(_ sample: String, _ keys: [String]) throws -> [Finding] {
    let scene = try NavigationScene(path: Samples.path(sample), overrides: ["map.sources=[]"] + keys)
    return try renderer.findings(in: scene).filter { $0.kind == .noEffect }
  }

  @Test(arguments: cases) func isFoundAndTheRemedyHelps(_ example: Case) throws {
    let finding = try #require(try findings(example.sample, example.keys).first { $0.subject == example.subject })
    #expect(finding.message.contains(example.reason), "\(finding.message)")
    guard let expected = example.remedy else { return }
    let remedy = try #require(finding.remedy)
    #expect(remedy.hasPrefix(expected), "\(remedy)")
    let mended = try findings(example.sample, example.keys + [remedy])
    #expect(!mended.contains { $0.subject == example.subject }, "\(CheckReport(mended).text())")
  }

  /// A switch that is off asks for nothing that the scene's data lacks.
  @Test func switchesThatAreOff() throws {
    let keys = ["shouldDisplaySpeedometer", "isRecenterButtonEnabled", "showsIncidentCards", "showsDestinationMarkers"]
    let found = try findings("helsinki/day.json", keys.map { "settings.\($0)=false" })
    #expect(!found.contains { keys.contains($0.subject) })
    let prompt = ["settings.isNavigationFooterEnabled=false", #"prompt={"kind": "crash"}"#]
    #expect(try !findings("helsinki/day.json", prompt).contains { $0.subject == "isNavigationFooterEnabled" })
  }

  /// Colours for one light, looked at in one light: in the other they rule.
  @Test func coloursOfTheOtherLight() throws {
    let day = "navigationHeaderPrimaryBackgroundColor"
    let both = ["settings.\(day)=#003300", "settings.\(day)NightMode=#000033"]
    func subjects(_ keys: [String], _ lights: [SceneLightingMode], _ kind: Finding.Kind) throws -> [String] {
      let scene = try NavigationScene(path: Samples.path("sampleville/noon.json"), overrides: ["map.sources=[]"] + keys)
      return try renderer.findings(in: scene, lightingModes: lights).filter { $0.kind == kind }.map(\.subject)
    }
    #expect(try subjects(both, [.normal], .noEffect) == ["\(day)NightMode"])
    #expect(try subjects(both, [.lowLight], .noEffect) == [day])
    #expect(try subjects(both, [], .noEffect) == [])
    // By day the colour has its effect, and nothing is said of the night.
    let one = ["settings.\(day)=#003300"]
    #expect(try subjects(one, [.normal], .nightColor) == [])
    #expect(try subjects(one, [], .noEffect) == [])
    #expect(try subjects(one, [.lowLight], .nightColor) == [day])
  }

  /// The SDK draws its own vehicle.
  @Test func whatTheSDKDoesNotHave() throws {
    func kinds(_ keys: [String]) throws -> [Finding.Kind] {
      let scene = try NavigationScene(path: Samples.path("sampleville/noon.json"), overrides: ["map.sources=[]"] + keys)
      return try renderer.findings(in: scene).map(\.kind)
    }
    #expect(try kinds([]) == [])
    #expect(try kinds(["position.image=\(Samples.path("sampleville/noon.json"))"]) == [.previewOnly])
  }

  /// Whatever a setting depends on has words in the key reference, and each that shows an element depends on something.
  @Test func everySettingSaysWhatItDependsOn() {
    for setting in Setting.all { #expect(!setting.checks.isEmpty, "\(setting.name)") }
  }
}
