extension PhraseSource {
  static let simplifiedChinese = PhraseSource(
    "zh-Hans",
    """
    start: 出发
    head: 向{direction}行驶
    straight: 直行
    continue: 继续行驶
    turnLeft: 左转
    turnRight: 右转
    slightLeft: 稍向左转
    slightRight: 稍向右转
    sharpLeft: 向左急转
    sharpRight: 向右急转
    keepLeft: 靠左行驶
    keepRight: 靠右行驶
    uTurn: 掉头
    merge: 并入主路
    mergeLeft: 向左并入
    mergeRight: 向右并入
    forkLeft: 在岔路口靠左
    forkRight: 在岔路口靠右
    ramp: 驶入匝道
    rampLeft: 驶入左侧匝道
    rampRight: 驶入右侧匝道
    exit: 从出口驶出
    exitLeft: 从左侧出口驶出
    exitRight: 从右侧出口驶出
    exitNumber: 从 {number} 号出口驶出
    roundabout: 进入环岛
    roundaboutExit: 从第 {number} 个出口驶出
    ordinal: {number}
    leaveRoundabout: 驶出环岛
    ferry: 乘坐轮渡
    carTrain: 乘坐汽车列车
    destination: 目的地
    destinationLeft: 目的地在左侧
    destinationRight: 目的地在右侧
    sideLeft: 左侧
    sideRight: 右侧
    arrivingAt: 即将到达{place}
    arrived: 您已到达
    ontoRoad: {action}进入{road}
    alongRoad: 沿{road}{action}
    towardPlace: {action}，往{place}方向
    onto: 进入 {road}
    along: 沿 {road}
    toward: 往 {place} 方向
    then: 然后
    exitWord: 出口
    north: 北
    northeast: 东北
    east: 东
    southeast: 东南
    south: 南
    southwest: 西南
    west: 西
    northwest: 西北
    recenter: 重新居中
    report: 报告
    rerouting: 正在重新规划路线
    similarTime: 用时相近
    faster: 快 {time}
    slower: 慢 {time}
    shorter: 近 {distance}
    longer: 远 {distance}
    via: 途经{road}
    arrive: {time}到达
    incidentCrash: 前方有事故
    incidentCongestion: 前方拥堵
    incidentConstruction: 前方施工
    incidentLaneClosure: 车道封闭
    incidentRoadClosure: 道路封闭
    incidentPolice: 前方有交警
    incidentSpeedCamera: 前方有测速摄像头
    incidentWeather: 前方天气恶劣
    merge+road: 并入{road}
    mergeLeft+road: 向左并入{road}
    mergeRight+road: 向右并入{road}
    """)
}
