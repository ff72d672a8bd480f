/// Languages written in Latin letters.
extension PhraseTable {
  static let latinEnglish = """
    start: Start
    head: Head {direction}
    straight: Continue straight
    continue: Continue
    turnLeft: Turn left
    turnRight: Turn right
    slightLeft: Turn slightly left
    slightRight: Turn slightly right
    sharpLeft: Turn sharp left
    sharpRight: Turn sharp right
    keepLeft: Keep left
    keepRight: Keep right
    uTurn: Make a U-turn
    merge: Merge
    mergeLeft: Merge left
    mergeRight: Merge right
    forkLeft: Keep left at the fork
    forkRight: Keep right at the fork
    ramp: Take the ramp
    rampLeft: Take the ramp on the left
    rampRight: Take the ramp on the right
    exit: Take the exit
    exitLeft: Take the exit on the left
    exitRight: Take the exit on the right
    exitNumber: Take exit {number}
    roundabout: Enter the roundabout
    roundaboutExit: Take the {number} exit
    leaveRoundabout: Exit the roundabout
    ferry: Take the ferry
    carTrain: Take the car train
    destination: Your destination
    destinationLeft: Your destination is on the left
    destinationRight: Your destination is on the right
    sideLeft: On the left
    sideRight: On the right
    arrivingAt: Arriving at {place}
    arrived: You have arrived
    ontoRoad: {action} onto {road}
    towardPlace: {action} toward {place}
    onto: onto {road}
    toward: toward {place}
    then: Then
    exitWord: Exit
    north: north
    northeast: northeast
    east: east
    southeast: southeast
    south: south
    southwest: southwest
    west: west
    northwest: northwest
    recenter: Re-center
    report: Report
    rerouting: Rerouting
    similarTime: Similar time
    faster: {time} faster
    slower: {time} slower
    shorter: {distance} shorter
    longer: {distance} longer
    via: via {road}
    arrive: arrive {time}
    incidentCrash: Crash ahead
    incidentCongestion: Congestion ahead
    incidentConstruction: Roadworks ahead
    incidentLaneClosure: Lane closed ahead
    incidentRoadClosure: Road closed ahead
    incidentPolice: Police ahead
    incidentSpeedCamera: Speed camera ahead
    incidentWeather: Bad weather ahead
    """

  static let german = """
    start: Losfahren
    head: Richtung {direction} fahren
    straight: Geradeaus weiterfahren
    continue: Weiterfahren
    turnLeft: Links abbiegen
    turnRight: Rechts abbiegen
    slightLeft: Leicht links abbiegen
    slightRight: Leicht rechts abbiegen
    sharpLeft: Scharf links abbiegen
    sharpRight: Scharf rechts abbiegen
    keepLeft: Links halten
    keepRight: Rechts halten
    uTurn: Wenden
    merge: Einfädeln
    mergeLeft: Links einfädeln
    mergeRight: Rechts einfädeln
    forkLeft: An der Gabelung links halten
    forkRight: An der Gabelung rechts halten
    ramp: Auffahrt nehmen
    rampLeft: Auffahrt links nehmen
    rampRight: Auffahrt rechts nehmen
    exit: Ausfahrt nehmen
    exitLeft: Ausfahrt links nehmen
    exitRight: Ausfahrt rechts nehmen
    exitNumber: Ausfahrt {number} nehmen
    roundabout: In den Kreisverkehr einfahren
    roundaboutExit: {number} Ausfahrt nehmen
    leaveRoundabout: Kreisverkehr verlassen
    ferry: Fähre nehmen
    carTrain: Autozug nehmen
    destination: Ihr Ziel
    destinationLeft: Ihr Ziel befindet sich links
    destinationRight: Ihr Ziel befindet sich rechts
    sideLeft: Links
    sideRight: Rechts
    arrivingAt: Ankunft: {place}
    arrived: Sie haben Ihr Ziel erreicht
    ontoRoad: {action}: {road}
    towardPlace: {action} Richtung {place}
    onto: auf {road}
    toward: Richtung {place}
    then: Dann
    exitWord: Ausfahrt
    north: Norden
    northeast: Nordosten
    east: Osten
    southeast: Südosten
    south: Süden
    southwest: Südwesten
    west: Westen
    northwest: Nordwesten
    recenter: Zentrieren
    report: Melden
    rerouting: Route wird neu berechnet
    similarTime: Ähnliche Dauer
    faster: {time} schneller
    slower: {time} langsamer
    shorter: {distance} kürzer
    longer: {distance} länger
    via: über {road}
    arrive: Ankunft {time}
    incidentCrash: Unfall voraus
    incidentCongestion: Stau voraus
    incidentConstruction: Baustelle voraus
    incidentLaneClosure: Spur gesperrt
    incidentRoadClosure: Straße gesperrt
    incidentPolice: Polizei voraus
    incidentSpeedCamera: Blitzer voraus
    incidentWeather: Unwetter voraus
    """

  static let spanish = """
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
    towardPlace: {action} en dirección a {place}
    onto: por {road}
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
    """

