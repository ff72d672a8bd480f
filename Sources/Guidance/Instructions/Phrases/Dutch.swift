extension PhraseSource {
  static let dutch = PhraseSource(
    "nl",
    """
    start: Vertrek
    head: Rij naar het {direction}
    straight: Rij rechtdoor
    continue: Rij verder
    turnLeft: Sla linksaf
    turnRight: Sla rechtsaf
    slightLeft: Ga schuin linksaf
    slightRight: Ga schuin rechtsaf
    sharpLeft: Sla scherp linksaf
    sharpRight: Sla scherp rechtsaf
    keepLeft: Houd links aan
    keepRight: Houd rechts aan
    uTurn: Keer om
    merge: Voeg in
    mergeLeft: Voeg links in
    mergeRight: Voeg rechts in
    forkLeft: Houd bij de splitsing links aan
    forkRight: Houd bij de splitsing rechts aan
    ramp: Neem de oprit
    rampLeft: Neem de oprit links
    rampRight: Neem de oprit rechts
    exit: Neem de afrit
    exitLeft: Neem de afrit links
    exitRight: Neem de afrit rechts
    exitNumber: Neem afrit {number}
    roundabout: Ga de rotonde op
    roundaboutExit: Neem de {number} afslag
    ordinal: {number}e
    leaveRoundabout: Verlaat de rotonde
    ferry: Neem de veerboot
    carTrain: Neem de autotrein
    destination: Je bestemming
    destinationLeft: Je bestemming ligt links
    destinationRight: Je bestemming ligt rechts
    sideLeft: Links
    sideRight: Rechts
    arrivingAt: Aankomst: {place}
    arrived: Je bent er
    ontoRoad: {action} naar {road}
    alongRoad: {action} op {road}
    towardPlace: {action} richting {place}
    onto: naar {road}
    along: op {road}
    toward: richting {place}
    then: Daarna
    exitWord: Afrit
    north: noorden
    northeast: noordoosten
    east: oosten
    southeast: zuidoosten
    south: zuiden
    southwest: zuidwesten
    west: westen
    northwest: noordwesten
    recenter: Centreren
    report: Melden
    rerouting: Route wordt aangepast
    similarTime: Vergelijkbare tijd
    faster: {time} sneller
    slower: {time} langzamer
    shorter: {distance} korter
    longer: {distance} langer
    via: via {road}
    arrive: aankomst {time}
    incidentCrash: Ongeval verderop
    incidentCongestion: File verderop
    incidentConstruction: Werkzaamheden verderop
    incidentLaneClosure: Rijstrook afgesloten
    incidentRoadClosure: Weg afgesloten
    incidentPolice: Politie verderop
    incidentSpeedCamera: Flitser verderop
    incidentWeather: Slecht weer verderop
    uTurn+road: Keer om op {road}
    """)
}
