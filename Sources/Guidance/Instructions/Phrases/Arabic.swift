extension PhraseSource {
  static let arabic = PhraseSource(
    "ar",
    """
    start: انطلق
    head: اتجه نحو {direction}
    straight: تابع السير مباشرةً
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
    exitNumber: اسلك المخرج رقم {number}
    roundabout: ادخل الدوار
    roundaboutExit: اسلك المخرج {number}
    ordinal: رقم {number}
    ordinals: الأول، الثاني، الثالث، الرابع، الخامس، السادس، السابع، الثامن، التاسع، العاشر
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
    alongRoad: {action} على {road}
    towardPlace: {action} باتجاه {place}
    onto: إلى {road}
    along: على {road}
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
    rerouting: تتم إعادة حساب المسار
    similarTime: وقت مماثل
    faster: أسرع بمقدار {time}
    slower: أبطأ بمقدار {time}
    shorter: أقصر بمقدار {distance}
    longer: أطول بمقدار {distance}
    via: عبر {road}
    arrive: الوصول {time}
    incidentCrash: حادث أمامك
    incidentCongestion: ازدحام أمامك
    incidentConstruction: أعمال طرق أمامك
    incidentLaneClosure: حارة مرور مغلقة
    incidentRoadClosure: طريق مغلق
    incidentPolice: شرطة أمامك
    incidentSpeedCamera: كاميرا سرعة أمامك
    incidentWeather: طقس سيئ أمامك
    """)
}
