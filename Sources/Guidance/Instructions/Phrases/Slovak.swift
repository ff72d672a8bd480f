extension PhraseSource {
  static let slovak = PhraseSource(
    "sk",
    """
    start: Vyrazte
    head: Jazdite smerom na {direction}
    straight: Pokračujte rovno
    continue: Pokračujte
    turnLeft: Odbočte vľavo
    turnRight: Odbočte vpravo
    slightLeft: Odbočte mierne vľavo
    slightRight: Odbočte mierne vpravo
    sharpLeft: Odbočte ostro vľavo
    sharpRight: Odbočte ostro vpravo
    keepLeft: Držte sa vľavo
    keepRight: Držte sa vpravo
    uTurn: Otočte sa
    merge: Zaraďte sa
    mergeLeft: Zaraďte sa vľavo
    mergeRight: Zaraďte sa vpravo
    forkLeft: Na rázcestí sa držte vľavo
    forkRight: Na rázcestí sa držte vpravo
    ramp: Vojdite na nájazd
    rampLeft: Vojdite na nájazd vľavo
    rampRight: Vojdite na nájazd vpravo
    exit: Zíďte výjazdom
    exitLeft: Zíďte výjazdom vľavo
    exitRight: Zíďte výjazdom vpravo
    exitNumber: Zíďte výjazdom {number}
    roundabout: Vojdite na kruhový objazd
    roundaboutExit: Vyjdite {number} výjazdom
    ordinal: {number}.
    leaveRoundabout: Opustite kruhový objazd
    ferry: Vojdite na trajekt
    carTrain: Vojdite na autovlak
    destination: Cieľ
    destinationLeft: Cieľ je vľavo
    destinationRight: Cieľ je vpravo
    sideLeft: Vľavo
    sideRight: Vpravo
    arrivingAt: Príchod: {place}
    arrived: Ste v cieli
    ontoRoad: {action}: {road}
    alongRoad: {action}: {road}
    towardPlace: {action}, smer {place}
    onto: {road}
    along: {road}
    toward: smer {place}
    then: Potom
    exitWord: Výjazd
    north: sever
    northeast: severovýchod
    east: východ
    southeast: juhovýchod
    south: juh
    southwest: juhozápad
    west: západ
    northwest: severozápad
    recenter: Vycentrovať
    report: Nahlásiť
    rerouting: Prepočítava sa trasa
    similarTime: Podobný čas
    faster: O {time} rýchlejšie
    slower: O {time} pomalšie
    shorter: O {distance} kratšie
    longer: O {distance} dlhšie
    via: cez {road}
    arrive: príchod {time}
    incidentCrash: Nehoda na trase
    incidentCongestion: Kolóna na trase
    incidentConstruction: Práce na ceste
    incidentLaneClosure: Uzavretý pruh
    incidentRoadClosure: Uzavretá cesta
    incidentPolice: Polícia na trase
    incidentSpeedCamera: Radar na trase
    incidentWeather: Zlé počasie na trase
    """)
}
