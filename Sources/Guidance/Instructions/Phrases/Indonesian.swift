extension PhraseSource {
  static let indonesian = PhraseSource(
    "id",
    """
    start: Mulai
    head: Ke arah {direction}
    straight: Terus lurus
    continue: Lanjutkan
    turnLeft: Belok kiri
    turnRight: Belok kanan
    slightLeft: Serong kiri
    slightRight: Serong kanan
    sharpLeft: Belok tajam ke kiri
    sharpRight: Belok tajam ke kanan
    keepLeft: Tetap di kiri
    keepRight: Tetap di kanan
    uTurn: Putar balik
    merge: Gabung
    mergeLeft: Gabung ke kiri
    mergeRight: Gabung ke kanan
    forkLeft: Di percabangan, tetap di kiri
    forkRight: Di percabangan, tetap di kanan
    ramp: Ambil jalur masuk
    rampLeft: Ambil jalur masuk di kiri
    rampRight: Ambil jalur masuk di kanan
    exit: Ambil jalan keluar
    exitLeft: Ambil jalan keluar di kiri
    exitRight: Ambil jalan keluar di kanan
    exitNumber: Ambil jalan keluar {number}
    roundabout: Masuk ke bundaran
    roundaboutExit: Ambil jalan keluar {number}
    ordinal: ke-{number}
    leaveRoundabout: Keluar dari bundaran
    ferry: Naik feri
    carTrain: Naik kereta pengangkut mobil
    destination: Tujuan Anda
    destinationLeft: Tujuan Anda ada di kiri
    destinationRight: Tujuan Anda ada di kanan
    sideLeft: Di kiri
    sideRight: Di kanan
    arrivingAt: Tiba di {place}
    arrived: Anda sudah sampai
    ontoRoad: {action} ke {road}
    alongRoad: {action} di {road}
    towardPlace: {action} menuju {place}
    onto: ke {road}
    along: di {road}
    toward: menuju {place}
    then: Lalu
    exitWord: Keluar
    north: utara
    northeast: timur laut
    east: timur
    southeast: tenggara
    south: selatan
    southwest: barat daya
    west: barat
    northwest: barat laut
    recenter: Tengahkan
    report: Laporkan
    rerouting: Mengubah rute
    similarTime: Waktu serupa
    faster: {time} lebih cepat
    slower: {time} lebih lama
    shorter: {distance} lebih dekat
    longer: {distance} lebih jauh
    via: lewat {road}
    arrive: tiba {time}
    incidentCrash: Kecelakaan di depan
    incidentCongestion: Kemacetan di depan
    incidentConstruction: Perbaikan jalan di depan
    incidentLaneClosure: Lajur ditutup
    incidentRoadClosure: Jalan ditutup
    incidentPolice: Polisi di depan
    incidentSpeedCamera: Kamera pemantau kecepatan di depan
    incidentSpeedCamera.short: Kamera tilang di depan
    incidentWeather: Cuaca buruk di depan
    uTurn+road: Putar balik di {road}
    """)
}
