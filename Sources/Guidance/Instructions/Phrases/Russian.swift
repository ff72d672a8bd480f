extension PhraseSource {
  static let russian = PhraseSource(
    "ru",
    """
    start: Начните движение
    head: Двигайтесь на {direction}
    straight: Двигайтесь прямо
    continue: Продолжайте движение
    turnLeft: Поверните налево
    turnRight: Поверните направо
    slightLeft: Плавно поверните налево
    slightRight: Плавно поверните направо
    sharpLeft: Резко поверните налево
    sharpRight: Резко поверните направо
    keepLeft: Держитесь левее
    keepRight: Держитесь правее
    uTurn: Развернитесь
    merge: Перестройтесь
    mergeLeft: Перестройтесь влево
    mergeRight: Перестройтесь вправо
    forkLeft: На развилке держитесь левее
    forkRight: На развилке держитесь правее
    ramp: Въезжайте на шоссе
    rampLeft: Въезжайте на шоссе слева
    rampRight: Въезжайте на шоссе справа
    exit: Сверните на съезд
    exitLeft: Сверните на съезд слева
    exitRight: Сверните на съезд справа
    exitNumber: Сверните на съезд {number}
    roundabout: Въезжайте на круг
    roundaboutExit: Сверните на {number} съезд
    roundaboutExit.short: {number} съезд
    ordinal: {number}-й
    leaveRoundabout: Съезжайте с круга
    ferry: Заезжайте на паром
    carTrain: Заезжайте на поезд для автомобилей
    destination: Место назначения
    destinationLeft: Место назначения слева
    destinationRight: Место назначения справа
    sideLeft: Слева
    sideRight: Справа
    arrivingAt: Прибытие: {place}
    arrived: Вы прибыли
    ontoRoad: {action} {road:na}
    alongRoad: {action}: {road}
    towardPlace: {action}, направление {place}
    onto: {road:na}
    along: {road}
    toward: направление {place}
    then: Затем
    exitWord: Съезд
    north: север
    northeast: северо-восток
    east: восток
    southeast: юго-восток
    south: юг
    southwest: юго-запад
    west: запад
    northwest: северо-запад
    recenter: По центру
    report: Сообщить
    rerouting: Перестроение маршрута
    similarTime: Примерно то же время
    faster: На {time} быстрее
    slower: На {time} дольше
    shorter: На {distance} короче
    longer: На {distance} длиннее
    via: через {road}
    arrive: прибытие {time}
    incidentCrash: Впереди ДТП
    incidentCongestion: Впереди пробка
    incidentConstruction: Впереди дорожные работы
    incidentLaneClosure: Полоса закрыта
    incidentRoadClosure: Дорога закрыта
    incidentPolice: Впереди полиция
    incidentSpeedCamera: Впереди камера
    incidentWeather: Впереди непогода
    uTurn+road: {action}: {road}
    ramp+road: {action}: {road}
    rampLeft+road: {action}: {road}
    rampRight+road: {action}: {road}
    exit+road: {action}: {road}
    exitLeft+road: {action}: {road}
    exitRight+road: {action}: {road}
    exitNumber+road: {action}: {road}
    roundabout+road: {action}: {road}
    roundaboutExit+road: {action}: {road}
    leaveRoundabout+road: {action}: {road}
    """)
}
