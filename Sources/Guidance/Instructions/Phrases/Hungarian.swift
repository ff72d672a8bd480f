extension PhraseSource {
  static let hungarian = PhraseSource(
    "hu",
    """
    start: Induljon el
    head: Haladjon {direction} felé
    straight: Haladjon egyenesen
    continue: Haladjon tovább
    turnLeft: Forduljon balra
    turnRight: Forduljon jobbra
    slightLeft: Forduljon enyhén balra
    slightRight: Forduljon enyhén jobbra
    sharpLeft: Forduljon élesen balra
    sharpRight: Forduljon élesen jobbra
    keepLeft: Tartson balra
    keepRight: Tartson jobbra
    uTurn: Forduljon vissza
    merge: Soroljon be
    mergeLeft: Soroljon be balra
    mergeRight: Soroljon be jobbra
    forkLeft: Az elágazásnál tartson balra
    forkRight: Az elágazásnál tartson jobbra
    ramp: Hajtson fel a felhajtóra
    rampLeft: Hajtson fel a bal oldali felhajtóra
    rampRight: Hajtson fel a jobb oldali felhajtóra
    exit: Hajtson le a lehajtón
    exitLeft: Hajtson le a bal oldali lehajtón
    exitRight: Hajtson le a jobb oldali lehajtón
    exitNumber: Kijárat: {number}
    roundabout: Hajtson be a körforgalomba
    roundaboutExit: {number} kijárat
    ordinal: {number}.
    leaveRoundabout: Hajtson ki a körforgalomból
    ferry: Hajtson fel a kompra
    carTrain: Hajtson fel az autószállító vonatra
    destination: Úti cél
    destinationLeft: Úti célja bal oldalon van
    destinationRight: Úti célja jobb oldalon van
    sideLeft: Bal oldalon
    sideRight: Jobb oldalon
    arrivingAt: Érkezés: {place}
    arrived: Megérkezett
    ontoRoad: {action}: {road}
    alongRoad: {action}: {road}
    towardPlace: {action}, {place} felé
    onto: {road}
    along: {road}
    toward: {place} felé
    then: Azután
    exitWord: Kijárat
    north: észak
    northeast: északkelet
    east: kelet
    southeast: délkelet
    south: dél
    southwest: délnyugat
    west: nyugat
    northwest: északnyugat
    recenter: Középre
    report: Jelentés
    rerouting: Újratervezés
    similarTime: Hasonló idő
    faster: Gyorsabb: {time}
    slower: Lassabb: {time}
    shorter: Rövidebb: {distance}
    longer: Hosszabb: {distance}
    via: útvonal: {road}
    arrive: érkezés {time}
    incidentCrash: Baleset az úton
    incidentCongestion: Torlódás az úton
    incidentConstruction: Útfelújítás az úton
    incidentLaneClosure: Sáv lezárva
    incidentRoadClosure: Út lezárva
    incidentPolice: Rendőrség az úton
    incidentSpeedCamera: Traffipax az úton
    incidentWeather: Rossz idő az úton
    """)
}
