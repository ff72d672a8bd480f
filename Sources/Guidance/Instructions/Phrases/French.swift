extension PhraseSource {
  static let french = PhraseSource(
    "fr",
    """
    start: Démarrez
    head: Prenez la direction {direction}
    straight: Continuez tout droit
    continue: Continuez
    turnLeft: Tournez à gauche
    turnRight: Tournez à droite
    slightLeft: Tournez légèrement à gauche
    slightRight: Tournez légèrement à droite
    sharpLeft: Tournez complètement à gauche
    sharpRight: Tournez complètement à droite
    keepLeft: Serrez à gauche
    keepRight: Serrez à droite
    uTurn: Faites demi-tour
    merge: Insérez-vous
    mergeLeft: Insérez-vous par la gauche
    mergeRight: Insérez-vous par la droite
    forkLeft: À l’embranchement, restez à gauche
    forkRight: À l’embranchement, restez à droite
    ramp: Prenez la bretelle
    rampLeft: Prenez la bretelle à gauche
    rampRight: Prenez la bretelle à droite
    exit: Prenez la sortie
    exitLeft: Prenez la sortie à gauche
    exitRight: Prenez la sortie à droite
    exitNumber: Prenez la sortie {number}
    roundabout: Entrez dans le rond-point
    roundaboutExit: Prenez la {number} sortie
    ordinal: {number}e
    ordinal.one: {number}re
    leaveRoundabout: Sortez du rond-point
    ferry: Prenez le ferry
    carTrain: Prenez la navette ferroviaire
    destination: Votre destination
    destinationLeft: Votre destination est à gauche
    destinationRight: Votre destination est à droite
    sideLeft: À gauche
    sideRight: À droite
    arrivingAt: Arrivée à {place}
    arrived: Vous êtes à destination
    ontoRoad: {action} sur {road}
    alongRoad: {action} sur {road}
    towardPlace: {action} en direction de {place}
    onto: sur {road}
    along: sur {road}
    toward: vers {place}
    then: Puis
    exitWord: Sortie
    north: nord
    northeast: nord-est
    east: est
    southeast: sud-est
    south: sud
    southwest: sud-ouest
    west: ouest
    northwest: nord-ouest
    recenter: Recentrer
    report: Signaler
    rerouting: Recalcul de l’itinéraire
    similarTime: Durée similaire
    faster: {time} de moins
    slower: {time} de plus
    shorter: {distance} de moins
    longer: {distance} de plus
    via: via {road}
    arrive: arrivée {time}
    incidentCrash: Accident devant vous
    incidentCongestion: Bouchon devant vous
    incidentConstruction: Travaux devant vous
    incidentLaneClosure: Voie fermée
    incidentRoadClosure: Route barrée
    incidentPolice: Police devant vous
    incidentSpeedCamera: Radar devant vous
    incidentWeather: Intempéries devant vous
    ramp+road: Prenez la bretelle vers {road}
    rampLeft+road: Prenez la bretelle à gauche vers {road}
    rampRight+road: Prenez la bretelle à droite vers {road}
    exit+road: Prenez la sortie vers {road}
    exitLeft+road: Prenez la sortie à gauche vers {road}
    exitRight+road: Prenez la sortie à droite vers {road}
    exitNumber+road: Prenez la sortie {number} vers {road}
    """)

  static let canadianFrench = PhraseSource(
    "fr-CA", differsFrom: "fr",
    """
    forkLeft: À la fourche, restez à gauche
    forkRight: À la fourche, restez à droite
    roundabout: Entrez dans le carrefour giratoire
    leaveRoundabout: Sortez du carrefour giratoire
    ferry: Prenez le traversier
    """)
}
