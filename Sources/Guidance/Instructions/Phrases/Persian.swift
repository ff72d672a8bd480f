extension PhraseSource {
  static let persian = PhraseSource(
    "fa",
    """
    start: حرکت کنید
    head: به سمت {direction} بروید
    straight: مستقیم بروید
    continue: ادامه دهید
    turnLeft: به چپ بپیچید
    turnRight: به راست بپیچید
    slightLeft: کمی به چپ بپیچید
    slightRight: کمی به راست بپیچید
    sharpLeft: با پیچ تند به چپ بپیچید
    sharpRight: با پیچ تند به راست بپیچید
    keepLeft: در سمت چپ بمانید
    keepRight: در سمت راست بمانید
    uTurn: دور بزنید
    merge: وارد مسیر شوید
    mergeLeft: از سمت چپ وارد مسیر شوید
    mergeRight: از سمت راست وارد مسیر شوید
    forkLeft: در دوراهی در سمت چپ بمانید
    forkRight: در دوراهی در سمت راست بمانید
    ramp: وارد رمپ شوید
    rampLeft: وارد رمپ سمت چپ شوید
    rampRight: وارد رمپ سمت راست شوید
    exit: از خروجی خارج شوید
    exitLeft: از خروجی سمت چپ خارج شوید
    exitRight: از خروجی سمت راست خارج شوید
    exitNumber: از خروجی شماره {number} خارج شوید
    roundabout: وارد میدان شوید
    roundaboutExit: از خروجی {number} خارج شوید
    ordinal: شماره {number}
    ordinals: اول، دوم، سوم، چهارم، پنجم، ششم، هفتم، هشتم، نهم، دهم
    leaveRoundabout: از میدان خارج شوید
    ferry: سوار کشتی شوید
    carTrain: سوار قطار حمل خودرو شوید
    destination: مقصد شما
    destinationLeft: مقصد شما سمت چپ است
    destinationRight: مقصد شما سمت راست است
    sideLeft: سمت چپ
    sideRight: سمت راست
    arrivingAt: رسیدن به {place}
    arrived: به مقصد رسیدید
    ontoRoad: {action} و وارد {road} شوید
    alongRoad: در {road} {action}
    towardPlace: {action}، به طرف {place}
    onto: به {road}
    along: در {road}
    toward: به طرف {place}
    then: سپس
    exitWord: خروجی
    north: شمال
    northeast: شمال شرقی
    east: شرق
    southeast: جنوب شرقی
    south: جنوب
    southwest: جنوب غربی
    west: غرب
    northwest: شمال غربی
    recenter: بازگشت به مرکز
    report: گزارش
    rerouting: در حال تغییر مسیر
    similarTime: زمان مشابه
    faster: {time} سریع‌تر
    slower: {time} کندتر
    shorter: {distance} کوتاه‌تر
    longer: {distance} طولانی‌تر
    via: از طریق {road}
    arrive: رسیدن {time}
    incidentCrash: تصادف در مسیر
    incidentCongestion: ترافیک سنگین در مسیر
    incidentConstruction: عملیات راه‌سازی در مسیر
    incidentLaneClosure: خط عبوری بسته است
    incidentRoadClosure: جاده بسته است
    incidentPolice: پلیس در مسیر
    incidentSpeedCamera: دوربین کنترل سرعت در مسیر
    incidentWeather: هوای نامساعد در مسیر
    uTurn+road: در {road} دور بزنید
    """)
}
