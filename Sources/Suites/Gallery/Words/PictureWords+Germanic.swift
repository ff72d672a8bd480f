extension PictureWords {
  static let english = PictureWords(
    "en",
    """
    navigationHeader: Header
    navigationHeaderSecondary: Next step or lanes
    navigationFooter: Footer
    navigationTripProgressBar: Trip progress
    compassButton: Compass
    myLocationButton: My location
    recenterButton: Recenter
    reportIncidentButton: Report
    speedometer: Speedometer
    speedLimit: Speed limit
    prompt: Card
    attribution: Attribution
    headerAccessory: Accessory view
    statusBar: Status bar
    homeBar: Home bar
    systemManeuverPanel: System’s next turn
    systemEstimates: System’s estimates
    systemDock: System’s dock
    position: Position
    destination: Destination
    entrance: Entrance
    waypoint: Stop
    trafficLight: Traffic light
    stopSign: Stop sign
    incident: Incident
    toll: Toll
    marker: Marker
    maneuver: Next turn
    callOut: Route call-out
    infoWindow: Info window
    alwaysShown: always shown
    pointedOut: Pointed out: {names}
    phone: Navigation on a phone
    tablet: Navigation on a tablet
    car: Navigation on a car’s screen
    day: by day
    night: in low light
    """)

  static let german = PictureWords(
    "de",
    """
    navigationHeader: Kopfkarte
    navigationHeaderSecondary: Nächster Schritt, Spuren
    navigationFooter: Fußkarte
    navigationTripProgressBar: Fahrtfortschritt
    compassButton: Kompass
    myLocationButton: Mein Standort
    recenterButton: Zentrieren
    reportIncidentButton: Melden
    speedometer: Tachometer
    speedLimit: Tempolimit
    prompt: Hinweiskarte
    attribution: Quellenangabe
    headerAccessory: Zusatzansicht
    statusBar: Statusleiste
    homeBar: Home-Balken
    systemManeuverPanel: Nächste Abbiegung des Systems
    systemEstimates: Schätzwerte des Systems
    systemDock: Dock des Systems
    position: Position
    destination: Ziel
    entrance: Eingang
    waypoint: Zwischenstopp
    trafficLight: Ampel
    stopSign: Stoppschild
    incident: Störung
    toll: Maut
    marker: Markierung
    maneuver: Nächste Abbiegung
    callOut: Routenhinweis
    infoWindow: Infofenster
    alwaysShown: immer sichtbar
    pointedOut: Gezeigt werden: {names}
    phone: Navigation auf einem Smartphone
    tablet: Navigation auf einem Tablet
    car: Navigation auf einem Autobildschirm
    day: bei Tag
    night: bei wenig Licht
    """)

  static let dutch = PictureWords(
    "nl",
    """
    navigationHeader: Kopkaart
    navigationHeaderSecondary: Volgende stap of rijstroken
    navigationFooter: Voetkaart
    navigationTripProgressBar: Voortgang van de rit
    compassButton: Kompas
    myLocationButton: Mijn locatie
    recenterButton: Centreren
    reportIncidentButton: Melden
    speedometer: Snelheidsmeter
    speedLimit: Snelheidslimiet
    prompt: Kaart
    attribution: Bronvermelding
    headerAccessory: Extra weergave
    statusBar: Statusbalk
    homeBar: Thuisbalk
    systemManeuverPanel: Volgende afslag van het systeem
    systemEstimates: Schattingen van het systeem
    systemDock: Dock van het systeem
    position: Positie
    destination: Bestemming
    entrance: Ingang
    waypoint: Tussenstop
    trafficLight: Verkeerslicht
    stopSign: Stopbord
    incident: Incident
    toll: Tol
    marker: Markering
    maneuver: Volgende afslag
    callOut: Routelabel
    infoWindow: Infovenster
    alwaysShown: altijd zichtbaar
    pointedOut: Aangewezen: {names}
    phone: Navigatie op een telefoon
    tablet: Navigatie op een tablet
    car: Navigatie op een autoscherm
    day: overdag
    night: bij weinig licht
    """)

  static let swedish = PictureWords(
    "sv",
    """
    navigationHeader: Sidhuvud
    navigationHeaderSecondary: Nästa steg eller körfält
    navigationFooter: Sidfot
    navigationTripProgressBar: Resans förlopp
    compassButton: Kompass
    myLocationButton: Min plats
    recenterButton: Centrera
    reportIncidentButton: Rapportera
    speedometer: Hastighetsmätare
    speedLimit: Hastighetsgräns
    prompt: Kort
    attribution: Källhänvisning
    headerAccessory: Tillbehörsvy
    statusBar: Statusfält
    homeBar: Hemrad
    systemManeuverPanel: Systemets nästa sväng
    systemEstimates: Systemets uppskattningar
    systemDock: Systemets docka
    position: Position
    destination: Mål
    entrance: Ingång
    waypoint: Stopp
    trafficLight: Trafikljus
    stopSign: Stoppskylt
    incident: Händelse
    toll: Vägtull
    marker: Markör
    maneuver: Nästa sväng
    callOut: Ruttetikett
    infoWindow: Inforuta
    alwaysShown: visas alltid
    pointedOut: Utpekat: {names}
    phone: Navigering på en telefon
    tablet: Navigering på en surfplatta
    car: Navigering på en bilskärm
    day: på dagen
    night: i svagt ljus
    """)

  static let danish = PictureWords(
    "da",
    """
    navigationHeader: Sidehoved
    navigationHeaderSecondary: Næste trin eller vognbaner
    navigationFooter: Sidefod
    navigationTripProgressBar: Turens forløb
    compassButton: Kompas
    myLocationButton: Min placering
    recenterButton: Centrer
    reportIncidentButton: Rapportér
    speedometer: Speedometer
    speedLimit: Hastighedsgrænse
    prompt: Kort med besked
    attribution: Kildeangivelse
    headerAccessory: Tilbehørsvisning
    statusBar: Statuslinje
    homeBar: Hjemmelinje
    systemManeuverPanel: Systemets næste sving
    systemEstimates: Systemets skøn
    systemDock: Systemets dock
    position: Position
    destination: Destination
    entrance: Indgang
    waypoint: Stop undervejs
    trafficLight: Trafiklys
    stopSign: Stoptavle
    incident: Hændelse
    toll: Vejafgift
    marker: Markør
    maneuver: Næste sving
    callOut: Rutemærkat
    infoWindow: Infovindue
    alwaysShown: vises altid
    pointedOut: Udpeget: {names}
    phone: Navigation på en telefon
    tablet: Navigation på en tablet
    car: Navigation på en bilskærm
    day: om dagen
    night: i svagt lys
    """)

  static let norwegian = PictureWords(
    "nb",
    """
    navigationHeader: Topptekst
    navigationHeaderSecondary: Neste steg eller kjørefelt
    navigationFooter: Bunntekst
    navigationTripProgressBar: Turens fremdrift
    compassButton: Kompass
    myLocationButton: Min posisjon
    recenterButton: Sentrer
    reportIncidentButton: Rapporter
    speedometer: Fartsmåler
    speedLimit: Fartsgrense
    prompt: Kort
    attribution: Kildeangivelse
    headerAccessory: Tilbehørsvisning
    statusBar: Statuslinje
    homeBar: Hjemlinje
    systemManeuverPanel: Systemets neste sving
    systemEstimates: Systemets anslag
    systemDock: Systemets dokk
    position: Posisjon
    destination: Mål
    entrance: Inngang
    waypoint: Stopp
    trafficLight: Trafikklys
    stopSign: Stoppskilt
    incident: Hendelse
    toll: Bompenger
    marker: Markør
    maneuver: Neste sving
    callOut: Ruteetikett
    infoWindow: Infovindu
    alwaysShown: vises alltid
    pointedOut: Pekt ut: {names}
    phone: Navigasjon på en telefon
    tablet: Navigasjon på et nettbrett
    car: Navigasjon på en bilskjerm
    day: om dagen
    night: i svakt lys
    """)
}
