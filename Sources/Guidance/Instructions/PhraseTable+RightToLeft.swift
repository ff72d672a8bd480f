/// Languages written from right to left.
extension PhraseTable {
  static let arabic = """
    start: انطلق
    head: اتجه نحو {direction}
    straight: تابع إلى الأمام
    continue: تابع السير
    turnLeft: انعطف يسارًا
    turnRight: انعطف يمينًا
    slightLeft: انعطف قليلًا إلى اليسار
    slightRight: انعطف قليلًا إلى اليمين
    sharpLeft: انعطف بحدة إلى اليسار
    sharpRight: انعطف بحدة إلى اليمين
    keepLeft: الزم اليسار
    keepRight: الزم اليمين
    uTurn: استدر للخلف
    merge: اندمج مع الطريق
    mergeLeft: اندمج من اليسار
    mergeRight: اندمج من اليمين
    forkLeft: عند المفترق الزم اليسار
    forkRight: عند المفترق الزم اليمين
    ramp: اسلك المدخل
    rampLeft: اسلك المدخل على اليسار
    rampRight: اسلك المدخل على اليمين
    exit: اسلك المخرج
    exitLeft: اسلك المخرج على اليسار
    exitRight: اسلك المخرج على اليمين
    exitNumber: اسلك المخرج {number}
    roundabout: ادخل الدوار
    roundaboutExit: اسلك المخرج رقم {number}
    leaveRoundabout: اخرج من الدوار
    ferry: استقل العبّارة
    carTrain: استقل قطار السيارات
    destination: وجهتك
    destinationLeft: وجهتك على اليسار
    destinationRight: وجهتك على اليمين
    sideLeft: على اليسار
    sideRight: على اليمين
    arrivingAt: الوصول إلى {place}
    arrived: لقد وصلت
    ontoRoad: {action} إلى {road}
    towardPlace: {action} باتجاه {place}
    onto: إلى {road}
    toward: باتجاه {place}
    then: ثم
    exitWord: مخرج
    north: الشمال
    northeast: الشمال الشرقي
    east: الشرق
    southeast: الجنوب الشرقي
    south: الجنوب
    southwest: الجنوب الغربي
    west: الغرب
    northwest: الشمال الغربي
    recenter: توسيط
    report: إبلاغ
    rerouting: جارٍ إعادة حساب المسار
    similarTime: وقت مماثل
    faster: أسرع بـ {time}
    slower: أبطأ بـ {time}
    shorter: أقصر بـ {distance}
    longer: أطول بـ {distance}
    via: عبر {road}
    arrive: الوصول {time}
    incidentCrash: حادث أمامك
    incidentCongestion: ازدحام أمامك
    incidentConstruction: أعمال طرق أمامك
    incidentLaneClosure: مسار مغلق
    incidentRoadClosure: طريق مغلق
    incidentPolice: شرطة أمامك
    incidentSpeedCamera: كاميرا سرعة أمامك
    incidentWeather: طقس سيئ أمامك
    """

  static let hebrew = """
    start: התחל בנסיעה
    head: סע לכיוון {direction}
    straight: המשך ישר
    continue: המשך
    turnLeft: פנה שמאלה
    turnRight: פנה ימינה
    slightLeft: פנה קלות שמאלה
    slightRight: פנה קלות ימינה
    sharpLeft: פנה בחדות שמאלה
    sharpRight: פנה בחדות ימינה
    keepLeft: היצמד לשמאל
    keepRight: היצמד לימין
    uTurn: בצע פניית פרסה
    merge: השתלב
    mergeLeft: השתלב שמאלה
    mergeRight: השתלב ימינה
    forkLeft: במזלג היצמד לשמאל
    forkRight: במזלג היצמד לימין
    ramp: עלה על מחבר
    rampLeft: עלה על המחבר משמאל
    rampRight: עלה על המחבר מימין
    exit: צא ביציאה
    exitLeft: צא ביציאה משמאל
    exitRight: צא ביציאה מימין
    exitNumber: צא ביציאה {number}
    roundabout: היכנס לכיכר
    roundaboutExit: צא ביציאה מספר {number}
    leaveRoundabout: צא מהכיכר
    ferry: עלה על המעבורת
    carTrain: עלה על רכבת המכוניות
    destination: היעד שלך
    destinationLeft: היעד שלך משמאל
    destinationRight: היעד שלך מימין
    sideLeft: משמאל
    sideRight: מימין
    arrivingAt: מגיעים אל {place}
    arrived: הגעת ליעד
    ontoRoad: {action} אל {road}
    towardPlace: {action} לכיוון {place}
    onto: אל {road}
    toward: לכיוון {place}
    then: ואז
    exitWord: יציאה
    north: צפון
    northeast: צפון-מזרח
    east: מזרח
    southeast: דרום-מזרח
    south: דרום
    southwest: דרום-מערב
    west: מערב
    northwest: צפון-מערב
    recenter: מרכוז
    report: דיווח
    rerouting: מחשב מסלול מחדש
    similarTime: זמן דומה
    faster: מהיר יותר ב-{time}
    slower: איטי יותר ב-{time}
    shorter: קצר יותר ב-{distance}
    longer: ארוך יותר ב-{distance}
    via: דרך {road}
    arrive: הגעה {time}
    incidentCrash: תאונה בהמשך הדרך
    incidentCongestion: עומס בהמשך הדרך
    incidentConstruction: עבודות בהמשך הדרך
    incidentLaneClosure: נתיב חסום
    incidentRoadClosure: כביש חסום
    incidentPolice: משטרה בהמשך הדרך
    incidentSpeedCamera: מצלמת מהירות בהמשך
    incidentWeather: מזג אוויר קשה בהמשך
    """
}
