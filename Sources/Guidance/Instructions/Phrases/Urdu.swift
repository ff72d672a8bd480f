extension PhraseSource {
  static let urdu = PhraseSource(
    "ur",
    """
    start: سفر شروع کریں
    head: {direction} کی طرف بڑھیں
    straight: سیدھے چلیں
    continue: چلتے رہیں
    turnLeft: بائیں مڑیں
    turnRight: دائیں مڑیں
    slightLeft: ہلکا سا بائیں مڑیں
    slightRight: ہلکا سا دائیں مڑیں
    sharpLeft: بائیں جانب تیز موڑ لیں
    sharpRight: دائیں جانب تیز موڑ لیں
    keepLeft: بائیں جانب رہیں
    keepRight: دائیں جانب رہیں
    uTurn: یو ٹرن لیں
    merge: سڑک میں شامل ہوں
    mergeLeft: بائیں جانب شامل ہوں
    mergeRight: دائیں جانب شامل ہوں
    forkLeft: دوراہے پر بائیں جانب رہیں
    forkRight: دوراہے پر دائیں جانب رہیں
    ramp: ریمپ لیں
    rampLeft: بائیں جانب کا ریمپ لیں
    rampRight: دائیں جانب کا ریمپ لیں
    exit: ایگزٹ لیں
    exitLeft: بائیں جانب کا ایگزٹ لیں
    exitRight: دائیں جانب کا ایگزٹ لیں
    exitNumber: ایگزٹ نمبر {number} لیں
    roundabout: گول چکر میں داخل ہوں
    roundaboutExit: {number} ایگزٹ لیں
    ordinal: {number}واں
    ordinals: پہلا، دوسرا، تیسرا، چوتھا، پانچواں، چھٹا، ساتواں، آٹھواں، نواں، دسواں
    leaveRoundabout: گول چکر سے نکلیں
    ferry: فیری لیں
    carTrain: کار ٹرین لیں
    destination: آپ کی منزل
    destinationLeft: آپ کی منزل بائیں جانب ہے
    destinationRight: آپ کی منزل دائیں جانب ہے
    sideLeft: بائیں جانب
    sideRight: دائیں جانب
    arrivingAt: {place} پہنچ رہے ہیں
    arrived: آپ پہنچ گئے ہیں
    ontoRoad: {road} پر {action}
    alongRoad: {road} پر {action}
    towardPlace: {place} کی طرف {action}
    onto: {road} پر
    along: {road} پر
    toward: {place} کی طرف
    then: پھر
    exitWord: ایگزٹ
    north: شمال
    northeast: شمال مشرق
    east: مشرق
    southeast: جنوب مشرق
    south: جنوب
    southwest: جنوب مغرب
    west: مغرب
    northwest: شمال مغرب
    recenter: دوبارہ مرکز میں لائیں
    report: رپورٹ کریں
    rerouting: راستہ تبدیل ہو رہا ہے
    similarTime: تقریباً یکساں وقت
    faster: {time} کم
    slower: {time} زیادہ
    shorter: {distance} کم
    longer: {distance} زیادہ
    via: {road} سے ہو کر
    arrive: آمد {time}
    incidentCrash: آگے حادثہ ہے
    incidentCongestion: آگے ٹریفک جام ہے
    incidentConstruction: آگے سڑک پر کام ہو رہا ہے
    incidentLaneClosure: لین بند ہے
    incidentRoadClosure: سڑک بند ہے
    incidentPolice: آگے پولیس ہے
    incidentSpeedCamera: آگے اسپیڈ کیمرا ہے
    incidentWeather: آگے موسم خراب ہے
    merge+road: {road} میں شامل ہوں
    mergeLeft+road: بائیں جانب {road} میں شامل ہوں
    mergeRight+road: دائیں جانب {road} میں شامل ہوں
    ramp+road: ریمپ لے کر {road} پر جائیں
    rampLeft+road: بائیں جانب کا ریمپ لے کر {road} پر جائیں
    rampRight+road: دائیں جانب کا ریمپ لے کر {road} پر جائیں
    exit+road: ایگزٹ لے کر {road} پر جائیں
    exitLeft+road: بائیں جانب کا ایگزٹ لے کر {road} پر جائیں
    exitRight+road: دائیں جانب کا ایگزٹ لے کر {road} پر جائیں
    exitNumber+road: ایگزٹ نمبر {number} لے کر {road} پر جائیں
    roundaboutExit+road: {number} ایگزٹ لے کر {road} پر جائیں
    """)
}
