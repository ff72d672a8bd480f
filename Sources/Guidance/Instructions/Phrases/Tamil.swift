extension PhraseSource {
  static let tamil = PhraseSource(
    "ta",
    """
    start: பயணத்தைத் தொடங்கவும்
    head: {direction} நோக்கிச் செல்லவும்
    straight: நேராகச் செல்லவும்
    continue: தொடர்ந்து செல்லவும்
    turnLeft: இடதுபுறம் திரும்பவும்
    turnRight: வலதுபுறம் திரும்பவும்
    slightLeft: சற்று இடதுபுறம் திரும்பவும்
    slightRight: சற்று வலதுபுறம் திரும்பவும்
    sharpLeft: கூர்மையாக இடதுபுறம் திரும்பவும்
    sharpRight: கூர்மையாக வலதுபுறம் திரும்பவும்
    keepLeft: இடதுபுறமாகச் செல்லவும்
    keepRight: வலதுபுறமாகச் செல்லவும்
    uTurn: யூ-டர்ன் எடுக்கவும்
    merge: சாலையில் இணையவும்
    mergeLeft: இடதுபுறமாக இணையவும்
    mergeRight: வலதுபுறமாக இணையவும்
    forkLeft: பிரியும் இடத்தில் இடதுபுறமாகச் செல்லவும்
    forkRight: பிரியும் இடத்தில் வலதுபுறமாகச் செல்லவும்
    ramp: இணைப்புச் சாலையில் செல்லவும்
    rampLeft: இடதுபுற இணைப்புச் சாலையில் செல்லவும்
    rampRight: வலதுபுற இணைப்புச் சாலையில் செல்லவும்
    exit: வெளியேறும் வழியில் செல்லவும்
    exitLeft: இடதுபுற வெளியேறும் வழியில் செல்லவும்
    exitRight: வலதுபுற வெளியேறும் வழியில் செல்லவும்
    exitNumber: வெளியேறும் வழி எண் {number}
    roundabout: ரவுண்டானாவில் நுழையவும்
    roundaboutExit: {number} வெளியேறும் வழியில் செல்லவும்
    ordinal: {number}-வது
    roundaboutExit.short: {number} வெளியேற்றம்
    leaveRoundabout: ரவுண்டானாவிலிருந்து வெளியேறவும்
    ferry: படகில் ஏறவும்
    carTrain: கார் ரயிலில் ஏறவும்
    destination: உங்கள் இலக்கு
    destinationLeft: உங்கள் இலக்கு இடதுபுறம் உள்ளது
    destinationRight: உங்கள் இலக்கு வலதுபுறம் உள்ளது
    sideLeft: இடதுபுறம்
    sideRight: வலதுபுறம்
    arrivingAt: {place} நெருங்குகிறது
    arrived: வந்துவிட்டீர்கள்
    ontoRoad: {action}: {road}
    alongRoad: {action}: {road}
    towardPlace: {place} நோக்கி: {action}
    onto: {road}
    along: {road}
    toward: {place} நோக்கி
    then: பிறகு
    exitWord: வெளியேறும் வழி
    north: வடக்கு
    northeast: வடகிழக்கு
    east: கிழக்கு
    southeast: தென்கிழக்கு
    south: தெற்கு
    southwest: தென்மேற்கு
    west: மேற்கு
    northwest: வடமேற்கு
    recenter: மையப்படுத்து
    report: புகாரளி
    rerouting: வழி மாற்றப்படுகிறது
    similarTime: ஏறத்தாழ அதே நேரம்
    faster: {time} குறைவு
    slower: {time} அதிகம்
    shorter: {distance} குறைவு
    longer: {distance} அதிகம்
    via: {road} வழியாக
    arrive: வருகை {time}
    incidentCrash: முன்னே விபத்து
    incidentCongestion: முன்னே போக்குவரத்து நெரிசல்
    incidentConstruction: முன்னே சாலைப் பணி
    incidentLaneClosure: தடம் மூடப்பட்டுள்ளது
    incidentRoadClosure: சாலை மூடப்பட்டுள்ளது
    incidentPolice: முன்னே காவல்துறை
    incidentSpeedCamera: முன்னே வேகக் கேமரா
    incidentWeather: முன்னே மோசமான வானிலை
    """)
}
