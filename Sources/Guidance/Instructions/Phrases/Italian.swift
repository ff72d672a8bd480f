extension PhraseSource {
  static let italian = PhraseSource(
    "it",
    """
    start: Parti
    head: Procedi in direzione {direction}
    straight: Prosegui dritto
    continue: Prosegui
    turnLeft: Svolta a sinistra
    turnRight: Svolta a destra
    slightLeft: Svolta leggermente a sinistra
    slightRight: Svolta leggermente a destra
    sharpLeft: Svolta decisamente a sinistra
    sharpRight: Svolta decisamente a destra
    keepLeft: Mantieni la sinistra
    keepRight: Mantieni la destra
    uTurn: Fai inversione a U
    merge: Immettiti
    mergeLeft: Immettiti a sinistra
    mergeRight: Immettiti a destra
    forkLeft: Al bivio mantieni la sinistra
    forkRight: Al bivio mantieni la destra
    ramp: Prendi la rampa
    rampLeft: Prendi la rampa a sinistra
    rampRight: Prendi la rampa a destra
    exit: Prendi l’uscita
    exitLeft: Prendi l’uscita a sinistra
    exitRight: Prendi l’uscita a destra
    exitNumber: Prendi l’uscita {number}
    roundabout: Entra nella rotonda
    roundaboutExit: Prendi la {number} uscita
    ordinal: {number}ª
    leaveRoundabout: Esci dalla rotonda
    ferry: Prendi il traghetto
    carTrain: Prendi il treno navetta
    destination: La tua destinazione
    destinationLeft: La tua destinazione è a sinistra
    destinationRight: La tua destinazione è a destra
    sideLeft: A sinistra
    sideRight: A destra
    arrivingAt: Arrivo: {place}
    arrived: Arrivo a destinazione
    ontoRoad: {action} {road:in}
    alongRoad: {action} {road:in}
    towardPlace: {action} in direzione {place}
    onto: {road:in}
    along: {road:in}
    toward: verso {place}
    then: Poi
    exitWord: Uscita
    north: nord
    northeast: nord-est
    east: est
    southeast: sud-est
    south: sud
    southwest: sud-ovest
    west: ovest
    northwest: nord-ovest
    recenter: Ricentra
    report: Segnala
    rerouting: Ricalcolo del percorso
    similarTime: Durata simile
    faster: {time} in meno
    slower: {time} in più
    shorter: {distance} in meno
    longer: {distance} in più
    via: tramite {road}
    arrive: arrivo {time}
    incidentCrash: Incidente più avanti
    incidentCongestion: Coda più avanti
    incidentConstruction: Lavori più avanti
    incidentLaneClosure: Corsia chiusa
    incidentRoadClosure: Strada chiusa
    incidentPolice: Polizia più avanti
    incidentSpeedCamera: Autovelox più avanti
    incidentWeather: Maltempo più avanti
    ramp+road: Prendi la rampa verso {road}
    rampLeft+road: Prendi la rampa a sinistra verso {road}
    rampRight+road: Prendi la rampa a destra verso {road}
    exit+road: Prendi l’uscita verso {road}
    exitLeft+road: Prendi l’uscita a sinistra verso {road}
    exitRight+road: Prendi l’uscita a destra verso {road}
    exitNumber+road: Prendi l’uscita {number} verso {road}
    roundaboutExit+road: Prendi la {number} uscita ed entra {road:in}
    """)
}
