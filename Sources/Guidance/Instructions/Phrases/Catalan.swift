extension PhraseSource {
  static let catalan = PhraseSource(
    "ca",
    """
    start: Inicia el viatge
    head: Ves cap al {direction}
    straight: Segueix recte
    continue: Continua
    turnLeft: Gira a l’esquerra
    turnRight: Gira a la dreta
    slightLeft: Gira lleugerament a l’esquerra
    slightRight: Gira lleugerament a la dreta
    sharpLeft: Gira bruscament a l’esquerra
    sharpRight: Gira bruscament a la dreta
    keepLeft: Mantén-te a l’esquerra
    keepRight: Mantén-te a la dreta
    uTurn: Fes un canvi de sentit
    merge: Incorpora’t
    mergeLeft: Incorpora’t per l’esquerra
    mergeRight: Incorpora’t per la dreta
    forkLeft: A la bifurcació, mantén-te a l’esquerra
    forkRight: A la bifurcació, mantén-te a la dreta
    ramp: Agafa l’accés
    rampLeft: Agafa l’accés de l’esquerra
    rampRight: Agafa l’accés de la dreta
    exit: Agafa la sortida
    exitLeft: Agafa la sortida de l’esquerra
    exitRight: Agafa la sortida de la dreta
    exitNumber: Agafa la sortida {number}
    roundabout: Entra a la rotonda
    roundaboutExit: Agafa la {number} sortida
    ordinal: {number}a
    leaveRoundabout: Surt de la rotonda
    ferry: Agafa el ferri
    carTrain: Agafa el tren per a cotxes
    destination: La teva destinació
    destinationLeft: La teva destinació és a l’esquerra
    destinationRight: La teva destinació és a la dreta
    sideLeft: A l’esquerra
    sideRight: A la dreta
    arrivingAt: Arribada: {place}
    arrived: Has arribat
    ontoRoad: {action}: {road}
    alongRoad: {action} per {road}
    towardPlace: {action} en direcció a {place}
    onto: per {road}
    along: per {road}
    toward: cap a {place}
    then: Després
    exitWord: Sortida
    north: nord
    northeast: nord-est
    east: est
    southeast: sud-est
    south: sud
    southwest: sud-oest
    west: oest
    northwest: nord-oest
    recenter: Centra
    report: Informa
    rerouting: S’està recalculant la ruta
    similarTime: Temps similar
    faster: {time} més ràpid
    slower: {time} més lent
    shorter: {distance} menys
    longer: {distance} més
    via: per {road}
    arrive: arribada {time}
    incidentCrash: Accident més endavant
    incidentCongestion: Retenció més endavant
    incidentConstruction: Obres més endavant
    incidentLaneClosure: Carril tallat
    incidentRoadClosure: Carretera tallada
    incidentPolice: Policia més endavant
    incidentSpeedCamera: Radar més endavant
    incidentWeather: Mal temps més endavant
    """)
}
