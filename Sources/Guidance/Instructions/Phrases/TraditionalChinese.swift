extension PhraseSource {
  static let traditionalChinese = PhraseSource(
    "zh-Hant",
    """
    start: 出發
    head: 往{direction}行駛
    straight: 直行
    continue: 繼續行駛
    turnLeft: 左轉
    turnRight: 右轉
    slightLeft: 稍向左轉
    slightRight: 稍向右轉
    sharpLeft: 向左急轉
    sharpRight: 向右急轉
    keepLeft: 靠左行駛
    keepRight: 靠右行駛
    uTurn: 迴轉
    merge: 併入車道
    mergeLeft: 向左併入
    mergeRight: 向右併入
    forkLeft: 在岔路靠左
    forkRight: 在岔路靠右
    ramp: 進入匝道
    rampLeft: 進入左側匝道
    rampRight: 進入右側匝道
    exit: 從出口離開
    exitLeft: 從左側出口離開
    exitRight: 從右側出口離開
    exitNumber: 從 {number} 號出口離開
    roundabout: 進入圓環
    roundaboutExit: 從第 {number} 個出口離開
    ordinal: {number}
    leaveRoundabout: 離開圓環
    ferry: 搭乘渡輪
    carTrain: 搭乘汽車列車
    destination: 目的地
    destinationLeft: 目的地在左側
    destinationRight: 目的地在右側
    sideLeft: 左側
    sideRight: 右側
    arrivingAt: 即將抵達{place}
    arrived: 您已抵達
    ontoRoad: {action}進入{road}
    alongRoad: 沿{road}{action}
    towardPlace: {action}，往{place}方向
    onto: 進入 {road}
    along: 沿 {road}
    toward: 往 {place} 方向
    then: 接著
    exitWord: 出口
    north: 北
    northeast: 東北
    east: 東
    southeast: 東南
    south: 南
    southwest: 西南
    west: 西
    northwest: 西北
    recenter: 重新置中
    report: 回報
    rerouting: 正在重新規劃路線
    similarTime: 時間相近
    faster: 快 {time}
    slower: 慢 {time}
    shorter: 近 {distance}
    longer: 遠 {distance}
    via: 途經{road}
    arrive: {time}抵達
    incidentCrash: 前方有事故
    incidentCongestion: 前方壅塞
    incidentConstruction: 前方施工
    incidentLaneClosure: 車道封閉
    incidentRoadClosure: 道路封閉
    incidentPolice: 前方有警察
    incidentSpeedCamera: 前方有測速照相
    incidentWeather: 前方天候不佳
    merge+road: 併入{road}
    mergeLeft+road: 向左併入{road}
    mergeRight+road: 向右併入{road}
    """)

  static let hongKongChinese = PhraseSource(
    "zh-HK", differsFrom: "zh-Hant",
    """
    uTurn: 掉頭
    ramp: 駛入支路
    rampLeft: 駛入左側支路
    rampRight: 駛入右側支路
    roundabout: 進入迴旋處
    leaveRoundabout: 離開迴旋處
    incidentCongestion: 前方交通擠塞
    incidentSpeedCamera: 前方有偵速攝影機
    """)
}
