extension PhraseSource {
  static let english = PhraseSource(
    "en",
    """
    start: Start
    head: Head {direction}
    straight: Continue straight
    continue: Continue
    turnLeft: Turn left
    turnRight: Turn right
    slightLeft: Turn slightly left
    slightRight: Turn slightly right
    sharpLeft: Turn sharp left
    sharpRight: Turn sharp right
    keepLeft: Keep left
    keepRight: Keep right
    uTurn: Make a U-turn
    merge: Merge
    mergeLeft: Merge left
    mergeRight: Merge right
    forkLeft: Keep left at the fork
    forkRight: Keep right at the fork
    ramp: Take the ramp
    rampLeft: Take the ramp on the left
    rampRight: Take the ramp on the right
    exit: Take the exit
    exitLeft: Take the exit on the left
    exitRight: Take the exit on the right
    exitNumber: Take exit {number}
    roundabout: Enter the roundabout
    roundaboutExit: Take the {number} exit
    ordinal: {number}th
    ordinal.one: {number}st
    ordinal.two: {number}nd
    ordinal.few: {number}rd
    leaveRoundabout: Exit the roundabout
    ferry: Take the ferry
    carTrain: Take the car train
    destination: Your destination
    destinationLeft: Your destination is on the left
    destinationRight: Your destination is on the right
    sideLeft: On the left
    sideRight: On the right
    arrivingAt: Arriving at {place}
    arrived: You have arrived
    ontoRoad: {action} onto {road}
    alongRoad: {action} on {road}
    towardPlace: {action} toward {place}
    onto: onto {road}
    along: on {road}
    toward: toward {place}
    then: Then
    exitWord: Exit
    north: north
    northeast: northeast
    east: east
    southeast: southeast
    south: south
    southwest: southwest
    west: west
    northwest: northwest
    recenter: Re-center
    report: Report
    rerouting: Rerouting
    similarTime: Similar time
    faster: {time} faster
    slower: {time} slower
    shorter: {distance} shorter
    longer: {distance} longer
    via: via {road}
    arrive: arrive {time}
    incidentCrash: Crash ahead
    incidentCongestion: Congestion ahead
    incidentConstruction: Road work ahead
    incidentLaneClosure: Lane closed ahead
    incidentRoadClosure: Road closed ahead
    incidentPolice: Police ahead
    incidentSpeedCamera: Speed camera ahead
    incidentWeather: Bad weather ahead
    uTurn+road: Make a U-turn on {road}
    """)

  static let britishEnglish = PhraseSource(
    "en-GB", differsFrom: "en",
    """
    ramp: Take the slip road
    rampLeft: Take the slip road on the left
    rampRight: Take the slip road on the right
    towardPlace: {action} towards {place}
    toward: towards {place}
    recenter: Re-centre
    incidentConstruction: Roadworks ahead
    """)

  static let internationalEnglish = PhraseSource(
    "en-001", differsFrom: "en",
    """
    towardPlace: {action} towards {place}
    toward: towards {place}
    recenter: Re-centre
    incidentConstruction: Roadworks ahead
    """)

  static let canadianEnglish = PhraseSource(
    "en-CA", differsFrom: "en",
    """
    recenter: Re-centre
    """)
}
