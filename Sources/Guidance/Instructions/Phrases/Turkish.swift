extension PhraseSource {
  static let turkish = PhraseSource(
    "tr",
    """
    start: Yola çıkın
    head: {direction} yönünde ilerleyin
    straight: Düz devam edin
    continue: Devam edin
    turnLeft: Sola dönün
    turnRight: Sağa dönün
    slightLeft: Hafif sola dönün
    slightRight: Hafif sağa dönün
    sharpLeft: Sola keskin dönün
    sharpRight: Sağa keskin dönün
    keepLeft: Soldan devam edin
    keepRight: Sağdan devam edin
    uTurn: U dönüşü yapın
    merge: Yola katılın
    mergeLeft: Sola katılın
    mergeRight: Sağa katılın
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
    ordinal: {number}.
    leaveRoundabout: Dönel kavşaktan çıkın
    ferry: Feribota binin
    carTrain: Araç trenine binin
    destination: Hedefiniz
    destinationLeft: Hedefiniz sol tarafta
    destinationRight: Hedefiniz sağ tarafta
    sideLeft: Solda
    sideRight: Sağda
    arrivingAt: Varış: {place}
    arrived: Hedefinize ulaştınız
    ontoRoad: {action} ve {road:dative} girin
    alongRoad: {road:locative} {action}
    towardPlace: {place} yönünde {action}
    onto: {road:dative}
    along: {road:locative}
    toward: {place} yönünde
    then: Sonra
    exitWord: Çıkış
    north: kuzey
    northeast: kuzeydoğu
    east: doğu
    southeast: güneydoğu
    south: güney
    southwest: güneybatı
    west: batı
    northwest: kuzeybatı
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
    incidentWeather: İleride kötü hava koşulları var
    uTurn+road: {road:locative} U dönüşü yapın
    merge+road: {road:dative} katılın
    mergeLeft+road: Soldan {road:dative} katılın
    mergeRight+road: Sağdan {road:dative} katılın
    """)
}
