extension PhraseSource {
  static let spanish = PhraseSource(
    "es",
    """
    start: Inicia el viaje
    head: Dirígete hacia el {direction}
    straight: Sigue recto
    continue: Continúa
    turnLeft: Gira a la izquierda
    turnRight: Gira a la derecha
    slightLeft: Gira ligeramente a la izquierda
    slightRight: Gira ligeramente a la derecha
    sharpLeft: Gira bruscamente a la izquierda
    sharpRight: Gira bruscamente a la derecha
    keepLeft: Mantente a la izquierda
    keepRight: Mantente a la derecha
    uTurn: Cambia de sentido
    merge: Incorpórate
    mergeLeft: Incorpórate por la izquierda
    mergeRight: Incorpórate por la derecha
    forkLeft: Mantente a la izquierda en la bifurcación
    forkRight: Mantente a la derecha en la bifurcación
    ramp: Toma el acceso
    rampLeft: Toma el acceso de la izquierda
    rampRight: Toma el acceso de la derecha
    exit: Toma la salida
    exitLeft: Toma la salida de la izquierda
    exitRight: Toma la salida de la derecha
    exitNumber: Toma la salida {number}
    roundabout: Entra en la rotonda
    roundaboutExit: Toma la {number} salida
    ordinal: {number}.ª
    leaveRoundabout: Sal de la rotonda
    ferry: Toma el ferri
    carTrain: Toma el tren para coches
    destination: Tu destino
    destinationLeft: Tu destino está a la izquierda
    destinationRight: Tu destino está a la derecha
    sideLeft: A la izquierda
    sideRight: A la derecha
    arrivingAt: Llegando a {place}
    arrived: Has llegado
    ontoRoad: {action} por {road}
    alongRoad: {action} por {road}
    towardPlace: {action} en dirección a {place}
    onto: por {road}
    along: por {road}
    toward: hacia {place}
    then: Después
    exitWord: Salida
    north: norte
    northeast: noreste
    east: este
    southeast: sureste
    south: sur
    southwest: suroeste
    west: oeste
    northwest: noroeste
    recenter: Centrar
    report: Informar
    rerouting: Recalculando la ruta
    similarTime: Tiempo similar
    faster: {time} más rápido
    slower: {time} más lento
    shorter: {distance} menos
    longer: {distance} más
    via: por {road}
    arrive: llegada {time}
    incidentCrash: Accidente más adelante
    incidentCongestion: Tráfico denso más adelante
    incidentConstruction: Obras más adelante
    incidentLaneClosure: Carril cerrado
    incidentRoadClosure: Carretera cortada
    incidentPolice: Policía más adelante
    incidentSpeedCamera: Radar más adelante
    incidentWeather: Mal tiempo más adelante
    uTurn+road: Cambia de sentido en {road}
    merge+road: Incorpórate a {road}
    mergeLeft+road: Incorpórate por la izquierda a {road}
    mergeRight+road: Incorpórate por la derecha a {road}
    ramp+road: Toma el acceso hacia {road}
    rampLeft+road: Toma el acceso de la izquierda hacia {road}
    rampRight+road: Toma el acceso de la derecha hacia {road}
    exit+road: Toma la salida hacia {road}
    exitLeft+road: Toma la salida de la izquierda hacia {road}
    exitRight+road: Toma la salida de la derecha hacia {road}
    exitNumber+road: Toma la salida {number} hacia {road}
    roundaboutExit+road: Toma la {number} salida hacia {road}
    """)

  static let latinAmericanSpanish = PhraseSource(
    "es-419", differsFrom: "es",
    """
    uTurn: Da vuelta en U
    ramp: Toma la rampa
    rampLeft: Toma la rampa de la izquierda
    rampRight: Toma la rampa de la derecha
    carTrain: Toma el tren para autos
    ontoRoad: {action} en {road}
    alongRoad: {action} en {road}
    onto: en {road}
    along: en {road}
    incidentRoadClosure: Vía cerrada
    uTurn+road: Da vuelta en U en {road}
    ramp+road: Toma la rampa hacia {road}
    rampLeft+road: Toma la rampa de la izquierda hacia {road}
    rampRight+road: Toma la rampa de la derecha hacia {road}
    """)
}
