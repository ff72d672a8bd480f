extension PictureWords {
  static let polish = PictureWords(
    "pl",
    """
    navigationHeader: Nagłówek
    navigationHeaderSecondary: Następny krok lub pasy
    navigationFooter: Stopka
    navigationTripProgressBar: Postęp podróży
    compassButton: Kompas
    myLocationButton: Moja lokalizacja
    recenterButton: Wyśrodkuj
    reportIncidentButton: Zgłoś
    speedometer: Prędkościomierz
    speedLimit: Ograniczenie prędkości
    prompt: Karta
    attribution: Źródło danych
    headerAccessory: Widok dodatkowy
    statusBar: Pasek stanu
    homeBar: Pasek ekranu głównego
    systemManeuverPanel: Następny skręt w systemie
    systemEstimates: Szacunki systemu
    systemDock: Dok systemu
    position: Pozycja
    destination: Cel
    entrance: Wejście
    waypoint: Przystanek
    trafficLight: Sygnalizacja świetlna
    stopSign: Znak stop
    incident: Zdarzenie
    toll: Opłata drogowa
    marker: Znacznik
    maneuver: Następny skręt
    callOut: Etykieta trasy
    infoWindow: Okno informacji
    alwaysShown: zawsze widoczne
    pointedOut: Wskazano: {names}
    phone: Nawigacja na telefonie
    tablet: Nawigacja na tablecie
    car: Nawigacja na ekranie samochodu
    day: w dzień
    night: przy słabym świetle
    """)

  static let czech = PictureWords(
    "cs",
    """
    navigationHeader: Záhlaví
    navigationHeaderSecondary: Další krok nebo jízdní pruhy
    navigationFooter: Zápatí
    navigationTripProgressBar: Průběh jízdy
    compassButton: Kompas
    myLocationButton: Moje poloha
    recenterButton: Vycentrovat
    reportIncidentButton: Nahlásit
    speedometer: Rychloměr
    speedLimit: Rychlostní limit
    prompt: Karta
    attribution: Uvedení zdroje
    headerAccessory: Doplňkové zobrazení
    statusBar: Stavový řádek
    homeBar: Domovská lišta
    systemManeuverPanel: Další odbočení v systému
    systemEstimates: Odhady systému
    systemDock: Dok systému
    position: Poloha
    destination: Cíl
    entrance: Vchod
    waypoint: Zastávka
    trafficLight: Semafor
    stopSign: Značka stop
    incident: Událost
    toll: Mýtné
    marker: Značka
    maneuver: Další odbočení
    callOut: Popisek trasy
    infoWindow: Informační okno
    alwaysShown: vždy viditelné
    pointedOut: Vyznačeno: {names}
    phone: Navigace v telefonu
    tablet: Navigace v tabletu
    car: Navigace na displeji auta
    day: ve dne
    night: při slabém světle
    """)

  static let slovak = PictureWords(
    "sk",
    """
    navigationHeader: Hlavička
    navigationHeaderSecondary: Ďalší krok alebo jazdné pruhy
    navigationFooter: Päta
    navigationTripProgressBar: Priebeh jazdy
    compassButton: Kompas
    myLocationButton: Moja poloha
    recenterButton: Vycentrovať
    reportIncidentButton: Nahlásiť
    speedometer: Rýchlomer
    speedLimit: Rýchlostný limit
    prompt: Karta
    attribution: Uvedenie zdroja
    headerAccessory: Doplnkové zobrazenie
    statusBar: Stavový riadok
    homeBar: Domovská lišta
    systemManeuverPanel: Ďalšie odbočenie v systéme
    systemEstimates: Odhady systému
    systemDock: Dok systému
    position: Poloha
    destination: Cieľ
    entrance: Vchod
    waypoint: Zastávka
    trafficLight: Semafor
    stopSign: Značka stop
    incident: Udalosť
    toll: Mýto
    marker: Značka na mape
    maneuver: Ďalšie odbočenie
    callOut: Popis trasy
    infoWindow: Informačné okno
    alwaysShown: vždy viditeľné
    pointedOut: Vyznačené: {names}
    phone: Navigácia v telefóne
    tablet: Navigácia v tablete
    car: Navigácia na displeji auta
    day: cez deň
    night: pri slabom svetle
    """)

  static let croatian = PictureWords(
    "hr",
    """
    navigationHeader: Zaglavlje
    navigationHeaderSecondary: Sljedeći korak ili trake
    navigationFooter: Podnožje
    navigationTripProgressBar: Napredak putovanja
    compassButton: Kompas
    myLocationButton: Moja lokacija
    recenterButton: Centriraj
    reportIncidentButton: Prijavi
    speedometer: Brzinomjer
    speedLimit: Ograničenje brzine
    prompt: Kartica
    attribution: Navođenje izvora
    headerAccessory: Dodatni prikaz
    statusBar: Traka stanja
    homeBar: Početna traka
    systemManeuverPanel: Sljedeće skretanje sustava
    systemEstimates: Procjene sustava
    systemDock: Traka aplikacija sustava
    position: Položaj
    destination: Odredište
    entrance: Ulaz
    waypoint: Stajalište
    trafficLight: Semafor
    stopSign: Znak stop
    incident: Incident
    toll: Cestarina
    marker: Oznaka
    maneuver: Sljedeće skretanje
    callOut: Oznaka rute
    infoWindow: Informativni prozor
    alwaysShown: uvijek prikazano
    pointedOut: Istaknuto: {names}
    phone: Navigacija na telefonu
    tablet: Navigacija na tabletu
    car: Navigacija na zaslonu automobila
    day: danju
    night: pri slabom svjetlu
    """)

  static let bulgarian = PictureWords(
    "bg",
    """
    navigationHeader: Горен панел
    navigationHeaderSecondary: Следваща стъпка или ленти
    navigationFooter: Долен панел
    navigationTripProgressBar: Напредък на пътуването
    compassButton: Компас
    myLocationButton: Моето местоположение
    recenterButton: Центриране
    reportIncidentButton: Докладване
    speedometer: Скоростомер
    speedLimit: Ограничение на скоростта
    prompt: Карта със съобщение
    attribution: Посочване на източника
    headerAccessory: Допълнителен изглед
    statusBar: Лента на състоянието
    homeBar: Начална лента
    systemManeuverPanel: Следващ завой на системата
    systemEstimates: Прогнози на системата
    systemDock: Док на системата
    position: Позиция
    destination: Дестинация
    entrance: Вход
    waypoint: Спирка
    trafficLight: Светофар
    stopSign: Знак стоп
    incident: Инцидент
    toll: Пътна такса
    marker: Маркер
    maneuver: Следващ завой
    callOut: Етикет на маршрута
    infoWindow: Информационен прозорец
    alwaysShown: винаги се показва
    pointedOut: Посочени: {names}
    phone: Навигация на телефон
    tablet: Навигация на таблет
    car: Навигация на екрана на автомобил
    day: през деня
    night: при слаба светлина
    """)

  static let russian = PictureWords(
    "ru",
    """
    navigationHeader: Верхняя карточка
    navigationHeaderSecondary: Следующий шаг или полосы
    navigationFooter: Нижняя карточка
    navigationTripProgressBar: Ход поездки
    compassButton: Компас
    myLocationButton: Моё местоположение
    recenterButton: Центрировать
    reportIncidentButton: Сообщить
    speedometer: Спидометр
    speedLimit: Ограничение скорости
    prompt: Карточка
    attribution: Указание источника
    headerAccessory: Дополнительная область
    statusBar: Строка состояния
    homeBar: Полоса «Домой»
    systemManeuverPanel: Следующий поворот в системе
    systemEstimates: Оценки системы
    systemDock: Панель системы
    position: Положение
    destination: Пункт назначения
    entrance: Вход
    waypoint: Остановка
    trafficLight: Светофор
    stopSign: Знак «Стоп»
    incident: Происшествие
    toll: Платная дорога
    marker: Маркер
    maneuver: Следующий поворот
    callOut: Подпись маршрута
    infoWindow: Информационное окно
    alwaysShown: показано всегда
    pointedOut: Указаны: {names}
    phone: Навигация на телефоне
    tablet: Навигация на планшете
    car: Навигация на экране автомобиля
    day: днём
    night: при слабом освещении
    """)

  static let ukrainian = PictureWords(
    "uk",
    """
    navigationHeader: Верхня картка
    navigationHeaderSecondary: Наступний крок або смуги
    navigationFooter: Нижня картка
    navigationTripProgressBar: Перебіг поїздки
    compassButton: Компас
    myLocationButton: Моє місцезнаходження
    recenterButton: Центрувати
    reportIncidentButton: Повідомити
    speedometer: Спідометр
    speedLimit: Обмеження швидкості
    prompt: Картка
    attribution: Зазначення джерела
    headerAccessory: Додаткова область
    statusBar: Рядок стану
    homeBar: Смуга «Додому»
    systemManeuverPanel: Наступний поворот у системі
    systemEstimates: Оцінки системи
    systemDock: Панель системи
    position: Положення
    destination: Пункт призначення
    entrance: Вхід
    waypoint: Зупинка
    trafficLight: Світлофор
    stopSign: Знак «Стоп»
    incident: Подія
    toll: Платна дорога
    marker: Маркер
    maneuver: Наступний поворот
    callOut: Підпис маршруту
    infoWindow: Інформаційне вікно
    alwaysShown: показано завжди
    pointedOut: Позначено: {names}
    phone: Навігація на телефоні
    tablet: Навігація на планшеті
    car: Навігація на екрані автомобіля
    day: удень
    night: за слабкого освітлення
    """)
}
