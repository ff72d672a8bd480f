extension PhraseSource {
  static let vietnamese = PhraseSource(
    "vi",
    """
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
    ordinal: {number}
    ordinals: nhất, hai, ba, tư, năm, sáu, bảy, tám, chín, mười
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
    alongRoad: {action} trên {road}
    towardPlace: {action} về phía {place}
    onto: vào {road}
    along: trên {road}
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
    incidentConstruction: Phía trước đang sửa đường
    incidentLaneClosure: Làn đường bị đóng
    incidentRoadClosure: Đường bị đóng
    incidentPolice: Phía trước có cảnh sát
    incidentSpeedCamera: Phía trước có camera tốc độ
    incidentWeather: Phía trước thời tiết xấu
    uTurn+road: Quay đầu xe trên {road}
    """)
}
