extension PhraseSource {
  static let polish = PhraseSource(
    "pl",
    """
    start: Rozpocznij jazdę
    head: Jedź na {direction}
    straight: Jedź prosto
    continue: Jedź dalej
    turnLeft: Skręć w lewo
    turnRight: Skręć w prawo
    slightLeft: Skręć lekko w lewo
    slightRight: Skręć lekko w prawo
    sharpLeft: Skręć ostro w lewo
    sharpRight: Skręć ostro w prawo
    keepLeft: Trzymaj się lewej strony
    keepRight: Trzymaj się prawej strony
    uTurn: Zawróć
    merge: Włącz się do ruchu
    mergeLeft: Włącz się do ruchu po lewej
    mergeRight: Włącz się do ruchu po prawej
    forkLeft: Na rozwidleniu trzymaj się lewej strony
    forkRight: Na rozwidleniu trzymaj się prawej strony
    ramp: Wjedź na łącznicę
    rampLeft: Wjedź na łącznicę po lewej
    rampRight: Wjedź na łącznicę po prawej
    exit: Kieruj się na zjazd
    exitLeft: Kieruj się na zjazd po lewej
    exitRight: Kieruj się na zjazd po prawej
    exitNumber: Kieruj się na zjazd {number}
    roundabout: Wjedź na rondo
    roundaboutExit: Zjedź {number} zjazdem
    ordinal: {number}.
    leaveRoundabout: Zjedź z ronda
    ferry: Wjedź na prom
    carTrain: Wjedź na pociąg samochodowy
    destination: Cel podróży
    destinationLeft: Cel podróży jest po lewej stronie
    destinationRight: Cel podróży jest po prawej stronie
    sideLeft: Po lewej stronie
    sideRight: Po prawej stronie
    arrivingAt: Przyjazd: {place}
    arrived: Jesteś u celu
    ontoRoad: {action}: {road}
    alongRoad: {action}: {road}
    towardPlace: {action}, kierunek {place}
    onto: {road}
    along: {road}
    toward: kierunek {place}
    then: Następnie
    exitWord: Zjazd
    north: północ
    northeast: północny wschód
    east: wschód
    southeast: południowy wschód
    south: południe
    southwest: południowy zachód
    west: zachód
    northwest: północny zachód
    recenter: Wyśrodkuj
    report: Zgłoś
    rerouting: Zmiana trasy
    similarTime: Podobny czas
    faster: {time} szybciej
    slower: {time} dłużej
    shorter: {distance} krócej
    longer: {distance} dalej
    via: przez {road}
    arrive: przyjazd {time}
    incidentCrash: Wypadek na trasie
    incidentCongestion: Korek na trasie
    incidentConstruction: Roboty drogowe na trasie
    incidentLaneClosure: Pas zamknięty
    incidentRoadClosure: Droga zamknięta
    incidentPolice: Policja na trasie
    incidentSpeedCamera: Fotoradar na trasie
    incidentWeather: Złe warunki pogodowe
    """)
}
