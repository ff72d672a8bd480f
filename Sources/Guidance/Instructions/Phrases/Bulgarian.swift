extension PhraseSource {
  static let bulgarian = PhraseSource(
    "bg",
    """
    start: Потеглете
    head: Карайте на {direction}
    straight: Карайте направо
    continue: Продължете
    turnLeft: Завийте наляво
    turnRight: Завийте надясно
    slightLeft: Завийте леко наляво
    slightRight: Завийте леко надясно
    sharpLeft: Завийте рязко наляво
    sharpRight: Завийте рязко надясно
    keepLeft: Дръжте се вляво
    keepRight: Дръжте се вдясно
    uTurn: Направете обратен завой
    merge: Влейте се
    mergeLeft: Влейте се отляво
    mergeRight: Влейте се отдясно
    forkLeft: На разклона се дръжте вляво
    forkRight: На разклона се дръжте вдясно
    ramp: Поемете по връзката
    rampLeft: Поемете по връзката вляво
    rampRight: Поемете по връзката вдясно
    exit: Поемете по изхода
    exitLeft: Поемете по изхода вляво
    exitRight: Поемете по изхода вдясно
    exitNumber: Поемете по изход {number}
    roundabout: Влезте в кръговото движение
    roundaboutExit: Поемете по {number} изход
    ordinal: {number}-ия
    ordinals: 1-вия, 2-рия, 3-тия, 4-тия, 5-тия, 6-тия, 7-мия, 8-мия, 9-тия, 10-тия
    leaveRoundabout: Излезте от кръговото движение
    ferry: Качете се на ферибота
    carTrain: Качете се на автовлака
    destination: Вашата дестинация
    destinationLeft: Дестинацията ви е вляво
    destinationRight: Дестинацията ви е вдясно
    sideLeft: Вляво
    sideRight: Вдясно
    arrivingAt: Пристигане: {place}
    arrived: Пристигнахте
    ontoRoad: {action} по {road}
    alongRoad: {action} по {road}
    towardPlace: {action} към {place}
    onto: по {road}
    along: по {road}
    toward: към {place}
    then: След това
    exitWord: Изход
    north: север
    northeast: североизток
    east: изток
    southeast: югоизток
    south: юг
    southwest: югозапад
    west: запад
    northwest: северозапад
    recenter: Центриране
    report: Сигнал
    rerouting: Преизчисляване на маршрута
    similarTime: Подобно време
    faster: С {time} по-бързо
    slower: С {time} по-бавно
    shorter: С {distance} по-кратко
    longer: С {distance} по-дълго
    via: през {road}
    arrive: пристигане {time}
    incidentCrash: Катастрофа напред
    incidentCongestion: Задръстване напред
    incidentConstruction: Ремонт напред
    incidentLaneClosure: Затворена лента
    incidentRoadClosure: Затворен път
    incidentPolice: Полиция напред
    incidentSpeedCamera: Камера за скорост напред
    incidentWeather: Лошо време напред
    ramp+road: Поемете по връзката към {road}
    rampLeft+road: Поемете по връзката вляво към {road}
    rampRight+road: Поемете по връзката вдясно към {road}
    exit+road: Поемете по изхода към {road}
    exitLeft+road: Поемете по изхода вляво към {road}
    exitRight+road: Поемете по изхода вдясно към {road}
    exitNumber+road: Поемете по изход {number} към {road}
    roundaboutExit+road: Поемете по {number} изход към {road}
    """)
}
