extension PhraseSource {
  static let greek = PhraseSource(
    "el",
    """
    start: Ξεκινήστε
    head: Κατευθυνθείτε {direction}
    straight: Συνεχίστε ευθεία
    continue: Συνεχίστε
    turnLeft: Στρίψτε αριστερά
    turnRight: Στρίψτε δεξιά
    slightLeft: Στρίψτε ελαφρώς αριστερά
    slightRight: Στρίψτε ελαφρώς δεξιά
    sharpLeft: Στρίψτε απότομα αριστερά
    sharpRight: Στρίψτε απότομα δεξιά
    keepLeft: Παραμείνετε αριστερά
    keepRight: Παραμείνετε δεξιά
    uTurn: Κάντε αναστροφή
    merge: Ενταχθείτε στην κυκλοφορία
    mergeLeft: Ενταχθείτε από αριστερά
    mergeRight: Ενταχθείτε από δεξιά
    forkLeft: Στη διακλάδωση παραμείνετε αριστερά
    forkRight: Στη διακλάδωση παραμείνετε δεξιά
    ramp: Μπείτε στη ράμπα
    rampLeft: Μπείτε στη ράμπα αριστερά
    rampRight: Μπείτε στη ράμπα δεξιά
    exit: Πάρτε την έξοδο
    exitLeft: Πάρτε την έξοδο αριστερά
    exitRight: Πάρτε την έξοδο δεξιά
    exitNumber: Πάρτε την έξοδο {number}
    roundabout: Μπείτε στον κυκλικό κόμβο
    roundaboutExit: Πάρτε την {number} έξοδο
    ordinal: {number}η
    leaveRoundabout: Βγείτε από τον κυκλικό κόμβο
    ferry: Πάρτε το φέρι
    carTrain: Πάρτε το τρένο μεταφοράς αυτοκινήτων
    destination: Ο προορισμός σας
    destinationLeft: Ο προορισμός σας είναι αριστερά
    destinationRight: Ο προορισμός σας είναι δεξιά
    sideLeft: Αριστερά
    sideRight: Δεξιά
    arrivingAt: Άφιξη: {place}
    arrived: Φτάσατε
    ontoRoad: {action}: {road}
    alongRoad: {action}: {road}
    towardPlace: {action} προς {place}
    onto: {road}
    along: {road}
    toward: προς {place}
    then: Μετά
    exitWord: Έξοδος
    north: βόρεια
    northeast: βορειοανατολικά
    east: ανατολικά
    southeast: νοτιοανατολικά
    south: νότια
    southwest: νοτιοδυτικά
    west: δυτικά
    northwest: βορειοδυτικά
    recenter: Κεντράρισμα
    report: Αναφορά
    rerouting: Νέος υπολογισμός διαδρομής
    similarTime: Παρόμοιος χρόνος
    faster: {time} πιο γρήγορα
    slower: {time} πιο αργά
    shorter: {distance} λιγότερο
    longer: {distance} περισσότερο
    via: μέσω {road}
    arrive: άφιξη {time}
    incidentCrash: Ατύχημα μπροστά
    incidentCongestion: Κίνηση μπροστά
    incidentConstruction: Έργα μπροστά
    incidentLaneClosure: Κλειστή λωρίδα
    incidentRoadClosure: Κλειστός δρόμος
    incidentPolice: Αστυνομία μπροστά
    incidentSpeedCamera: Κάμερα ταχύτητας μπροστά
    incidentWeather: Κακοκαιρία μπροστά
    """)
}
