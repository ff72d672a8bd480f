import Testing

@testable import Guidance

/// What stands on plates and what beside them: nothing of a reference is lost.
@Suite struct RoadSignTests {
  @Test(arguments: [
    ("US 50 Business West", "US 50", "Business West"), ("I 80 Business", "I-80", "Business"),
    ("US 1 Alternate", "US 1", "Alternate"), ("State Route 99 North", "SR 99 N", ""), ("M-25", "M-25", ""),
    ("US 101 South", "US 101 S", ""), ("I-280 N", "I-280 N", ""), ("U.S. Route 6 Truck East", "US 6", "Truck East"),
    ("Interstate 5 Express", "I-5", "Express"), ("A1 (M)", "A1 (M)", ""), ("A9", "A9", ""), ("06-34", "06-34", ""),
    ("Garden State Parkway", "", "Garden State Parkway"), ("Carretera 1234", "", "Carretera 1234"),
    ("County Road 12 Spur", "CR 12", "Spur"), ("80", "80", ""), ("", "", ""),
  ])
  func plates(reference: String, plate: String, beside: String) {
    let shield = RoadShield(reference)
    #expect(shield.text == plate)
    #expect(shield.auxiliaryText == beside)
  }

  @Test func listsInOneText() {
    #expect(RoadShield.shields(["A 7;E 45"]).map(\.text) == ["A 7", "E 45"])
    #expect(RoadShield.shields(["US 1 / US 9", "US 9"]).map(\.text) == ["US 1", "US 9"])
    // Beside several plates the words say whose they are.
    #expect(RoadShield.auxiliaryText(["US 50 Business", "US 6"]) == "US 50 Business")
    #expect(RoadShield.auxiliaryText(["US 50", "I 80"]) == "")
    // An exit's badge leaves no room for the plate.
    #expect(RoadShield.auxiliaryText(["US 50 Business", "I 80"], hasPlates: false) == "US 50 Business / I 80")
    #expect(RoadShield.auxiliaryText(["US 50", "I 80"], hasPlates: false) == "")
  }

  @Test(arguments: [
    ("US 50 Business West", true), ("I 80 Business", true), ("US 1 Alternate", true), ("US 101 Bypass North", true),
    ("M-25", true), ("US 6 Truck Stop", false), ("3rd Street", false), ("Pier 39 Garage", false),
  ])
  func numbers(text: String, isNumber: Bool) {
    #expect(SignedDestinations.isRoadNumber(text) == isNumber)
  }

  private func rows(_ change: (inout Step) -> Void) -> [InstructionText.Row] {
    var step = Step(maneuver: .turnRight, distanceAlongRoute: 0, length: 0, duration: 0)
    change(&step)
    return InstructionText(step: step, language: "en").rows
  }

  @Test func rowsBesideAPlate() {
    let alone = rows { $0.roadNumbers = ["US 50 Business West"] }
    #expect(alone.map(\.name) == ["Business West"])
    #expect(alone[0].shields.map(\.text) == ["US 50"])
    let same = rows {
      $0.roadNumbers = ["US 50 Business West"]
      $0.roadName = "US 50 Business West"
    }
    #expect(same == alone)
    let named = rows {
      $0.roadNumbers = ["US 50 Business"]
      $0.roadName = "Main Street"
    }
    #expect(named.map(\.name) == ["Business / Main Street"])
    let signed = rows {
      $0.towardNumbers = ["US 50 Business West"]
      $0.towards = ["Placerville"]
    }
    #expect(signed.map(\.name) == ["Business West", "Placerville"])
    #expect(signed[0].shields.map(\.text) == ["US 50"])
  }

