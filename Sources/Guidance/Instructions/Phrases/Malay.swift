extension PhraseSource {
  static let malay = PhraseSource(
    "ms",
    """
    start: Mula
    head: Hala ke {direction}
    straight: Jalan terus
    continue: Teruskan
    turnLeft: Belok kiri
    turnRight: Belok kanan
    slightLeft: Belok sedikit ke kiri
    slightRight: Belok sedikit ke kanan
    sharpLeft: Belok tajam ke kiri
    sharpRight: Belok tajam ke kanan
    keepLeft: Kekal di kiri
    keepRight: Kekal di kanan
    uTurn: Buat pusingan U
    merge: Bergabung
    mergeLeft: Bergabung ke kiri
    mergeRight: Bergabung ke kanan
    forkLeft: Di simpang, kekal di kiri
    forkRight: Di simpang, kekal di kanan
    ramp: Ambil susur masuk
    rampLeft: Ambil susur masuk di kiri
    rampRight: Ambil susur masuk di kanan
    exit: Ambil susur keluar
    exitLeft: Ambil susur keluar di kiri
    exitRight: Ambil susur keluar di kanan
    exitNumber: Ambil susur keluar {number}
    roundabout: Masuk bulatan
    roundaboutExit: Ambil susur keluar {number}
    ordinal: ke-{number}
    leaveRoundabout: Keluar dari bulatan
    ferry: Naik feri
    carTrain: Naik kereta api pengangkut kereta
    destination: Destinasi anda
    destinationLeft: Destinasi anda di sebelah kiri
    destinationRight: Destinasi anda di sebelah kanan
    sideLeft: Di sebelah kiri
    sideRight: Di sebelah kanan
    arrivingAt: Tiba di {place}
    arrived: Anda sudah tiba
    ontoRoad: {action} ke {road}
    alongRoad: {action} di {road}
    towardPlace: {action} menuju {place}
    onto: ke {road}
    along: di {road}
    toward: menuju {place}
    then: Kemudian
    exitWord: Keluar
    north: utara
    northeast: timur laut
    east: timur
    southeast: tenggara
    south: selatan
    southwest: barat daya
    west: barat
    northwest: barat laut
    recenter: Pusatkan semula
    report: Laporkan
    rerouting: Mengubah laluan
    similarTime: Masa hampir sama
    faster: {time} lebih cepat
    slower: {time} lebih lambat
    shorter: {distance} lebih dekat
    longer: {distance} lebih jauh
    via: melalui {road}
    arrive: tiba {time}
    incidentCrash: Kemalangan di hadapan
    incidentCongestion: Kesesakan di hadapan
    incidentConstruction: Kerja jalan di hadapan
    incidentLaneClosure: Lorong ditutup
    incidentRoadClosure: Jalan ditutup
    incidentPolice: Polis di hadapan
    incidentSpeedCamera: Kamera kelajuan di hadapan
    incidentWeather: Cuaca buruk di hadapan
    uTurn+road: Buat pusingan U di {road}
    """)
}
