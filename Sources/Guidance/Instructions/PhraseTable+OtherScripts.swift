/// Languages written in other scripts.
extension PhraseTable {
  static let hindi = """
    start: शुरू करें
    head: {direction} की ओर बढ़ें
    straight: सीधे चलते रहें
    continue: आगे बढ़ते रहें
    turnLeft: बाएँ मुड़ें
    turnRight: दाएँ मुड़ें
    slightLeft: थोड़ा बाएँ मुड़ें
    slightRight: थोड़ा दाएँ मुड़ें
    sharpLeft: तीखा बाएँ मुड़ें
    sharpRight: तीखा दाएँ मुड़ें
    keepLeft: बाईं ओर बने रहें
    keepRight: दाईं ओर बने रहें
    uTurn: यू-टर्न लें
    merge: सड़क में मिलें
    mergeLeft: बाईं ओर मिलें
    mergeRight: दाईं ओर मिलें
    forkLeft: दोराहे पर बाईं ओर बने रहें
    forkRight: दोराहे पर दाईं ओर बने रहें
    ramp: रैंप लें
    rampLeft: बाईं ओर का रैंप लें
    rampRight: दाईं ओर का रैंप लें
    exit: निकास लें
    exitLeft: बाईं ओर का निकास लें
    exitRight: दाईं ओर का निकास लें
    exitNumber: निकास {number} लें
    roundabout: गोल चक्कर में प्रवेश करें
    roundaboutExit: निकास नंबर {number} लें
    leaveRoundabout: गोल चक्कर से बाहर निकलें
    ferry: फ़ेरी लें
    carTrain: कार ट्रेन लें
    destination: आपकी मंज़िल
    destinationLeft: आपकी मंज़िल बाईं ओर है
    destinationRight: आपकी मंज़िल दाईं ओर है
    sideLeft: बाईं ओर
    sideRight: दाईं ओर
    arrivingAt: {place} पहुँच रहे हैं
    arrived: आप पहुँच गए हैं
    ontoRoad: {road} पर {action}
    towardPlace: {place} की ओर {action}
    onto: {road} पर
    toward: {place} की ओर
    then: फिर
    exitWord: निकास
    north: उत्तर
    northeast: उत्तर-पूर्व
    east: पूर्व
    southeast: दक्षिण-पूर्व
    south: दक्षिण
    southwest: दक्षिण-पश्चिम
    west: पश्चिम
    northwest: उत्तर-पश्चिम
    recenter: फिर बीच में लाएँ
    report: रिपोर्ट करें
    rerouting: रास्ता बदला जा रहा है
    similarTime: लगभग समान समय
    faster: {time} तेज़
    slower: {time} धीमा
    shorter: {distance} छोटा
    longer: {distance} लंबा
    via: {road} से होकर
    arrive: आगमन {time}
    incidentCrash: आगे दुर्घटना है
    incidentCongestion: आगे जाम है
    incidentConstruction: आगे सड़क का काम है
    incidentLaneClosure: लेन बंद है
    incidentRoadClosure: सड़क बंद है
    incidentPolice: आगे पुलिस है
    incidentSpeedCamera: आगे स्पीड कैमरा है
    incidentWeather: आगे मौसम खराब है
    """

  static let russian = """
    start: Начните движение
    head: Двигайтесь на {direction}
    straight: Двигайтесь прямо
    continue: Продолжайте движение
    turnLeft: Поверните налево
    turnRight: Поверните направо
    slightLeft: Плавно поверните налево
    slightRight: Плавно поверните направо
    sharpLeft: Резко поверните налево
    sharpRight: Резко поверните направо
    keepLeft: Держитесь левее
    keepRight: Держитесь правее
    uTurn: Развернитесь
    merge: Перестройтесь
    mergeLeft: Перестройтесь влево
    mergeRight: Перестройтесь вправо
    forkLeft: На развилке держитесь левее
    forkRight: На развилке держитесь правее
    ramp: Въезжайте на шоссе
    rampLeft: Въезжайте на шоссе слева
    rampRight: Въезжайте на шоссе справа
    exit: Сверните на съезд
    exitLeft: Сверните на съезд слева
    exitRight: Сверните на съезд справа
    exitNumber: Сверните на съезд {number}
    roundabout: Въезжайте на круг
    roundaboutExit: Сверните на {number} съезд
    leaveRoundabout: Съезжайте с круга
    ferry: Садитесь на паром
    carTrain: Садитесь на автопоезд
    destination: Место назначения
    destinationLeft: Место назначения слева
    destinationRight: Место назначения справа
    sideLeft: Слева
    sideRight: Справа
    arrivingAt: Прибытие: {place}
    arrived: Вы прибыли
    ontoRoad: {action}: {road}
    towardPlace: {action} в сторону: {place}
    onto: на: {road}
    toward: в сторону: {place}
    then: Затем
    exitWord: Съезд
    north: север
    northeast: северо-восток
    east: восток
    southeast: юго-восток
    south: юг
    southwest: юго-запад
    west: запад
    northwest: северо-запад
    recenter: По центру
    report: Сообщить
    rerouting: Перестроение маршрута
    similarTime: Почти столько же
    faster: На {time} быстрее
    slower: На {time} дольше
    shorter: На {distance} короче
    longer: На {distance} длиннее
    via: через {road}
    arrive: прибытие {time}
    incidentCrash: Впереди ДТП
    incidentCongestion: Впереди пробка
    incidentConstruction: Впереди дорожные работы
    incidentLaneClosure: Полоса закрыта
    incidentRoadClosure: Дорога закрыта
    incidentPolice: Впереди полиция
    incidentSpeedCamera: Впереди камера
    incidentWeather: Впереди непогода
    """

  static let thai = """
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
    ramp: ใช้ทางขึ้น
    rampLeft: ใช้ทางขึ้นด้านซ้าย
    rampRight: ใช้ทางขึ้นด้านขวา
    exit: ใช้ทางออก
    exitLeft: ใช้ทางออกด้านซ้าย
    exitRight: ใช้ทางออกด้านขวา
    exitNumber: ใช้ทางออก {number}
    roundabout: เข้าวงเวียน
    roundaboutExit: ใช้ทางออกที่ {number}
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
    towardPlace: {action}ไปทาง {place}
    onto: เข้าสู่ {road}
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
    arrive: ถึงเวลา {time}
    incidentCrash: มีอุบัติเหตุข้างหน้า
    incidentCongestion: การจราจรติดขัดข้างหน้า
    incidentConstruction: มีงานก่อสร้างข้างหน้า
    incidentLaneClosure: ปิดช่องจราจร
    incidentRoadClosure: ปิดถนน
    incidentPolice: มีตำรวจข้างหน้า
    incidentSpeedCamera: มีกล้องจับความเร็วข้างหน้า
    incidentWeather: สภาพอากาศไม่ดีข้างหน้า
    """
}
