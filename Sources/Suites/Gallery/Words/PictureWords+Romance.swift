extension PictureWords {
  static let french = PictureWords(
    "fr",
    """
    navigationHeader: En-tête
    navigationHeaderSecondary: Étape suivante ou voies
    navigationFooter: Pied de page
    navigationTripProgressBar: Progression du trajet
    compassButton: Boussole
    myLocationButton: Ma position
    recenterButton: Recentrer
    reportIncidentButton: Signaler
    speedometer: Compteur de vitesse
    speedLimit: Limitation de vitesse
    prompt: Carte d’information
    attribution: Mention des sources
    headerAccessory: Vue accessoire
    statusBar: Barre d’état
    homeBar: Barre d’accueil
    systemManeuverPanel: Prochain virage du système
    systemEstimates: Estimations du système
    systemDock: Dock du système
    position: Position
    destination: Destination
    entrance: Entrée
    waypoint: Étape
    trafficLight: Feu de circulation
    stopSign: Panneau stop
    incident: Incident
    toll: Péage
    marker: Repère
    maneuver: Prochain virage
    callOut: Bulle d’itinéraire
    infoWindow: Fenêtre d’information
    alwaysShown: toujours affiché
    pointedOut: Éléments indiqués : {names}
    phone: Navigation sur un téléphone
    tablet: Navigation sur une tablette
    car: Navigation sur un écran de voiture
    day: de jour
    night: en faible luminosité
    """)

  static let spanish = PictureWords(
    "es",
    """
    navigationHeader: Cabecera
    navigationHeaderSecondary: Siguiente paso o carriles
    navigationFooter: Pie
    navigationTripProgressBar: Progreso del viaje
    compassButton: Brújula
    myLocationButton: Mi ubicación
    recenterButton: Centrar
    reportIncidentButton: Informar
    speedometer: Velocímetro
    speedLimit: Límite de velocidad
    prompt: Tarjeta
    attribution: Atribución
    headerAccessory: Vista accesoria
    statusBar: Barra de estado
    homeBar: Barra de inicio
    systemManeuverPanel: Próximo giro del sistema
    systemEstimates: Estimaciones del sistema
    systemDock: Dock del sistema
    position: Posición
    destination: Destino
    entrance: Entrada
    waypoint: Parada
    trafficLight: Semáforo
    stopSign: Señal de stop
    incident: Incidente
    toll: Peaje
    marker: Marcador
    maneuver: Próximo giro
    callOut: Etiqueta de ruta
    infoWindow: Ventana de información
    alwaysShown: siempre visible
    pointedOut: Elementos señalados: {names}
    phone: Navegación en un teléfono
    tablet: Navegación en una tableta
    car: Navegación en la pantalla de un coche
    day: de día
    night: con poca luz
    """)

  static let portuguese = PictureWords(
    "pt",
    """
    navigationHeader: Cabeçalho
    navigationHeaderSecondary: Próxima etapa ou faixas
    navigationFooter: Rodapé
    navigationTripProgressBar: Progresso da viagem
    compassButton: Bússola
    myLocationButton: Meu local
    recenterButton: Centralizar
    reportIncidentButton: Informar
    speedometer: Velocímetro
    speedLimit: Limite de velocidade
    prompt: Cartão
    attribution: Atribuição
    headerAccessory: Visualização acessória
    statusBar: Barra de status
    homeBar: Barra de início
    systemManeuverPanel: Próxima curva do sistema
    systemEstimates: Estimativas do sistema
    systemDock: Dock do sistema
    position: Posição
    destination: Destino
    entrance: Entrada
    waypoint: Parada
    trafficLight: Semáforo
    stopSign: Placa de pare
    incident: Incidente
    toll: Pedágio
    marker: Marcador
    maneuver: Próxima curva
    callOut: Balão da rota
    infoWindow: Janela de informações
    alwaysShown: sempre visível
    pointedOut: Elementos indicados: {names}
    phone: Navegação em um celular
    tablet: Navegação em um tablet
    car: Navegação em uma tela de carro
    day: de dia
    night: com pouca luz
    """)

  static let italian = PictureWords(
    "it",
    """
    navigationHeader: Intestazione
    navigationHeaderSecondary: Passo successivo o corsie
    navigationFooter: Piè di pagina
    navigationTripProgressBar: Avanzamento del viaggio
    compassButton: Bussola
    myLocationButton: La mia posizione
    recenterButton: Centra
    reportIncidentButton: Segnala
    speedometer: Tachimetro
    speedLimit: Limite di velocità
    prompt: Scheda
    attribution: Attribuzione
    headerAccessory: Vista accessoria
    statusBar: Barra di stato
    homeBar: Barra Home
    systemManeuverPanel: Prossima svolta del sistema
    systemEstimates: Stime del sistema
    systemDock: Dock del sistema
    position: Posizione
    destination: Destinazione
    entrance: Ingresso
    waypoint: Tappa
    trafficLight: Semaforo
    stopSign: Segnale di stop
    incident: Incidente
    toll: Pedaggio
    marker: Indicatore
    maneuver: Prossima svolta
    callOut: Etichetta del percorso
    infoWindow: Finestra informativa
    alwaysShown: sempre visibile
    pointedOut: Elementi indicati: {names}
    phone: Navigazione su un telefono
    tablet: Navigazione su un tablet
    car: Navigazione sullo schermo di un’auto
    day: di giorno
    night: con poca luce
    """)

  static let catalan = PictureWords(
    "ca",
    """
    navigationHeader: Capçalera
    navigationHeaderSecondary: Pas següent o carrils
    navigationFooter: Peu
    navigationTripProgressBar: Progrés del viatge
    compassButton: Brúixola
    myLocationButton: La meva ubicació
    recenterButton: Centra
    reportIncidentButton: Informa
    speedometer: Velocímetre
    speedLimit: Límit de velocitat
    prompt: Targeta
    attribution: Atribució
    headerAccessory: Vista accessòria
    statusBar: Barra d’estat
    homeBar: Barra d’inici
    systemManeuverPanel: Pròxim gir del sistema
    systemEstimates: Estimacions del sistema
    systemDock: Dock del sistema
    position: Posició
    destination: Destinació
    entrance: Entrada
    waypoint: Parada
    trafficLight: Semàfor
    stopSign: Senyal de stop
    incident: Incident
    toll: Peatge
    marker: Marcador
    maneuver: Pròxim gir
    callOut: Etiqueta de ruta
    infoWindow: Finestra d’informació
    alwaysShown: sempre visible
    pointedOut: Elements assenyalats: {names}
    phone: Navegació en un telèfon
    tablet: Navegació en una tauleta
    car: Navegació a la pantalla d’un cotxe
    day: de dia
    night: amb poca llum
    """)

  static let romanian = PictureWords(
    "ro",
    """
    navigationHeader: Antet
    navigationHeaderSecondary: Pasul următor sau benzile
    navigationFooter: Subsol
    navigationTripProgressBar: Progresul călătoriei
    compassButton: Busolă
    myLocationButton: Locația mea
    recenterButton: Recentrează
    reportIncidentButton: Raportează
    speedometer: Vitezometru
    speedLimit: Limită de viteză
    prompt: Card
    attribution: Atribuire
    headerAccessory: Vizualizare accesorie
    statusBar: Bara de stare
    homeBar: Bara de pornire
    systemManeuverPanel: Următorul viraj al sistemului
    systemEstimates: Estimările sistemului
    systemDock: Dockul sistemului
    position: Poziție
    destination: Destinație
    entrance: Intrare
    waypoint: Oprire
    trafficLight: Semafor
    stopSign: Semn de stop
    incident: Incident
    toll: Taxă de drum
    marker: Marcaj
    maneuver: Următorul viraj
    callOut: Eticheta traseului
    infoWindow: Fereastră de informații
    alwaysShown: afișat mereu
    pointedOut: Elemente indicate: {names}
    phone: Navigație pe un telefon
    tablet: Navigație pe o tabletă
    car: Navigație pe ecranul unei mașini
    day: ziua
    night: la lumină slabă
    """)
}
