extension PhraseSource {
  static let bengali = PhraseSource(
    "bn",
    """
    start: যাত্রা শুরু করুন
    head: {direction} দিকে যান
    straight: সোজা চলুন
    continue: চলতে থাকুন
    turnLeft: বাঁ দিকে ঘুরুন
    turnRight: ডান দিকে ঘুরুন
    slightLeft: সামান্য বাঁ দিকে ঘুরুন
    slightRight: সামান্য ডান দিকে ঘুরুন
    sharpLeft: বাঁ দিকে তীক্ষ্ণ বাঁক নিন
    sharpRight: ডান দিকে তীক্ষ্ণ বাঁক নিন
    keepLeft: বাঁ দিকে থাকুন
    keepRight: ডান দিকে থাকুন
    uTurn: ইউ-টার্ন নিন
    merge: রাস্তায় মিশে যান
    mergeLeft: বাঁ দিকে মিশে যান
    mergeRight: ডান দিকে মিশে যান
    forkLeft: দুই রাস্তার মোড়ে বাঁ দিকে থাকুন
    forkRight: দুই রাস্তার মোড়ে ডান দিকে থাকুন
    ramp: র‍্যাম্প নিন
    rampLeft: বাঁ দিকের র‍্যাম্প নিন
    rampRight: ডান দিকের র‍্যাম্প নিন
    exit: এক্সিট নিন
    exitLeft: বাঁ দিকের এক্সিট নিন
    exitRight: ডান দিকের এক্সিট নিন
    exitNumber: {number} নম্বর এক্সিট নিন
    roundabout: গোলচত্বরে প্রবেশ করুন
    roundaboutExit: {number} এক্সিট নিন
    ordinal: {number}তম
    ordinal.one: {number}ম
    ordinal.two: {number}য়
    ordinal.few: {number}র্থ
    ordinal.many: {number}ষ্ঠ
    leaveRoundabout: গোলচত্বর থেকে বেরিয়ে যান
    ferry: ফেরি নিন
    carTrain: গাড়ি-ট্রেন নিন
    destination: আপনার গন্তব্য
    destinationLeft: আপনার গন্তব্য বাঁ দিকে
    destinationRight: আপনার গন্তব্য ডান দিকে
    sideLeft: বাঁ দিকে
    sideRight: ডান দিকে
    arrivingAt: {place}: পৌঁছে যাচ্ছেন
    arrived: আপনি পৌঁছে গেছেন
    ontoRoad: {action}: {road}
    alongRoad: {action}: {road}
    towardPlace: {action}: {place}-এর দিকে
    onto: {road}-এ
    along: {road}-এ
    toward: {place}-এর দিকে
    then: তারপর
    exitWord: এক্সিট
    north: উত্তর
    northeast: উত্তর-পূর্ব
    east: পূর্ব
    southeast: দক্ষিণ-পূর্ব
    south: দক্ষিণ
    southwest: দক্ষিণ-পশ্চিম
    west: পশ্চিম
    northwest: উত্তর-পশ্চিম
    recenter: আবার মাঝখানে আনুন
    report: রিপোর্ট করুন
    rerouting: নতুন রুট খোঁজা হচ্ছে
    similarTime: প্রায় একই সময়
    faster: {time} কম
    slower: {time} বেশি
    shorter: {distance} কম
    longer: {distance} বেশি
    via: {road} হয়ে
    arrive: পৌঁছাবেন {time}
    incidentCrash: সামনে দুর্ঘটনা
    incidentCongestion: সামনে যানজট
    incidentConstruction: সামনে রাস্তার কাজ চলছে
    incidentLaneClosure: লেন বন্ধ
    incidentRoadClosure: রাস্তা বন্ধ
    incidentPolice: সামনে পুলিশ
    incidentSpeedCamera: সামনে স্পিড ক্যামেরা
    incidentWeather: সামনে খারাপ আবহাওয়া
    """)
}
