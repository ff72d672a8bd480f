extension PictureWords {
  static let finnish = PictureWords(
    "fi",
    """
    navigationHeader: Yläkortti
    navigationHeaderSecondary: Seuraava vaihe, kaistat
    navigationFooter: Alakortti
    navigationTripProgressBar: Matkan eteneminen
    compassButton: Kompassi
    myLocationButton: Oma sijainti
    recenterButton: Keskitä
    reportIncidentButton: Ilmoita
    speedometer: Nopeusmittari
    speedLimit: Nopeusrajoitus
    prompt: Kortti
    attribution: Lähdemerkintä
    headerAccessory: Lisänäkymä
    statusBar: Tilapalkki
    homeBar: Kotipalkki
    systemManeuverPanel: Järjestelmän seuraava käännös
    systemEstimates: Järjestelmän arviot
    systemDock: Järjestelmän telakka
    position: Sijainti
    destination: Määränpää
    entrance: Sisäänkäynti
    waypoint: Välipysähdys
    trafficLight: Liikennevalo
    stopSign: Stop-merkki
    incident: Häiriö
    toll: Tietulli
    marker: Merkki
    maneuver: Seuraava käännös
    callOut: Reitin seliteruutu
    infoWindow: Tietoikkuna
    alwaysShown: näkyy aina
    pointedOut: Osoitettu: {names}
    phone: Navigointi puhelimessa
    tablet: Navigointi tabletissa
    car: Navigointi auton näytöllä
    day: päivällä
    night: hämärässä
    """)

  static let hungarian = PictureWords(
    "hu",
    """
    navigationHeader: Fejléc
    navigationHeaderSecondary: Következő lépés vagy sávok
    navigationFooter: Lábléc
    navigationTripProgressBar: Az út állása
    compassButton: Iránytű
    myLocationButton: Saját hely
    recenterButton: Középre
    reportIncidentButton: Bejelentés
    speedometer: Sebességmérő
    speedLimit: Sebességkorlátozás
    prompt: Kártya
    attribution: Forrásmegjelölés
    headerAccessory: Kiegészítő nézet
    statusBar: Állapotsáv
    homeBar: Kezdősáv
    systemManeuverPanel: A rendszer következő kanyarja
    systemEstimates: A rendszer becslései
    systemDock: A rendszer dokkja
    position: Helyzet
    destination: Úti cél
    entrance: Bejárat
    waypoint: Megálló
    trafficLight: Jelzőlámpa
    stopSign: Stoptábla
    incident: Esemény
    toll: Útdíj
    marker: Jelölő
    maneuver: Következő kanyar
    callOut: Útvonalcímke
    infoWindow: Információs ablak
    alwaysShown: mindig látható
    pointedOut: Megjelölve: {names}
    phone: Navigáció telefonon
    tablet: Navigáció táblagépen
    car: Navigáció autó képernyőjén
    day: nappal
    night: gyenge fényben
    """)

  static let greek = PictureWords(
    "el",
    """
    navigationHeader: Κεφαλίδα
    navigationHeaderSecondary: Επόμενο βήμα ή λωρίδες
    navigationFooter: Υποσέλιδο
    navigationTripProgressBar: Πρόοδος διαδρομής
    compassButton: Πυξίδα
    myLocationButton: Η θέση μου
    recenterButton: Κεντράρισμα
    reportIncidentButton: Αναφορά
    speedometer: Ταχύμετρο
    speedLimit: Όριο ταχύτητας
    prompt: Κάρτα
    attribution: Αναφορά πηγής
    headerAccessory: Πρόσθετη προβολή
    statusBar: Γραμμή κατάστασης
    homeBar: Γραμμή αρχικής οθόνης
    systemManeuverPanel: Επόμενη στροφή του συστήματος
    systemEstimates: Εκτιμήσεις του συστήματος
    systemDock: Βάση του συστήματος
    position: Θέση
    destination: Προορισμός
    entrance: Είσοδος
    waypoint: Στάση
    trafficLight: Φανάρι
    stopSign: Πινακίδα στοπ
    incident: Συμβάν
    toll: Διόδια
    marker: Δείκτης
    maneuver: Επόμενη στροφή
    callOut: Ετικέτα διαδρομής
    infoWindow: Παράθυρο πληροφοριών
    alwaysShown: εμφανίζεται πάντα
    pointedOut: Επισημαίνονται: {names}
    phone: Πλοήγηση σε τηλέφωνο
    tablet: Πλοήγηση σε tablet
    car: Πλοήγηση σε οθόνη αυτοκινήτου
    day: την ημέρα
    night: σε χαμηλό φωτισμό
    """)

  static let turkish = PictureWords(
    "tr",
    """
    navigationHeader: Üst kart
    navigationHeaderSecondary: Sonraki adım veya şeritler
    navigationFooter: Alt kart
    navigationTripProgressBar: Yolculuğun ilerleyişi
    compassButton: Pusula
    myLocationButton: Konumum
    recenterButton: Ortala
    reportIncidentButton: Bildir
    speedometer: Hız göstergesi
    speedLimit: Hız sınırı
    prompt: Kart
    attribution: Kaynak bilgisi
    headerAccessory: Ek görünüm
    statusBar: Durum çubuğu
    homeBar: Ana ekran çubuğu
    systemManeuverPanel: Sistemin sonraki dönüşü
    systemEstimates: Sistemin tahminleri
    systemDock: Sistemin uygulama çubuğu
    position: Konum
    destination: Varış noktası
    entrance: Giriş
    waypoint: Durak
    trafficLight: Trafik ışığı
    stopSign: Dur işareti
    incident: Olay
    toll: Geçiş ücreti
    marker: İşaret
    maneuver: Sonraki dönüş
    callOut: Rota balonu
    infoWindow: Bilgi penceresi
    alwaysShown: her zaman gösterilir
    pointedOut: Gösterilenler: {names}
    phone: Telefonda navigasyon
    tablet: Tablette navigasyon
    car: Araç ekranında navigasyon
    day: gündüz
    night: az ışıkta
    """)
}
