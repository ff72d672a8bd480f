extension PhraseSource {
  static let thai = PhraseSource(
    "th",
    """
    start: เริ่มเดินทาง
    head: มุ่งหน้าไปทาง{direction}
    straight: ตรงไป
    continue: ไปต่อ
    turnLeft: เลี้ยวซ้าย
    turnRight: เลี้ยวขวา
    slightLeft: เบี่ยงซ้าย
    slightRight: เบี่ยงขวา
    sharpLeft: หักซ้าย
    sharpRight: หักขวา
    keepLeft: ชิดซ้าย
    keepRight: ชิดขวา
    uTurn: กลับรถ
    merge: รวมเข้าเส้นทาง
    mergeLeft: รวมเข้าทางซ้าย
    mergeRight: รวมเข้าทางขวา
    forkLeft: ชิดซ้ายที่ทางแยก
    forkRight: ชิดขวาที่ทางแยก
    ramp: ใช้ทางเข้า
    rampLeft: ใช้ทางเข้าด้านซ้าย
    rampRight: ใช้ทางเข้าด้านขวา
    exit: ใช้ทางออก
    exitLeft: ใช้ทางออกด้านซ้าย
    exitRight: ใช้ทางออกด้านขวา
    exitNumber: ใช้ทางออก {number}
    roundabout: เข้าวงเวียน
    roundaboutExit: ใช้ทางออกที่ {number}
    ordinal: {number}
    leaveRoundabout: ออกจากวงเวียน
    ferry: ขึ้นเรือเฟอร์รี
    carTrain: ขึ้นรถไฟบรรทุกรถ
    destination: จุดหมายของคุณ
    destinationLeft: จุดหมายอยู่ทางซ้าย
    destinationRight: จุดหมายอยู่ทางขวา
    sideLeft: ทางซ้าย
    sideRight: ทางขวา
    arrivingAt: กำลังจะถึง {place}
    arrived: ถึงแล้ว
    ontoRoad: {action}เข้าสู่ {road}
    alongRoad: {action}บน {road}
    towardPlace: {action}ไปทาง {place}
    onto: เข้าสู่ {road}
    along: บน {road}
    toward: ไปทาง {place}
    then: จากนั้น
    exitWord: ทางออก
    north: ทิศเหนือ
    northeast: ทิศตะวันออกเฉียงเหนือ
    east: ทิศตะวันออก
    southeast: ทิศตะวันออกเฉียงใต้
    south: ทิศใต้
    southwest: ทิศตะวันตกเฉียงใต้
    west: ทิศตะวันตก
    northwest: ทิศตะวันตกเฉียงเหนือ
    recenter: ปรับให้อยู่ตรงกลาง
    report: รายงาน
    rerouting: กำลังหาเส้นทางใหม่
    similarTime: ใช้เวลาพอๆ กัน
    faster: เร็วกว่า {time}
    slower: ช้ากว่า {time}
    shorter: สั้นกว่า {distance}
    longer: ไกลกว่า {distance}
    via: ผ่าน {road}
    arrive: ถึง {time}
    incidentCrash: มีอุบัติเหตุข้างหน้า
    incidentCongestion: การจราจรติดขัดข้างหน้า
    incidentConstruction: มีงานก่อสร้างข้างหน้า
    incidentLaneClosure: ปิดช่องจราจร
    incidentRoadClosure: ปิดถนน
    incidentPolice: มีตำรวจข้างหน้า
    incidentSpeedCamera: มีกล้องจับความเร็วข้างหน้า
    incidentWeather: สภาพอากาศไม่ดีข้างหน้า
    """)
}
