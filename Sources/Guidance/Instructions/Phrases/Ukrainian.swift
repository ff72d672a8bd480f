extension PhraseSource {
  static let ukrainian = PhraseSource(
    "uk",
    """
    start: Починайте рух
    head: Рухайтеся на {direction}
    straight: Рухайтеся прямо
    continue: Продовжуйте рух
    turnLeft: Поверніть ліворуч
    turnRight: Поверніть праворуч
    slightLeft: Плавно поверніть ліворуч
    slightRight: Плавно поверніть праворуч
    sharpLeft: Різко поверніть ліворуч
    sharpRight: Різко поверніть праворуч
    keepLeft: Тримайтеся лівіше
    keepRight: Тримайтеся правіше
    uTurn: Розверніться
    merge: Перелаштуйтеся
    mergeLeft: Перелаштуйтеся ліворуч
    mergeRight: Перелаштуйтеся праворуч
    forkLeft: На розвилці тримайтеся лівіше
    forkRight: На розвилці тримайтеся правіше
    ramp: Виїдьте на трасу
    rampLeft: Виїдьте на трасу ліворуч
    rampRight: Виїдьте на трасу праворуч
    exit: Скористайтеся з’їздом
    exitLeft: Скористайтеся з’їздом ліворуч
    exitRight: Скористайтеся з’їздом праворуч
    exitNumber: Скористайтеся з’їздом {number}
    roundabout: В’їдьте на кільце
    roundaboutExit: Скористайтеся {number} з’їздом
    ordinal: {number}-м
    leaveRoundabout: З’їдьте з кільця
    ferry: Заїдьте на пором
    carTrain: Заїдьте на потяг для автомобілів
    destination: Місце призначення
    destinationLeft: Місце призначення ліворуч
    destinationRight: Місце призначення праворуч
    sideLeft: Ліворуч
    sideRight: Праворуч
    arrivingAt: Прибуття: {place}
    arrived: Ви прибули
    ontoRoad: {action}: {road}
    alongRoad: {action}: {road}
    towardPlace: {action}, напрямок: {place}
    onto: {road}
    along: {road}
    toward: напрямок: {place}
    then: Потім
    exitWord: З’їзд
    north: північ
    northeast: північний схід
    east: схід
    southeast: південний схід
    south: південь
    southwest: південний захід
    west: захід
    northwest: північний захід
    recenter: Центрувати
    report: Повідомити
    rerouting: Перебудова маршруту
    similarTime: Приблизно стільки ж
    faster: На {time} швидше
    slower: На {time} довше
    shorter: На {distance} коротше
    longer: На {distance} довше
    via: через {road}
    arrive: прибуття {time}
    incidentCrash: Попереду ДТП
    incidentCongestion: Попереду затор
    incidentConstruction: Попереду дорожні роботи
    incidentLaneClosure: Смугу закрито
    incidentRoadClosure: Дорогу закрито
    incidentPolice: Попереду поліція
    incidentSpeedCamera: Попереду камера
    incidentWeather: Попереду негода
    """)
}
