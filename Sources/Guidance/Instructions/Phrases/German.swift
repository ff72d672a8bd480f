extension PhraseSource {
  static let german = PhraseSource(
    "de",
    """
    start: Losfahren
    head: Richtung {direction} fahren
    straight: Geradeaus weiterfahren
    continue: Weiterfahren
    turnLeft: Links abbiegen
    turnRight: Rechts abbiegen
    slightLeft: Leicht links abbiegen
    slightRight: Leicht rechts abbiegen
    sharpLeft: Scharf links abbiegen
    sharpRight: Scharf rechts abbiegen
    keepLeft: Links halten
    keepRight: Rechts halten
    uTurn: Wenden
    merge: Einfädeln
    mergeLeft: Links einfädeln
    mergeRight: Rechts einfädeln
    forkLeft: An der Gabelung links halten
    forkRight: An der Gabelung rechts halten
    ramp: Auffahrt nehmen
    rampLeft: Auffahrt links nehmen
    rampRight: Auffahrt rechts nehmen
    exit: Ausfahrt nehmen
    exitLeft: Ausfahrt links nehmen
    exitRight: Ausfahrt rechts nehmen
    exitNumber: Ausfahrt {number} nehmen
    roundabout: In den Kreisverkehr einfahren
    roundaboutExit: {number} Ausfahrt nehmen
    ordinal: {number}.
    leaveRoundabout: Kreisverkehr verlassen
    ferry: Fähre nehmen
    carTrain: Autozug nehmen
    destination: Ihr Ziel
    destinationLeft: Ihr Ziel befindet sich links
    destinationRight: Ihr Ziel befindet sich rechts
    sideLeft: Links
    sideRight: Rechts
    arrivingAt: Ankunft: {place}
    arrived: Sie haben Ihr Ziel erreicht
    ontoRoad: {action}: {road}
    alongRoad: {action}: {road}
    towardPlace: {action} Richtung {place}
    onto: auf {road}
    along: auf {road}
    toward: Richtung {place}
    then: Dann
    exitWord: Ausfahrt
    north: Norden
    northeast: Nordosten
    east: Osten
    southeast: Südosten
    south: Süden
    southwest: Südwesten
    west: Westen
    northwest: Nordwesten
    recenter: Zentrieren
    report: Melden
    rerouting: Route wird neu berechnet
    similarTime: Ähnliche Dauer
    faster: {time} schneller
    slower: {time} langsamer
    shorter: {distance} kürzer
    longer: {distance} länger
    via: über {road}
    arrive: Ankunft {time}
    incidentCrash: Unfall voraus
    incidentCongestion: Stau voraus
    incidentConstruction: Baustelle voraus
    incidentLaneClosure: Spur gesperrt
    incidentRoadClosure: Straße gesperrt
    incidentPolice: Polizei voraus
    incidentSpeedCamera: Blitzer voraus
    incidentWeather: Unwetter voraus
    """)

  static let swissGerman = PhraseSource(
    "de-CH", differsFrom: "de",
    """
    incidentRoadClosure: Strasse gesperrt
    """)
}
