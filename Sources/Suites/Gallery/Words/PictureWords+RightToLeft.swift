extension PictureWords {
  static let arabic = PictureWords(
    "ar",
    """
    navigationHeader: البطاقة العلوية
    navigationHeaderSecondary: الخطوة التالية أو المسارات
    navigationFooter: البطاقة السفلية
    navigationTripProgressBar: تقدم الرحلة
    compassButton: البوصلة
    myLocationButton: موقعي
    recenterButton: توسيط
    reportIncidentButton: إبلاغ
    speedometer: عداد السرعة
    speedLimit: حد السرعة
    prompt: بطاقة
    attribution: ذكر المصدر
    headerAccessory: عرض إضافي
    statusBar: شريط الحالة
    homeBar: شريط الشاشة الرئيسية
    systemManeuverPanel: المنعطف التالي في النظام
    systemEstimates: تقديرات النظام
    systemDock: شريط تطبيقات النظام
    position: الموضع
    destination: الوجهة
    entrance: المدخل
    waypoint: محطة توقف
    trafficLight: إشارة ضوئية
    stopSign: علامة قف
    incident: حادث
    toll: رسوم طريق
    marker: علامة
    maneuver: المنعطف التالي
    callOut: ملصق الطريق
    infoWindow: نافذة معلومات
    alwaysShown: يظهر دائمًا
    pointedOut: العناصر المشار إليها: {names}
    phone: التنقل على هاتف
    tablet: التنقل على جهاز لوحي
    car: التنقل على شاشة سيارة
    day: نهارًا
    night: في إضاءة خافتة
    """)

  static let persian = PictureWords(
    "fa",
    """
    navigationHeader: کارت بالا
    navigationHeaderSecondary: گام بعدی یا خط‌ها
    navigationFooter: کارت پایین
    navigationTripProgressBar: پیشرفت سفر
    compassButton: قطب‌نما
    myLocationButton: مکان من
    recenterButton: به مرکز آوردن
    reportIncidentButton: گزارش
    speedometer: سرعت‌سنج
    speedLimit: محدودیت سرعت
    prompt: کارت
    attribution: ذکر منبع
    headerAccessory: نمای کمکی
    statusBar: نوار وضعیت
    homeBar: نوار خانه
    systemManeuverPanel: پیچ بعدی سامانه
    systemEstimates: برآوردهای سامانه
    systemDock: نوار برنامه‌های سامانه
    position: موقعیت
    destination: مقصد
    entrance: ورودی
    waypoint: توقفگاه
    trafficLight: چراغ راهنمایی
    stopSign: تابلوی ایست
    incident: رویداد
    toll: عوارض
    marker: نشانگر
    maneuver: پیچ بعدی
    callOut: برچسب مسیر
    infoWindow: پنجرهٔ اطلاعات
    alwaysShown: همیشه نمایان
    pointedOut: موارد نشان‌داده‌شده: {names}
    phone: مسیریابی روی تلفن
    tablet: مسیریابی روی تبلت
    car: مسیریابی روی صفحهٔ خودرو
    day: در روز
    night: در نور کم
    """)

  static let urdu = PictureWords(
    "ur",
    """
    navigationHeader: بالائی کارڈ
    navigationHeaderSecondary: اگلا قدم یا لینیں
    navigationFooter: زیریں کارڈ
    navigationTripProgressBar: سفر کی پیشرفت
    compassButton: قطب نما
    myLocationButton: میرا مقام
    recenterButton: مرکز میں لائیں
    reportIncidentButton: اطلاع دیں
    speedometer: رفتار پیما
    speedLimit: رفتار کی حد
    prompt: کارڈ
    attribution: ماخذ کا حوالہ
    headerAccessory: اضافی منظر
    statusBar: حالت کی پٹی
    homeBar: ہوم پٹی
    systemManeuverPanel: سسٹم کا اگلا موڑ
    systemEstimates: سسٹم کے اندازے
    systemDock: سسٹم کی ڈاک
    position: مقام
    destination: منزل
    entrance: داخلہ
    waypoint: پڑاؤ
    trafficLight: ٹریفک سگنل
    stopSign: رکنے کا نشان
    incident: واقعہ
    toll: ٹول
    marker: نشان
    maneuver: اگلا موڑ
    callOut: راستے کا لیبل
    infoWindow: معلوماتی ونڈو
    alwaysShown: ہمیشہ نظر آتا ہے
    pointedOut: نشان زد: {names}
    phone: فون پر نیویگیشن
    tablet: ٹیبلٹ پر نیویگیشن
    car: گاڑی کی اسکرین پر نیویگیشن
    day: دن میں
    night: کم روشنی میں
    """)

  static let hebrew = PictureWords(
    "he",
    """
    navigationHeader: כרטיס עליון
    navigationHeaderSecondary: השלב הבא או נתיבים
    navigationFooter: כרטיס תחתון
    navigationTripProgressBar: התקדמות הנסיעה
    compassButton: מצפן
    myLocationButton: המיקום שלי
    recenterButton: מרכוז
    reportIncidentButton: דיווח
    speedometer: מד מהירות
    speedLimit: מגבלת מהירות
    prompt: כרטיס
    attribution: קרדיט למקור
    headerAccessory: תצוגה נלווית
    statusBar: שורת המצב
    homeBar: פס הבית
    systemManeuverPanel: הפנייה הבאה במערכת
    systemEstimates: הערכות המערכת
    systemDock: סרגל היישומים של המערכת
    position: מיקום
    destination: יעד
    entrance: כניסה
    waypoint: תחנת ביניים
    trafficLight: רמזור
    stopSign: תמרור עצור
    incident: אירוע
    toll: אגרה
    marker: סמן
    maneuver: הפנייה הבאה
    callOut: תווית מסלול
    infoWindow: חלון מידע
    alwaysShown: מוצג תמיד
    pointedOut: מסומנים: {names}
    phone: ניווט בטלפון
    tablet: ניווט בטאבלט
    car: ניווט במסך של רכב
    day: ביום
    night: בתאורה חלשה
    """)
}