  @Test func junctionsAreNamed() throws {
    let named = rows { $0.junctionName = "Shibuya Crossing" }
    #expect(named.map(\.name) == ["Shibuya Crossing"])
    let withRoad = rows {
      $0.junctionName = "Shibuya Crossing"
      $0.roadName = "Meiji Avenue"
    }
    #expect(withRoad.map(\.name) == ["Meiji Avenue", "Shibuya Crossing"])
    let ring = rows {
      $0.maneuver = .roundaboutLeftCounterClockwise
      $0.roundaboutTurnNumber = 2
      $0.junctionName = "Dupont Circle"
    }
    #expect(ring.map(\.name) == ["Take the 2nd exit", "Dupont Circle"])
    var step = Step(maneuver: .turnLeft, distanceAlongRoute: 0, length: 0, duration: 0)
    step.junctionName = "Dupont Circle"
    step.roadName = "P Street"
    #expect(InstructionText(step: step, language: "en").sentence == "Dupont Circle: Turn left onto P Street")
  }

  /// A step of each service that names its junction.
  @Test(arguments: [
    #"{"code": "Ok", "routes": [{"geometry": "_p~iF~ps|U_ulLnnqC", "legs": [{"steps": [{"maneuver": {"type": "rotary"}, "name": "A", "rotary_name": "Ring"}]}]}]}"#,
    #"{"code": "Ok", "routes": [{"geometry": "_p~iF~ps|U_ulLnnqC", "legs": [{"steps": [{"maneuver": {"type": "turn"}, "name": "A", "junction_name": "Ring"}]}]}]}"#,
    #"{"trip": {"legs": [{"shape": "_izlhA~rlgdF_{geC~ywl@", "maneuvers": [{"type": 20, "street_names": ["A"], "sign": {"exit_toward_elements": [{"text": "X"}], "exit_name_elements": [{"text": "Ring"}]}}]}]}}"#,
    #"{"trip": {"legs": [{"shape": "_izlhA~rlgdF_{geC~ywl@", "maneuvers": [{"type": 10, "street_names": ["A"], "sign": {"junction_name_elements": [{"text": "Ring"}]}}]}]}}"#,
    #"{"paths": [{"points": {"coordinates": [[25, 60], [25, 61]]}, "instructions": [{"interval": [0, 1], "sign": 7, "street_name": "A", "motorway_junction": "Ring"}]}]}"#,
    #"{"routes": [{"sections": [{"polyline": "BFoz5xJ67i1B1B7PzIhaxL7Y", "turnByTurnActions": [{"action": "turn", "intersectionName": [{"value": "Ring"}], "nextRoad": {"name": [{"value": "A"}]}}]}]}]}"#,
  ])
  func junctionsOfServices(text: String) throws {
    let step = try RouteResponse.read([UInt8](text.utf8), path: "answer.json").routes[0].legs[0].steps[0]
    #expect(step.junctionName == "Ring")
    #expect(step.roadName == "A")
  }

  /// Branches are roads by number or by name, and a toward sign may show a number: each where it belongs.
  @Test func valhallaSigns() throws {
    let text = #"""
      {"trip": {"legs": [{"shape": "_izlhA~rlgdF_{geC~ywl@", "maneuvers": [{"type": 20, "sign": {
        "exit_number_elements": [{"text": "5"}],
        "exit_branch_elements": [{"text": "US 50 West", "is_route_number": true}, {"text": "Main Street"}],
        "exit_toward_elements": [{"text": "I 80"}, {"text": "Reno"}]}}]}]}}
      """#
    let step = try RouteResponse.read([UInt8](text.utf8), path: "answer.json").routes[0].legs[0].steps[0]
    #expect(step.towardNumbers == ["US 50 West", "I 80"])
    #expect(step.towards == ["Main Street", "Reno"])
    #expect(step.exitNumber == "5")
  }

  /// Numbers before the colon of OSRM's `destinations` may stand in one list.
  @Test func destinations() {
    let signs = SignedDestinations("A 7;E 45, US 50 Business West: Hamburg, Kiel")
    #expect(signs.numbers == ["A 7", "E 45", "US 50 Business West"])
    #expect(signs.places == ["Hamburg", "Kiel"])
  }
}
