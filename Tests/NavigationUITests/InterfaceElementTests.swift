import Foundation
import Geometry
import Icons
import Pixels
import Testing
import Text

@testable import NavigationUI

/// A square that stands 300 points from where reading begins and 142 from the lower edge, as a new element would.
private struct Beacon: InterfaceElement {
  static let name = ElementName(rawValue: "beacon")
  static let role = ElementRole.image
  static let setting: String? = "isBeaconEnabled"

  init?(_ model: InterfaceModel, _ look: InterfaceLook) {}

  var text: String? { "A beacon" }

  func frame(in frames: inout Frames) -> Rect? {
    Rect(x: 300, y: frames.model.height - 162, width: 20, height: 20)
  }

  func draw(in frame: Rect, of frames: Frames, into art: inout Artwork) {
    art.fill(frame, Color(0x123456))
  }
}

@Suite struct InterfaceElementTests {
  private let typesetter: Typesetter

  init() throws { typesetter = Typesetter(fonts: try FontLibrary()) }

  /// A phone with a report button whose label is open: about 120 points from the trailing edge.
  private func layout(isRightToLeft: Bool = false, hasBeacon: Bool = true) -> InterfaceLayout {
    var model = Specimens.day
    model.isRightToLeft = isRightToLeft
    model.report = Report(label: "Report", expansion: 1)
    return InterfaceLayout(
      model, typesetter: typesetter, of: InterfaceElements.all + (hasBeacon ? [Beacon.self] : []))
  }

  // MARK: The table

  /// Every conforming type in the sources stands in the table once, and in a file of its own with its name.
  @Test func theTableIsComplete() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/NavigationUI")
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var found: [String] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let types = try String(contentsOf: file, encoding: .utf8).matches(of: /(\w+)\s*:\s*InterfaceElement\s*\{/)
        .map { String($0.1) }
      for type in types { #expect(file.deletingPathExtension().lastPathComponent == type) }
      found += types
    }
    let table = InterfaceElements.all.map { String(describing: $0) }
    #expect(found.sorted() == table.sorted())
    #expect(Set(ElementName.all).count == table.count, "two elements have one name")
  }

  /// A part names a whole that is an element itself.
  @Test func partsBelongToElements() {
    let wholes = InterfaceElements.all.compactMap { $0.whole }
    #expect(Set(wholes).isSubset(of: ElementName.all))
  }

  // MARK: A new element

  @Test func aNewElementIsShown() throws {
    let element = try #require(layout().elements.last)
    #expect(element.name.rawValue == "beacon")
    #expect(element.frame == Rect(x: 300, y: 690, width: 20, height: 20))
    #expect(element.role == .image)
    #expect(element.text == "A beacon")
    let artwork = try #require(layout().artworks.last)
    guard case .fill(let path, _, let color)? = artwork.items.first else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(path.controlBounds == element.frame)
    #expect(color == Color(0x123456))
  }

  @Test func aNewElementIsMirrored() {
    #expect(layout(isRightToLeft: true).frame(of: Beacon.name) == Rect(x: 73, y: 690, width: 20, height: 20))
  }

  /// The report button's label would lie on it, and gives way; without it there is room for the label.
  @Test(arguments: [false, true]) func othersKeepClearOfANewElement(isRightToLeft: Bool) throws {
    let crowded = layout(isRightToLeft: isRightToLeft)
    let free = layout(isRightToLeft: isRightToLeft, hasBeacon: false)
    let report = try #require(crowded.frame(of: .reportIncidentButton))
    #expect(report.width == 48)
    let beacon = try #require(crowded.frame(of: Beacon.name))
    #expect(!report.inset(by: -4).intersects(beacon))
    let open = try #require(free.frame(of: .reportIncidentButton))
    #expect(open.width > 48)
    #expect(open.intersects(beacon))
  }

  /// What is asked for is either shown or named as hidden, in one order.
  @Test func nothingIsLost() {
    for (name, model) in Specimens.all {
      let layout = InterfaceLayout(model, typesetter: typesetter)
      let asked = InterfaceElements.all.filter {
        $0.init(model, InterfaceLook(model, typesetter: typesetter)) != nil
      }.map { $0.name }
      let shown = layout.elements.map(\.name)
      #expect(Set(shown).isDisjoint(with: layout.hidden), "\(name)")
      #expect(asked.filter { shown.contains($0) || layout.hidden.contains($0) } == asked, "\(name)")
      #expect(shown == ElementName.all.filter(shown.contains), "\(name)")
    }
  }

  // MARK: Texts and roles

  @Test func textsSayWhatIsShown() throws {
    var model = Specimens.lanesSpeeding
    model.header?.sentence = "Turn left onto Grant Avenue"
    model.compass?.label = "east"
    model.tripBar?.remaining = "3.1 mi"
    let layout = InterfaceLayout(model, typesetter: typesetter)
    let texts = layout.elements.reduce(into: [:]) { $0[$1.name.rawValue] = $1.text }
    #expect(
      texts == [
        "navigationTripProgressBar": "3.1 mi", "attribution": "© OpenStreetMap contributors",
        "navigationHeader": "Turn left onto Grant Avenue, 0.4 mi",
        "navigationHeaderSecondary": "Turn left onto Grant Avenue",
        "navigationFooter": "9 min, 1.2 mi, 5:47 PM, Union Square", "compassButton": "east",
        "reportIncidentButton": "Report", "speedometer": "38 mph", "speedLimit": "SPEED LIMIT 25 mph",
      ])
    let roles = layout.elements.reduce(into: [:]) { $0[$1.name.rawValue] = $1.role }
    #expect(
      roles == [
        "navigationTripProgressBar": .progress, "attribution": .text, "navigationHeader": .header,
        "navigationHeaderSecondary": .text, "navigationFooter": .text, "compassButton": .button,
        "reportIncidentButton": .button, "speedometer": .text, "speedLimit": .image,
      ])
  }

  @Test func textsOfOtherStates() throws {
    func text(_ name: ElementName, _ change: (inout InterfaceModel) -> Void) -> String? {
      var model = Specimens.day
      change(&model)
      return InterfaceLayout(model, typesetter: typesetter).elements.first { $0.name == name }?.text
    }
    // Without a sentence the rows say it.
    #expect(
      text(.navigationHeader) { $0.header?.rows = [.init("Kamppi", conjunction: "toward")] } == "toward Kamppi, 500 ft")
    #expect(text(.navigationHeaderSecondary) { _ in } == "Then, Grant Avenue")
    #expect(text(.speedometer) { _ in } == nil, "within the limit the speed is not shown")
    #expect(text(.speedLimit) { $0.speed?.limit = Speed.unknownLimit } == "SPEED LIMIT")
    #expect(text(.speedLimit) { $0.speed = Speed(sign: .vienna, limit: "50", current: "", unit: "km/h") } == "50 km/h")
    let prompt = Prompt(.hazard(HazardIcon.crash.flatIcon(Specimens.palette)), title: "Crash ahead", subtitle: "300 ft")
    #expect(text(.prompt) { $0.prompt = prompt } == "Crash ahead, 300 ft")
    for (language, comma) in [("ar", "، "), ("ja", "、"), ("zh-TW", "，"), ("de-CH", ", ")] {
      let joined = text(.navigationHeaderSecondary) { $0.language = language }
      #expect(joined == "Then\(comma)Grant Avenue", "\(language)")
    }
  }
}
