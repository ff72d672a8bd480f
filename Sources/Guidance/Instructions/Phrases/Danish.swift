extension PhraseSource {
  static let danish = PhraseSource(
    "da",
    """
    start: Start
    head: Kør mod {direction}
    straight: Fortsæt ligeud
    continue: Fortsæt
    turnLeft: Drej til venstre
    turnRight: Drej til højre
    slightLeft: Drej let til venstre
    slightRight: Drej let til højre
    sharpLeft: Drej skarpt til venstre
    sharpRight: Drej skarpt til højre
    keepLeft: Hold til venstre
    keepRight: Hold til højre
    uTurn: Foretag en U-vending
    merge: Flet ind
    mergeLeft: Flet ind til venstre
    mergeRight: Flet ind til højre
    forkLeft: Hold til venstre, hvor vejen deler sig
    forkRight: Hold til højre, hvor vejen deler sig
    ramp: Tag tilkørslen
    rampLeft: Tag tilkørslen til venstre
    rampRight: Tag tilkørslen til højre
    exit: Tag frakørslen
    exitLeft: Tag frakørslen til venstre
    exitRight: Tag frakørslen til højre
    exitNumber: Tag frakørsel {number}
    roundabout: Kør ind i rundkørslen
    roundaboutExit: Tag {number} frakørsel
    ordinal: {number}.
    leaveRoundabout: Kør ud af rundkørslen
    ferry: Tag færgen
    carTrain: Tag biltoget
    destination: Din destination
    destinationLeft: Din destination er til venstre
    destinationRight: Din destination er til højre
    sideLeft: Til venstre
    sideRight: Til højre
    arrivingAt: Snart fremme: {place}
    arrived: Du er fremme
    ontoRoad: {action} ad {road}
    alongRoad: {action} ad {road}
    towardPlace: {action} mod {place}
    onto: ad {road}
    along: ad {road}
    toward: mod {place}
    then: Derefter
    exitWord: Frakørsel
    north: nord
    northeast: nordøst
    east: øst
    southeast: sydøst
    south: syd
    southwest: sydvest
    west: vest
    northwest: nordvest
    recenter: Centrer
    report: Rapportér
    rerouting: Beregner ny rute
    similarTime: Omtrent samme tid
    faster: {time} hurtigere
    slower: {time} langsommere
    shorter: {distance} kortere
    longer: {distance} længere
    via: via {road}
    arrive: ankomst {time}
    incidentCrash: Uheld forude
    incidentCongestion: Kø forude
    incidentConstruction: Vejarbejde forude
    incidentLaneClosure: Vognbane spærret
    incidentRoadClosure: Vej spærret
    incidentPolice: Politi forude
    incidentSpeedCamera: Fartkamera forude
    incidentWeather: Dårligt vejr forude
    ramp+road: Tag tilkørslen mod {road}
    rampLeft+road: Tag tilkørslen til venstre mod {road}
    rampRight+road: Tag tilkørslen til højre mod {road}
    exit+road: Tag frakørslen mod {road}
    exitLeft+road: Tag frakørslen til venstre mod {road}
    exitRight+road: Tag frakørslen til højre mod {road}
    exitNumber+road: Tag frakørsel {number} mod {road}
    roundaboutExit+road: Tag {number} frakørsel mod {road}
    """)
}
