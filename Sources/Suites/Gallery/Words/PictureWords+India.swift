extension PictureWords {
  static let hindi = PictureWords(
    "hi",
    """
    navigationHeader: ऊपरी कार्ड
    navigationHeaderSecondary: अगला कदम या लेन
    navigationFooter: निचला कार्ड
    navigationTripProgressBar: यात्रा की प्रगति
    compassButton: कम्पास
    myLocationButton: मेरा स्थान
    recenterButton: केंद्र में लाएँ
    reportIncidentButton: रिपोर्ट करें
    speedometer: स्पीडोमीटर
    speedLimit: गति सीमा
    prompt: कार्ड
    attribution: स्रोत का उल्लेख
    headerAccessory: अतिरिक्त दृश्य
    statusBar: स्थिति पट्टी
    homeBar: होम पट्टी
    systemManeuverPanel: सिस्टम का अगला मोड़
    systemEstimates: सिस्टम के अनुमान
    systemDock: सिस्टम का डॉक
    position: स्थिति
    destination: गंतव्य
    entrance: प्रवेश
    waypoint: पड़ाव
    trafficLight: ट्रैफ़िक लाइट
    stopSign: रुकने का संकेत
    incident: घटना
    toll: टोल
    marker: मार्कर
    maneuver: अगला मोड़
    callOut: रास्ते का लेबल
    infoWindow: जानकारी विंडो
    alwaysShown: हमेशा दिखता है
    pointedOut: दिखाए गए: {names}
    phone: फ़ोन पर नेविगेशन
    tablet: टैबलेट पर नेविगेशन
    car: कार की स्क्रीन पर नेविगेशन
    day: दिन में
    night: कम रोशनी में
    """)

  static let bengali = PictureWords(
    "bn",
    """
    navigationHeader: উপরের কার্ড
    navigationHeaderSecondary: পরের ধাপ বা লেন
    navigationFooter: নিচের কার্ড
    navigationTripProgressBar: যাত্রার অগ্রগতি
    compassButton: কম্পাস
    myLocationButton: আমার অবস্থান
    recenterButton: কেন্দ্রে আনুন
    reportIncidentButton: রিপোর্ট করুন
    speedometer: স্পিডোমিটার
    speedLimit: গতিসীমা
    prompt: কার্ড
    attribution: উৎসের উল্লেখ
    headerAccessory: অতিরিক্ত ভিউ
    statusBar: স্ট্যাটাস বার
    homeBar: হোম বার
    systemManeuverPanel: সিস্টেমের পরের মোড়
    systemEstimates: সিস্টেমের অনুমান
    systemDock: সিস্টেমের ডক
    position: অবস্থান
    destination: গন্তব্য
    entrance: প্রবেশপথ
    waypoint: বিরতি
    trafficLight: ট্রাফিক লাইট
    stopSign: থামার চিহ্ন
    incident: ঘটনা
    toll: টোল
    marker: মার্কার
    maneuver: পরের মোড়
    callOut: রুটের লেবেল
    infoWindow: তথ্য উইন্ডো
    alwaysShown: সবসময় দেখা যায়
    pointedOut: দেখানো হয়েছে: {names}
    phone: ফোনে নেভিগেশন
    tablet: ট্যাবলেটে নেভিগেশন
    car: গাড়ির স্ক্রিনে নেভিগেশন
    day: দিনে
    night: কম আলোতে
    """)

  static let tamil = PictureWords(
    "ta",
    """
    navigationHeader: மேல் அட்டை
    navigationHeaderSecondary: அடுத்த படி அல்லது பாதைகள்
    navigationFooter: கீழ் அட்டை
    navigationTripProgressBar: பயண முன்னேற்றம்
    compassButton: திசைகாட்டி
    myLocationButton: எனது இருப்பிடம்
    recenterButton: மையப்படுத்து
    reportIncidentButton: புகாரளி
    speedometer: வேகமானி
    speedLimit: வேக வரம்பு
    prompt: அட்டை
    attribution: மூலக் குறிப்பு
    headerAccessory: துணைக் காட்சி
    statusBar: நிலைப் பட்டி
    homeBar: முகப்புப் பட்டி
    systemManeuverPanel: கணினியின் அடுத்த திருப்பம்
    systemEstimates: கணினியின் மதிப்பீடுகள்
    systemDock: கணினியின் கப்பல்துறை
    position: நிலை
    destination: சேருமிடம்
    entrance: நுழைவு
    waypoint: நிறுத்தம்
    trafficLight: போக்குவரத்து விளக்கு
    stopSign: நிறுத்தக் குறி
    incident: நிகழ்வு
    toll: சுங்கம்
    marker: குறிப்பான்
    maneuver: அடுத்த திருப்பம்
    callOut: வழி லேபிள்
    infoWindow: தகவல் சாளரம்
    alwaysShown: எப்போதும் காட்டப்படும்
    pointedOut: காட்டப்பட்டவை: {names}
    phone: தொலைபேசியில் வழிசெலுத்தல்
    tablet: டேப்லெட்டில் வழிசெலுத்தல்
    car: கார் திரையில் வழிசெலுத்தல்
    day: பகலில்
    night: குறைந்த ஒளியில்
    """)
}
