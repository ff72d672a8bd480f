extension PhraseSource {
  static let finnish = PhraseSource(
    "fi",
    """
    start: Lähde liikkeelle
    head: Aja {direction}
    straight: Jatka suoraan
    continue: Jatka
    turnLeft: Käänny vasemmalle
    turnRight: Käänny oikealle
    slightLeft: Käänny loivasti vasemmalle
    slightRight: Käänny loivasti oikealle
    sharpLeft: Käänny jyrkästi vasemmalle
    sharpRight: Käänny jyrkästi oikealle
    keepLeft: Pysy vasemmalla
    keepRight: Pysy oikealla
    uTurn: Tee U-käännös
    merge: Liity
    mergeLeft: Liity vasemmalle
    mergeRight: Liity oikealle
    forkLeft: Pysy tienhaarassa vasemmalla
    forkRight: Pysy tienhaarassa oikealla
    ramp: Aja rampille
    rampLeft: Aja vasemmanpuoleiselle rampille
    rampRight: Aja oikeanpuoleiselle rampille
    exit: Poistu liittymästä
    exitLeft: Poistu vasemmanpuoleisesta liittymästä
    exitRight: Poistu oikeanpuoleisesta liittymästä
    exitNumber: Poistu liittymästä {number}
    roundabout: Aja liikenneympyrään
    roundaboutExit: Poistu {number} liittymästä
    ordinal: {number}.
    leaveRoundabout: Poistu liikenneympyrästä
    ferry: Aja lautalle
    carTrain: Aja autojunaan
    destination: Määränpää
    destinationLeft: Määränpää on vasemmalla
    destinationRight: Määränpää on oikealla
    sideLeft: Vasemmalla
    sideRight: Oikealla
    arrivingAt: Pian perillä: {place}
    arrived: Olet perillä
    ontoRoad: {action}: {road}
    alongRoad: {action}: {road}
    towardPlace: {action}, suunta {place}
    onto: {road}
    along: {road}
    toward: suunta {place}
    then: Sitten
    exitWord: Liittymä
    north: pohjoiseen
    northeast: koilliseen
    east: itään
    southeast: kaakkoon
    south: etelään
    southwest: lounaaseen
    west: länteen
    northwest: luoteeseen
    recenter: Keskitä
    report: Ilmoita
    rerouting: Reittiä lasketaan uudelleen
    similarTime: Lähes sama aika
    faster: {time} nopeampi
    slower: {time} hitaampi
    shorter: {distance} lyhyempi
    longer: {distance} pidempi
    via: reitti: {road}
    arrive: perillä {time}
    incidentCrash: Onnettomuus edessä
    incidentCongestion: Ruuhka edessä
    incidentConstruction: Tietyö edessä
    incidentLaneClosure: Kaista suljettu
    incidentRoadClosure: Tie suljettu
    incidentPolice: Poliisi edessä
    incidentSpeedCamera: Nopeuskamera edessä
    incidentWeather: Huono sää edessä
    """)
}
