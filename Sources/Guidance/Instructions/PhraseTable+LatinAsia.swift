/// Languages written in Latin letters: Turkey and South-East Asia.
extension PhraseTable {
  static let turkish = """
    start: Yola çıkın
    head: {direction} yönünde ilerleyin
    straight: Düz devam edin
    continue: Devam edin
    turnLeft: Sola dönün
    turnRight: Sağa dönün
    slightLeft: Hafif sola dönün
    slightRight: Hafif sağa dönün
    sharpLeft: Keskin sola dönün
    sharpRight: Keskin sağa dönün
    keepLeft: Soldan devam edin
    keepRight: Sağdan devam edin
    uTurn: U dönüşü yapın
    merge: Yola katılın
    mergeLeft: Soldan yola katılın
    mergeRight: Sağdan yola katılın
    forkLeft: Yol ayrımında soldan devam edin
    forkRight: Yol ayrımında sağdan devam edin
    ramp: Bağlantı yoluna girin
    rampLeft: Soldaki bağlantı yoluna girin
    rampRight: Sağdaki bağlantı yoluna girin
    exit: Çıkıştan çıkın
    exitLeft: Soldaki çıkıştan çıkın
    exitRight: Sağdaki çıkıştan çıkın
    exitNumber: {number} numaralı çıkıştan çıkın
    roundabout: Dönel kavşağa girin
    roundaboutExit: {number} çıkıştan çıkın
    leaveRoundabout: Dönel kavşaktan çıkın
    ferry: Feribota binin
    carTrain: Araba trenine binin
    destination: Hedefiniz
    destinationLeft: Hedefiniz sol tarafta
    destinationRight: Hedefiniz sağ tarafta
    sideLeft: Solda
    sideRight: Sağda
    arrivingAt: Varış: {place}
    arrived: Hedefinize ulaştınız
    ontoRoad: {action}: {road}
    towardPlace: {action}: {place} yönü
    onto: {road} üzerine
    toward: {place} yönü
    then: Sonra
    exitWord: Çıkış
    north: Kuzey
    northeast: Kuzeydoğu
    east: Doğu
    southeast: Güneydoğu
    south: Güney
    southwest: Güneybatı
    west: Batı
    northwest: Kuzeybatı
    recenter: Yeniden ortala
    report: Bildir
    rerouting: Rota yeniden hesaplanıyor
    similarTime: Benzer süre
    faster: {time} daha hızlı
    slower: {time} daha yavaş
    shorter: {distance} daha kısa
    longer: {distance} daha uzun
    via: {road} üzerinden
    arrive: varış {time}
    incidentCrash: İleride kaza var
    incidentCongestion: İleride yoğun trafik var
    incidentConstruction: İleride yol çalışması var
    incidentLaneClosure: Şerit kapalı
    incidentRoadClosure: Yol kapalı
    incidentPolice: İleride polis var
    incidentSpeedCamera: İleride hız kamerası var
    incidentWeather: İleride kötü hava var
    """

  static let indonesian = """
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
    forkLeft: Di pertigaan, tetap di kiri
    forkRight: Di pertigaan, tetap di kanan
    ramp: Ambil jalur masuk
    rampLeft: Ambil jalur masuk di kiri
    rampRight: Ambil jalur masuk di kanan
    exit: Ambil jalan keluar
    exitLeft: Ambil jalan keluar di kiri
    exitRight: Ambil jalan keluar di kanan
    exitNumber: Ambil jalan keluar {number}
    roundabout: Masuk ke bundaran
    roundaboutExit: Ambil jalan keluar {number}
    leaveRoundabout: Keluar dari bundaran
    ferry: Naik feri
    carTrain: Naik kereta mobil
    destination: Tujuan Anda
    destinationLeft: Tujuan Anda ada di kiri
    destinationRight: Tujuan Anda ada di kanan
    sideLeft: Di kiri
    sideRight: Di kanan
    arrivingAt: Tiba di {place}
    arrived: Anda sudah sampai
    ontoRoad: {action} ke {road}
    towardPlace: {action} menuju {place}
    onto: ke {road}
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
    slower: {time} lebih lambat
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
    incidentSpeedCamera: Kamera kecepatan di depan
    incidentWeather: Cuaca buruk di depan
    """

  static let vietnamese = """
    start: Bắt đầu
    head: Đi về hướng {direction}
    straight: Đi thẳng
    continue: Tiếp tục
    turnLeft: Rẽ trái
    turnRight: Rẽ phải
    slightLeft: Chếch sang trái
    slightRight: Chếch sang phải
    sharpLeft: Rẽ gấp sang trái
    sharpRight: Rẽ gấp sang phải
    keepLeft: Đi theo bên trái
    keepRight: Đi theo bên phải
    uTurn: Quay đầu xe
    merge: Nhập làn
    mergeLeft: Nhập làn bên trái
    mergeRight: Nhập làn bên phải
    forkLeft: Tại ngã ba, đi theo bên trái
    forkRight: Tại ngã ba, đi theo bên phải
    ramp: Đi vào đường dẫn
    rampLeft: Đi vào đường dẫn bên trái
    rampRight: Đi vào đường dẫn bên phải
    exit: Đi theo lối ra
    exitLeft: Đi theo lối ra bên trái
    exitRight: Đi theo lối ra bên phải
    exitNumber: Đi theo lối ra {number}
    roundabout: Đi vào vòng xuyến
    roundaboutExit: Đi theo lối ra thứ {number}
    leaveRoundabout: Ra khỏi vòng xuyến
    ferry: Đi phà
    carTrain: Đi tàu chở ô tô
    destination: Điểm đến của bạn
    destinationLeft: Điểm đến ở bên trái
    destinationRight: Điểm đến ở bên phải
    sideLeft: Bên trái
    sideRight: Bên phải
    arrivingAt: Sắp đến {place}
    arrived: Bạn đã đến nơi
    ontoRoad: {action} vào {road}
    towardPlace: {action} về phía {place}
    onto: vào {road}
    toward: về phía {place}
    then: Sau đó
    exitWord: Lối ra
    north: bắc
    northeast: đông bắc
    east: đông
    southeast: đông nam
    south: nam
    southwest: tây nam
    west: tây
    northwest: tây bắc
    recenter: Căn giữa
    report: Báo cáo
    rerouting: Đang tìm lại đường
    similarTime: Thời gian tương tự
    faster: nhanh hơn {time}
    slower: chậm hơn {time}
    shorter: ngắn hơn {distance}
    longer: dài hơn {distance}
    via: qua {road}
    arrive: đến lúc {time}
    incidentCrash: Phía trước có tai nạn
    incidentCongestion: Phía trước tắc đường
    incidentConstruction: Phía trước có công trường
    incidentLaneClosure: Làn đường bị đóng
    incidentRoadClosure: Đường bị đóng
    incidentPolice: Phía trước có cảnh sát
    incidentSpeedCamera: Phía trước có camera tốc độ
    incidentWeather: Phía trước thời tiết xấu
    """
}
