extension PhraseSource {
  static let portuguese = PhraseSource(
    "pt",
    """
    start: Inicie o trajeto
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
    ordinal: {number}ª
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
    ontoRoad: {action} {road:em}
    alongRoad: {action} {road:em}
    towardPlace: {action} em direção a {place}
    onto: {road:em}
    along: {road:em}
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
    merge+road: Entre {road:em}
    mergeLeft+road: Entre {road:em} pela esquerda
    mergeRight+road: Entre {road:em} pela direita
    ramp+road: Pegue o acesso para {road}
    rampLeft+road: Pegue o acesso à esquerda para {road}
    rampRight+road: Pegue o acesso à direita para {road}
    exit+road: Pegue a saída para {road}
    exitLeft+road: Pegue a saída à esquerda para {road}
    exitRight+road: Pegue a saída à direita para {road}
    exitNumber+road: Pegue a saída {number} para {road}
    roundaboutExit+road: Pegue a {number} saída e entre {road:em}
    """)

  static let europeanPortuguese = PhraseSource(
    "pt-PT", differsFrom: "pt",
    """
    start: Inicie a marcha
    head: Siga para {direction}
    uTurn: Faça inversão de marcha
    ramp: Siga pelo acesso
    rampLeft: Siga pelo acesso à esquerda
    rampRight: Siga pelo acesso à direita
    exit: Saia na saída
    exitLeft: Saia na saída à esquerda
    exitRight: Saia na saída à direita
    exitNumber: Saia na saída {number}
    roundabout: Entre na rotunda
    roundaboutExit: Saia na {number} saída
    ordinal: {number}.ª
    leaveRoundabout: Saia da rotunda
    ferry: Apanhe o ferry
    carTrain: Apanhe o comboio para automóveis
    destination: O seu destino
    destinationLeft: O seu destino fica à esquerda
    destinationRight: O seu destino fica à direita
    arrivingAt: A chegar a {place}
    arrived: Chegou ao destino
    ontoRoad: {action} para {road}
    onto: para {road}
    east: este
    recenter: Centrar
    report: Comunicar
    rerouting: A recalcular o percurso
    incidentLaneClosure: Via fechada
    incidentRoadClosure: Estrada cortada
    ramp+road: Siga pelo acesso para {road}
    rampLeft+road: Siga pelo acesso à esquerda para {road}
    rampRight+road: Siga pelo acesso à direita para {road}
    exit+road: Saia na saída para {road}
    exitLeft+road: Saia na saída à esquerda para {road}
    exitRight+road: Saia na saída à direita para {road}
    exitNumber+road: Saia na saída {number} para {road}
    roundaboutExit+road: Saia na {number} saída para {road}
    """)
}
