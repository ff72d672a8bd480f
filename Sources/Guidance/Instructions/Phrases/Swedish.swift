extension PhraseSource {
  static let swedish = PhraseSource(
    "sv",
    """
    start: Starta
    head: Kör mot {direction}
    straight: Fortsätt rakt fram
    continue: Fortsätt
    turnLeft: Sväng vänster
    turnRight: Sväng höger
    slightLeft: Sväng svagt vänster
    slightRight: Sväng svagt höger
    sharpLeft: Sväng skarpt vänster
    sharpRight: Sväng skarpt höger
    keepLeft: Håll vänster
    keepRight: Håll höger
    uTurn: Gör en U-sväng
    merge: Anslut
    mergeLeft: Anslut till vänster
    mergeRight: Anslut till höger
    forkLeft: Håll vänster vid vägdelningen
    forkRight: Håll höger vid vägdelningen
    ramp: Ta påfarten
    rampLeft: Ta påfarten till vänster
    rampRight: Ta påfarten till höger
    exit: Ta avfarten
    exitLeft: Ta avfarten till vänster
    exitRight: Ta avfarten till höger
    exitNumber: Ta avfart {number}
    roundabout: Kör in i rondellen
    roundaboutExit: Ta {number} avfarten
    ordinal: {number}:e
    ordinal.one: {number}:a
    leaveRoundabout: Kör ut ur rondellen
    ferry: Ta färjan
    carTrain: Ta biltåget
    destination: Din destination
    destinationLeft: Din destination ligger till vänster
    destinationRight: Din destination ligger till höger
    sideLeft: Till vänster
    sideRight: Till höger
    arrivingAt: Snart framme: {place}
    arrived: Du är framme
    ontoRoad: {action} in på {road}
    alongRoad: {action} på {road}
    towardPlace: {action} mot {place}
    onto: in på {road}
    along: på {road}
    toward: mot {place}
    then: Sedan
    exitWord: Avfart
    north: norr
    northeast: nordost
    east: öster
    southeast: sydost
    south: söder
    southwest: sydväst
    west: väster
    northwest: nordväst
    recenter: Centrera
    report: Rapportera
    rerouting: Beräknar ny rutt
    similarTime: Ungefär samma tid
    faster: {time} snabbare
    slower: {time} långsammare
    shorter: {distance} kortare
    longer: {distance} längre
    via: via {road}
    arrive: ankomst {time}
    incidentCrash: Olycka längre fram
    incidentCongestion: Kö längre fram
    incidentConstruction: Vägarbete längre fram
    incidentLaneClosure: Körfält avstängt
    incidentRoadClosure: Väg avstängd
    incidentPolice: Polis längre fram
    incidentSpeedCamera: Fartkamera längre fram
    incidentWeather: Dåligt väder längre fram
    ramp+road: Ta påfarten mot {road}
    rampLeft+road: Ta påfarten till vänster mot {road}
    rampRight+road: Ta påfarten till höger mot {road}
    exit+road: Ta avfarten mot {road}
    exitLeft+road: Ta avfarten till vänster mot {road}
    exitRight+road: Ta avfarten till höger mot {road}
    exitNumber+road: Ta avfart {number} mot {road}
    roundaboutExit+road: Ta {number} avfarten mot {road}
    """)
}
