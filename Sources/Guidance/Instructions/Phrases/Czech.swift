extension PhraseSource {
  static let czech = PhraseSource(
    "cs",
    """
    start: Vyjeďte
    head: Jeďte na {direction}
    straight: Jeďte rovně
    continue: Pokračujte
    turnLeft: Odbočte vlevo
    turnRight: Odbočte vpravo
    slightLeft: Odbočte mírně vlevo
    slightRight: Odbočte mírně vpravo
    sharpLeft: Odbočte ostře vlevo
    sharpRight: Odbočte ostře vpravo
    keepLeft: Držte se vlevo
    keepRight: Držte se vpravo
    uTurn: Otočte se
    merge: Zařaďte se
    mergeLeft: Zařaďte se vlevo
    mergeRight: Zařaďte se vpravo
    forkLeft: Na rozdvojení se držte vlevo
    forkRight: Na rozdvojení se držte vpravo
    ramp: Najeďte na nájezd
    rampLeft: Najeďte na nájezd vlevo
    rampRight: Najeďte na nájezd vpravo
    exit: Sjeďte na výjezdu
    exitLeft: Sjeďte na výjezdu vlevo
    exitRight: Sjeďte na výjezdu vpravo
    exitNumber: Sjeďte na výjezdu {number}
    roundabout: Vjeďte na kruhový objezd
    roundaboutExit: Vyjeďte {number} výjezdem
    ordinal: {number}.
    leaveRoundabout: Opusťte kruhový objezd
    ferry: Najeďte na trajekt
    carTrain: Najeďte na autovlak
    destination: Cíl
    destinationLeft: Cíl je vlevo
    destinationRight: Cíl je vpravo
    sideLeft: Vlevo
    sideRight: Vpravo
    arrivingAt: Příjezd: {place}
    arrived: Jste v cíli
    ontoRoad: {action}: {road}
    alongRoad: {action}: {road}
    towardPlace: {action}, směr {place}
    onto: {road}
    along: {road}
    toward: směr {place}
    then: Potom
    exitWord: Výjezd
    north: sever
    northeast: severovýchod
    east: východ
    southeast: jihovýchod
    south: jih
    southwest: jihozápad
    west: západ
    northwest: severozápad
    recenter: Vycentrovat
    report: Nahlásit
    rerouting: Přepočítávání trasy
    similarTime: Podobný čas
    faster: O {time} rychlejší
    slower: O {time} pomalejší
    shorter: O {distance} kratší
    longer: O {distance} delší
    via: přes {road}
    arrive: příjezd {time}
    incidentCrash: Nehoda na trase
    incidentCongestion: Kolona na trase
    incidentConstruction: Práce na silnici
    incidentLaneClosure: Uzavřený pruh
    incidentRoadClosure: Uzavřená silnice
    incidentPolice: Policie na trase
    incidentSpeedCamera: Radar na trase
    incidentWeather: Špatné počasí na trase
    """)
}
