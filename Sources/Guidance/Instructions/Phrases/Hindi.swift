extension PhraseSource {
  static let hindi = PhraseSource(
    "hi",
    """
    start: शुरू करें
    head: {direction} की ओर बढ़ें
    straight: सीधे चलते रहें
    continue: आगे बढ़ते रहें
    turnLeft: बाएँ मुड़ें
    turnRight: दाएँ मुड़ें
    slightLeft: हल्का बाएँ मुड़ें
    slightRight: हल्का दाएँ मुड़ें
    sharpLeft: बाईं ओर तीखा मोड़ लें
    sharpRight: दाईं ओर तीखा मोड़ लें
    keepLeft: बाईं ओर बने रहें
    keepRight: दाईं ओर बने रहें
    uTurn: यू-टर्न लें
    merge: मर्ज करें
    mergeLeft: बाईं ओर मर्ज करें
    mergeRight: दाईं ओर मर्ज करें
    forkLeft: दोराहे पर बाईं ओर बने रहें
    forkRight: दोराहे पर दाईं ओर बने रहें
    ramp: रैंप लें
    rampLeft: बाईं ओर का रैंप लें
    rampRight: दाईं ओर का रैंप लें
    exit: निकास लें
    exitLeft: बाईं ओर का निकास लें
    exitRight: दाईं ओर का निकास लें
    exitNumber: निकास नंबर {number} लें
    roundabout: गोल चक्कर में प्रवेश करें
    roundaboutExit: {number} निकास से बाहर निकलें
    ordinal: {number}वें
    ordinals: पहले, दूसरे, तीसरे, चौथे, पाँचवें, छठे, सातवें, आठवें, नौवें, दसवें
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
    alongRoad: {road} पर {action}
    towardPlace: {place} की ओर {action}
    onto: {road} पर
    along: {road} पर
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
    faster: {time} कम
    slower: {time} ज़्यादा
    shorter: {distance} कम
    longer: {distance} ज़्यादा
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
    merge+road: {road} में मर्ज करें
    mergeLeft+road: बाईं ओर {road} में मर्ज करें
    mergeRight+road: दाईं ओर {road} में मर्ज करें
    ramp+road: रैंप लेकर {road} पर जाएँ
    rampLeft+road: बाईं ओर का रैंप लेकर {road} पर जाएँ
    rampRight+road: दाईं ओर का रैंप लेकर {road} पर जाएँ
    exit+road: निकास लेकर {road} पर जाएँ
    exitLeft+road: बाईं ओर का निकास लेकर {road} पर जाएँ
    exitRight+road: दाईं ओर का निकास लेकर {road} पर जाएँ
    exitNumber+road: निकास नंबर {number} लेकर {road} पर जाएँ
    roundaboutExit+road: {number} निकास से बाहर निकलकर {road} पर जाएँ
    """)
}
