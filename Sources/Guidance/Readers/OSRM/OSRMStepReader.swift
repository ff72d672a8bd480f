import Foundation
import Geometry

/// One step of an answer in OSRM's format.
struct OSRMStepReader {
  /// Which driving side holds for the steps.
  enum Side {
    case always(DrivingSide)
    case stated(otherwise: DrivingSide)

    func of(_ step: JSONNode) -> DrivingSide {
      switch self {
      case .always(let side): side
      case .stated(let otherwise):
        switch step["driving_side"]?.text {
        case "left": .left
        case "right": .right
        default: otherwise
        }
      }
    }
  }

  var side: Side

  /// - Parameter following: the next step of the leg, if there is one.
  func read(_ node: JSONNode, following: JSONNode?) throws(RouteError) -> Step {
    let maneuver = node["maneuver"]
    let side = side.of(node)
    let type = maneuver?["type"]?.text ?? ""
    var step = Step(maneuver: .unknown, distanceAlongRoute: 0, length: 0, duration: 0)
    step.length = try node.metres("distance") ?? 0
    step.duration = try node.seconds("duration") ?? 0
    step.drivingSide = side
    step.turnAngleDegrees = turnAngle(node, following: following, type: type, side: side)
    step.maneuver = OSRMManeuver(
      type: type, modifier: maneuver?["modifier"]?.text, mode: node["mode"]?.text, angle: step.turnAngleDegrees
    ).maneuver(drivingSide: side)
    if ["roundabout", "rotary", "roundabout turn"].contains(type), let exit = maneuver?.integer("exit"),
      (1...50).contains(exit)
    {
      step.roundaboutTurnNumber = exit
    }
    step.instruction = maneuver?.string("instruction")
    readNames(node, type: type, into: &step)
    if let intersection = node.list("intersections").first {
      step.lanes = OSRMLanes(side: side, modifier: maneuver?["modifier"]?.text).lanes(intersection.list("lanes"))
    }
    return step
  }

  private func readNames(_ node: JSONNode, type: String, into step: inout Step) {
    let reference = node.string("ref") ?? ""
    step.roadNumbers = Self.split(reference, at: ";")
    step.roadName = node.string("name") ?? ""
    // Older answers repeat the numbers in the name: "9th Street Northwest (US 1; US 50)".
    if !reference.isEmpty, step.roadName.hasSuffix("(\(reference))") {
      step.roadName = String(step.roadName.dropLast(reference.count + 2)).trimmingCharacters(in: .whitespaces)
    }
    if step.roadName.isEmpty { step.roadName = step.roadNumbers.first ?? "" }
    let junctions = Self.split(node.string("junction_name") ?? "", at: ";")
    step.junctionName = node.string("rotary_name") ?? (junctions.isEmpty ? nil : junctions.joined(separator: " / "))
    guard type != "arrive", type != "depart" else { return }
    let signs = SignedDestinations(node.string("destinations") ?? "")
    step.towards = signs.places
    step.towardNumbers = signs.numbers
    let exits = Self.split(node.string("exits") ?? "", at: ";")
    step.exitNumber = exits.isEmpty ? nil : exits.joined(separator: "–")
  }

  static func split(_ text: String, at separator: Character) -> [String] {
    text.split(separator: separator).map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// Exit heading − approach heading; for roundabouts over the whole ring.
  private func turnAngle(_ node: JSONNode, following: JSONNode?, type: String, side: DrivingSide) -> Double? {
    guard type != "depart", type != "arrive", let before = heading(node, "bearing_before") else { return nil }
    guard type == "roundabout" || type == "rotary" else {
      return heading(node, "bearing_after").map { Geodesy.turnDegrees(from: before, to: $0) }
    }
    if let next = following, let type = next["maneuver"]?["type"]?.text,
      type == "exit roundabout" || type == "exit rotary"
    {
      return heading(next, "bearing_after").map { Geodesy.turnDegrees(from: before, to: $0) }
    }
    return ringExit(node).map { Geodesy.turnDegrees(from: before, to: $0) }
  }

  private func heading(_ node: JSONNode, _ name: String) -> Double? { node["maneuver"]?[name]?.number }

  /// The heading out of the ring where the step goes on beyond it: at the exit with the manoeuvre's number, counting
  /// the crossings of the ring that one may leave it at.
  private func ringExit(_ node: JSONNode) -> Double? {
    guard let number = node["maneuver"]?.integer("exit"), number > 0 else { return nil }
    var count = 0
    for crossing in node.list("intersections").dropFirst() {
      guard crossing.list("entry").filter({ $0.bool == true }).count >= 2 else { continue }
      count += 1
      if count == number {
        let bearings = crossing.list("bearings")
        guard let out = crossing.integer("out"), bearings.indices.contains(out) else { return nil }
        return bearings[out].number
      }
    }
    return nil
  }
}

/// OSRM's `destinations`: "US 101 South, I-80 West: San Jose".
struct SignedDestinations {
  var numbers: [String] = []
  var places: [String] = []

  init(_ text: String) {
    guard !text.isEmpty else { return }
    if let colon = text.range(of: ": ") {
      numbers = OSRMStepReader.split(String(text[..<colon.lowerBound]).replacing(";", with: ","), at: ",")
      places = OSRMStepReader.split(String(text[colon.upperBound...]), at: ",")
    } else {
      for entry in OSRMStepReader.split(text.replacing(";", with: ","), at: ",") {
        if Self.isRoadNumber(entry) { numbers.append(entry) } else { places.append(entry) }
      }
    }
  }

  /// Letters of a network, a number, perhaps a letter and words of signs after it: "NJ 495 West", "A9", "E 20", "159",
  /// "US 50 Business West"; but not "3rd Street".
  static func isRoadNumber(_ text: String) -> Bool {
    // Decimal digits only: 三 and 京 (in 東京) count as numbers too.
    let isDigit = { (letter: Character) in letter.unicodeScalars.first?.properties.numericType == .decimal }
    guard let digit = text.firstIndex(where: isDigit) else { return false }
    let words = text[..<digit].split { $0 == " " || $0 == "-" || $0 == "\u{A0}" }
    guard words.count <= 1 else { return false }
    let network = text[..<digit].filter(\.isLetter)
    guard network.count <= 4, network == network.uppercased() else { return false }
    let number = text[digit...].prefix { $0 != " " && $0 != "\u{A0}" }
    let suffix = number.drop { $0.isNumber || $0 == "." || $0 == "/" }
    guard suffix.count <= 2, suffix.allSatisfy({ $0.isASCII || branches.contains($0) }), suffix == suffix.uppercased()
    else { return false }
    let rest = text[number.endIndex...].split { $0 == " " || $0 == "\u{A0}" }
    return rest.count <= 3 && rest.allSatisfy { signWords.contains($0.lowercased()) }
  }

  /// What Taiwan's signs count the branches of a road by: "1甲".
  private static let branches: Set<Character> = ["甲", "乙", "丙", "丁", "戊", "己", "庚", "辛"]

  private static let signWords: Set<String> = [
    "north", "south", "east", "west", "n", "s", "e", "w", "northbound", "southbound", "eastbound", "westbound",
    "alternate", "alt", "business", "bus", "express", "truck", "trk", "bypass", "byp", "spur", "loop", "toll",
    "connector", "scenic", "temporary", "temp", "historic",
  ]
}
