extension PhraseSource {
  static let romanian = PhraseSource(
    "ro",
    """
    start: Porniți
    head: Mergeți spre {direction}
    straight: Mergeți drept înainte
    continue: Continuați
    turnLeft: Virați la stânga
    turnRight: Virați la dreapta
    slightLeft: Virați ușor la stânga
    slightRight: Virați ușor la dreapta
    sharpLeft: Virați strâns la stânga
    sharpRight: Virați strâns la dreapta
    keepLeft: Țineți stânga
    keepRight: Țineți dreapta
    uTurn: Întoarceți
    merge: Intrați în trafic
    mergeLeft: Intrați în trafic pe stânga
    mergeRight: Intrați în trafic pe dreapta
    forkLeft: La bifurcație, țineți stânga
    forkRight: La bifurcație, țineți dreapta
    ramp: Intrați pe bretea
    rampLeft: Intrați pe breteaua din stânga
    rampRight: Intrați pe breteaua din dreapta
    exit: Luați ieșirea
    exitLeft: Luați ieșirea din stânga
    exitRight: Luați ieșirea din dreapta
    exitNumber: Luați ieșirea {number}
    roundabout: Intrați în sensul giratoriu
    roundaboutExit: Luați {number} ieșire
    ordinal: a {number}-a
    ordinals: prima
    leaveRoundabout: Ieșiți din sensul giratoriu
    ferry: Luați feribotul
    carTrain: Luați trenul auto
    destination: Destinația
    destinationLeft: Destinația este pe stânga
    destinationRight: Destinația este pe dreapta
    sideLeft: Pe stânga
    sideRight: Pe dreapta
    arrivingAt: Sosire: {place}
    arrived: Ați ajuns
    ontoRoad: {action} pe {road}
    alongRoad: {action} pe {road}
    towardPlace: {action} spre {place}
    onto: pe {road}
    along: pe {road}
    toward: spre {place}
    then: Apoi
    exitWord: Ieșire
    north: nord
    northeast: nord-est
    east: est
    southeast: sud-est
    south: sud
    southwest: sud-vest
    west: vest
    northwest: nord-vest
    recenter: Recentrează
    report: Raportează
    rerouting: Se recalculează traseul
    similarTime: Durată similară
    faster: Cu {time} mai rapid
    slower: Cu {time} mai lent
    shorter: Cu {distance} mai scurt
    longer: Cu {distance} mai lung
    via: prin {road}
    arrive: sosire {time}
    incidentCrash: Accident în față
    incidentCongestion: Aglomerație în față
    incidentConstruction: Lucrări în față
    incidentLaneClosure: Bandă închisă
    incidentRoadClosure: Drum închis
    incidentPolice: Poliție în față
    incidentSpeedCamera: Radar în față
    incidentWeather: Vreme rea în față
    ramp+road: Intrați pe bretea spre {road}
    rampLeft+road: Intrați pe breteaua din stânga spre {road}
    rampRight+road: Intrați pe breteaua din dreapta spre {road}
    exit+road: Luați ieșirea spre {road}
    exitLeft+road: Luați ieșirea din stânga spre {road}
    exitRight+road: Luați ieșirea din dreapta spre {road}
    exitNumber+road: Luați ieșirea {number} spre {road}
    roundaboutExit+road: Luați {number} ieșire spre {road}
    """)
}
