extension PhraseSource {
  static let croatian = PhraseSource(
    "hr",
    """
    start: Krenite
    head: Vozite prema {direction}
    straight: Vozite ravno
    continue: Nastavite
    turnLeft: Skrenite lijevo
    turnRight: Skrenite desno
    slightLeft: Skrenite blago lijevo
    slightRight: Skrenite blago desno
    sharpLeft: Skrenite oštro lijevo
    sharpRight: Skrenite oštro desno
    keepLeft: Držite se lijevo
    keepRight: Držite se desno
    uTurn: Polukružno okrenite
    merge: Uključite se u promet
    mergeLeft: Uključite se u promet lijevo
    mergeRight: Uključite se u promet desno
    forkLeft: Na račvanju se držite lijevo
    forkRight: Na račvanju se držite desno
    ramp: Krenite na priključak
    rampLeft: Krenite na priključak lijevo
    rampRight: Krenite na priključak desno
    exit: Siđite na izlazu
    exitLeft: Siđite na izlazu lijevo
    exitRight: Siđite na izlazu desno
    exitNumber: Siđite na izlazu {number}
    roundabout: Uđite u kružni tok
    roundaboutExit: Izađite na {number} izlazu
    ordinal: {number}.
    leaveRoundabout: Izađite iz kružnog toka
    ferry: Ukrcajte se na trajekt
    carTrain: Ukrcajte se na autovlak
    destination: Vaše odredište
    destinationLeft: Vaše je odredište lijevo
    destinationRight: Vaše je odredište desno
    sideLeft: Lijevo
    sideRight: Desno
    arrivingAt: Dolazak: {place}
    arrived: Stigli ste
    ontoRoad: {action}: {road}
    alongRoad: {action}: {road}
    towardPlace: {action}, smjer {place}
    onto: {road}
    along: {road}
    toward: smjer {place}
    then: Zatim
    exitWord: Izlaz
    north: sjeveru
    northeast: sjeveroistoku
    east: istoku
    southeast: jugoistoku
    south: jugu
    southwest: jugozapadu
    west: zapadu
    northwest: sjeverozapadu
    recenter: Centriraj
    report: Prijavi
    rerouting: Ponovni izračun rute
    similarTime: Slično vrijeme
    faster: {time} brže
    slower: {time} sporije
    shorter: {distance} kraće
    longer: {distance} duže
    via: kroz {road}
    arrive: dolazak {time}
    incidentCrash: Nesreća na cesti
    incidentCongestion: Zastoj na cesti
    incidentConstruction: Radovi na cesti
    incidentLaneClosure: Zatvoren trak
    incidentRoadClosure: Zatvorena cesta
    incidentPolice: Policija na cesti
    incidentSpeedCamera: Kamera za brzinu
    incidentWeather: Loše vrijeme na cesti
    """)
}
