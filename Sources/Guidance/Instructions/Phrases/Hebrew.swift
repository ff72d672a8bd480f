extension PhraseSource {
  static let hebrew = PhraseSource(
    "he",
    """
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
    forkLeft: בהתפצלות היצמד לשמאל
    forkRight: בהתפצלות היצמד לימין
    ramp: עלה על הרמפה
    rampLeft: עלה על הרמפה משמאל
    rampRight: עלה על הרמפה מימין
    exit: צא ביציאה
    exitLeft: צא ביציאה משמאל
    exitRight: צא ביציאה מימין
    exitNumber: צא ביציאה {number}
    roundabout: היכנס לכיכר
    roundaboutExit: צא ביציאה {number}
    ordinal: מספר {number}
    ordinals: הראשונה, השנייה, השלישית, הרביעית, החמישית, השישית, השביעית, השמינית, התשיעית, העשירית
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
    alongRoad: {action} לאורך {road}
    towardPlace: {action} לכיוון {place}
    onto: אל {road}
    along: לאורך {road}
    toward: לכיוון {place}
    then: ואז
    exitWord: יציאה
    north: צפון
    northeast: צפון־מזרח
    east: מזרח
    southeast: דרום־מזרח
    south: דרום
    southwest: דרום־מערב
    west: מערב
    northwest: צפון־מערב
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
    """)
}
