extension PhraseSource {
  static let norwegian = PhraseSource(
    "nb",
    """
    start: Start
    head: Kjør mot {direction}
    straight: Fortsett rett frem
    continue: Fortsett
    turnLeft: Sving til venstre
    turnRight: Sving til høyre
    slightLeft: Sving svakt til venstre
    slightRight: Sving svakt til høyre
    sharpLeft: Sving skarpt til venstre
    sharpRight: Sving skarpt til høyre
    keepLeft: Hold til venstre
    keepRight: Hold til høyre
    uTurn: Ta en U-sving
    merge: Flett inn
    mergeLeft: Flett inn til venstre
    mergeRight: Flett inn til høyre
    forkLeft: Hold til venstre ved veiskillet
    forkRight: Hold til høyre ved veiskillet
    ramp: Ta påkjøringen
    rampLeft: Ta påkjøringen til venstre
    rampRight: Ta påkjøringen til høyre
    exit: Ta avkjøringen
    exitLeft: Ta avkjøringen til venstre
    exitRight: Ta avkjøringen til høyre
    exitNumber: Ta avkjøring {number}
    roundabout: Kjør inn i rundkjøringen
    roundaboutExit: Ta {number} avkjøring
    ordinal: {number}.
    leaveRoundabout: Kjør ut av rundkjøringen
    ferry: Ta fergen
    carTrain: Ta biltoget
    destination: Bestemmelsesstedet
    destinationLeft: Bestemmelsesstedet er til venstre
    destinationRight: Bestemmelsesstedet er til høyre
    sideLeft: Til venstre
    sideRight: Til høyre
    arrivingAt: Snart fremme: {place}
    arrived: Du er fremme
    ontoRoad: {action} inn på {road}
    alongRoad: {action} på {road}
    towardPlace: {action} mot {place}
    onto: inn på {road}
    along: på {road}
    toward: mot {place}
    then: Deretter
    exitWord: Avkjøring
    north: nord
    northeast: nordøst
    east: øst
    southeast: sørøst
    south: sør
    southwest: sørvest
    west: vest
    northwest: nordvest
    recenter: Sentrer
    report: Rapporter
    rerouting: Beregner ny rute
    similarTime: Omtrent samme tid
    faster: {time} raskere
    slower: {time} saktere
    shorter: {distance} kortere
    longer: {distance} lengre
    via: via {road}
    arrive: ankomst {time}
    incidentCrash: Ulykke lenger fremme
    incidentCongestion: Kø lenger fremme
    incidentConstruction: Veiarbeid lenger fremme
    incidentLaneClosure: Kjørefelt stengt
    incidentRoadClosure: Vei stengt
    incidentPolice: Politi lenger fremme
    incidentSpeedCamera: Fotoboks lenger fremme
    incidentWeather: Dårlig vær lenger fremme
    ramp+road: Ta påkjøringen mot {road}
    rampLeft+road: Ta påkjøringen til venstre mot {road}
    rampRight+road: Ta påkjøringen til høyre mot {road}
    exit+road: Ta avkjøringen mot {road}
    exitLeft+road: Ta avkjøringen til venstre mot {road}
    exitRight+road: Ta avkjøringen til høyre mot {road}
    exitNumber+road: Ta avkjøring {number} mot {road}
    roundaboutExit+road: Ta {number} avkjøring mot {road}
    """)
}