  static let french = """
    start: Démarrez
    head: Prenez la direction {direction}
    straight: Continuez tout droit
    continue: Continuez
    turnLeft: Tournez à gauche
    turnRight: Tournez à droite
    slightLeft: Tournez légèrement à gauche
    slightRight: Tournez légèrement à droite
    sharpLeft: Tournez franchement à gauche
    sharpRight: Tournez franchement à droite
    keepLeft: Serrez à gauche
    keepRight: Serrez à droite
    uTurn: Faites demi-tour
    merge: Insérez-vous
    mergeLeft: Insérez-vous par la gauche
    mergeRight: Insérez-vous par la droite
    forkLeft: À la fourche, restez à gauche
    forkRight: À la fourche, restez à droite
    ramp: Prenez la bretelle
    rampLeft: Prenez la bretelle à gauche
    rampRight: Prenez la bretelle à droite
    exit: Prenez la sortie
    exitLeft: Prenez la sortie à gauche
    exitRight: Prenez la sortie à droite
    exitNumber: Prenez la sortie {number}
    roundabout: Entrez dans le rond-point
    roundaboutExit: Prenez la {number} sortie
    leaveRoundabout: Sortez du rond-point
    ferry: Prenez le ferry
    carTrain: Prenez le train-auto
    destination: Votre destination
    destinationLeft: Votre destination est à gauche
    destinationRight: Votre destination est à droite
    sideLeft: À gauche
    sideRight: À droite
    arrivingAt: Arrivée à {place}
    arrived: Vous êtes arrivé
    ontoRoad: {action} sur {road}
    towardPlace: {action} en direction de {place}
    onto: sur {road}
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
    """

  static let italian = """
    start: Parti
    head: Procedi verso {direction}
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
    leaveRoundabout: Esci dalla rotonda
    ferry: Prendi il traghetto
    carTrain: Prendi il treno navetta
    destination: La tua destinazione
    destinationLeft: La tua destinazione è a sinistra
    destinationRight: La tua destinazione è a destra
    sideLeft: A sinistra
    sideRight: A destra
    arrivingAt: In arrivo: {place}
    arrived: Sei arrivato
    ontoRoad: {action} in {road}
    towardPlace: {action} in direzione {place}
    onto: in {road}
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
    via: via {road}
    arrive: arrivo {time}
    incidentCrash: Incidente più avanti
    incidentCongestion: Coda più avanti
    incidentConstruction: Lavori più avanti
    incidentLaneClosure: Corsia chiusa
    incidentRoadClosure: Strada chiusa
    incidentPolice: Polizia più avanti
    incidentSpeedCamera: Autovelox più avanti
    incidentWeather: Maltempo più avanti
    """

  static let portuguese = """
    start: Comece
    head: Siga na direção {direction}
    straight: Siga em frente
    continue: Continue
    turnLeft: Vire à esquerda
    turnRight: Vire à direita
    slightLeft: Vire ligeiramente à esquerda
    slightRight: Vire ligeiramente à direita
    sharpLeft: Vire acentuadamente à esquerda
    sharpRight: Vire acentuadamente à direita
    keepLeft: Mantenha-se à esquerda
    keepRight: Mantenha-se à direita
    uTurn: Faça o retorno
    merge: Entre na via
    mergeLeft: Entre na via pela esquerda
    mergeRight: Entre na via pela direita
    forkLeft: Na bifurcação, mantenha-se à esquerda
    forkRight: Na bifurcação, mantenha-se à direita
    ramp: Pegue o acesso
    rampLeft: Pegue o acesso à esquerda
    rampRight: Pegue o acesso à direita
    exit: Pegue a saída
    exitLeft: Pegue a saída à esquerda
    exitRight: Pegue a saída à direita
    exitNumber: Pegue a saída {number}
    roundabout: Entre na rotatória
    roundaboutExit: Pegue a {number} saída
    leaveRoundabout: Saia da rotatória
    ferry: Pegue a balsa
    carTrain: Pegue o trem para carros
    destination: Seu destino
    destinationLeft: Seu destino está à esquerda
    destinationRight: Seu destino está à direita
    sideLeft: À esquerda
    sideRight: À direita
    arrivingAt: Chegando a {place}
    arrived: Você chegou
    ontoRoad: {action} em {road}
    towardPlace: {action} em direção a {place}
    onto: em {road}
    toward: para {place}
    then: Depois
    exitWord: Saída
    north: norte
    northeast: nordeste
    east: leste
    southeast: sudeste
    south: sul
    southwest: sudoeste
    west: oeste
    northwest: noroeste
    recenter: Centralizar
    report: Informar
    rerouting: Recalculando a rota
    similarTime: Tempo semelhante
    faster: {time} mais rápido
    slower: {time} mais lento
    shorter: {distance} a menos
    longer: {distance} a mais
    via: via {road}
    arrive: chegada {time}
    incidentCrash: Acidente à frente
    incidentCongestion: Trânsito intenso à frente
    incidentConstruction: Obras à frente
    incidentLaneClosure: Faixa fechada
    incidentRoadClosure: Estrada fechada
    incidentPolice: Polícia à frente
    incidentSpeedCamera: Radar à frente
    incidentWeather: Mau tempo à frente
    """
}
