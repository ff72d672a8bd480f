extension PhraseSource {
  static let japanese = PhraseSource(
    "ja",
    """
    start: 出発
    head: {direction}へ進む
    straight: 直進
    continue: 道なりに進む
    turnLeft: 左折
    turnRight: 右折
    slightLeft: 斜め左方向
    slightRight: 斜め右方向
    sharpLeft: 大きく左折
    sharpRight: 大きく右折
    keepLeft: 左側を進む
    keepRight: 右側を進む
    uTurn: Uターン
    merge: 合流
    mergeLeft: 左に合流
    mergeRight: 右に合流
    forkLeft: 分岐を左方向
    forkRight: 分岐を右方向
    ramp: ランプに入る
    rampLeft: 左のランプに入る
    rampRight: 右のランプに入る
    exit: 出口を出る
    exitLeft: 左の出口を出る
    exitRight: 右の出口を出る
    exitNumber: 出口 {number} を出る
    roundabout: 環状交差点に入る
    roundaboutExit: {number}番目の出口を出る
    ordinal: {number}
    leaveRoundabout: 環状交差点を出る
    ferry: フェリーに乗る
    carTrain: カートレインに乗る
    destination: 目的地
    destinationLeft: 目的地は左側です
    destinationRight: 目的地は右側です
    sideLeft: 左側
    sideRight: 右側
    arrivingAt: まもなく{place}
    arrived: 到着しました
    ontoRoad: {action}（{road}）
    alongRoad: {action}（{road}）
    towardPlace: {action}（{place}方面）
    onto: {road}に入る
    along: {road}
    toward: {place}方面
    then: その先
    exitWord: 出口
    north: 北
    northeast: 北東
    east: 東
    southeast: 南東
    south: 南
    southwest: 南西
    west: 西
    northwest: 北西
    recenter: 現在地に戻る
    report: 報告
    rerouting: ルートを再検索中
    similarTime: ほぼ同じ時間
    faster: {time}短縮
    slower: {time}遅い
    shorter: {distance}近い
    longer: {distance}遠い
    via: {road}経由
    arrive: 到着 {time}
    incidentCrash: この先 事故
    incidentCongestion: この先 渋滞
    incidentConstruction: この先 工事
    incidentLaneClosure: 車線規制
    incidentRoadClosure: 通行止め
    incidentPolice: この先 警察
    incidentSpeedCamera: この先 オービス
    incidentWeather: この先 悪天候
    start+road: {road}を出発
    head+road: {road}を{direction}へ進む
    straight+road: 直進して{road}に入る
    continue+road: 道なりに進んで{road}に入る
    turnLeft+road: 左折して{road}に入る
    turnRight+road: 右折して{road}に入る
    slightLeft+road: 斜め左方向に進んで{road}に入る
    slightRight+road: 斜め右方向に進んで{road}に入る
    sharpLeft+road: 大きく左折して{road}に入る
    sharpRight+road: 大きく右折して{road}に入る
    keepLeft+road: 左側を進んで{road}に入る
    keepRight+road: 右側を進んで{road}に入る
    uTurn+road: Uターンして{road}に入る
    merge+road: 合流して{road}に入る
    mergeLeft+road: 左に合流して{road}に入る
    mergeRight+road: 右に合流して{road}に入る
    forkLeft+road: 分岐を左方向に進んで{road}に入る
    forkRight+road: 分岐を右方向に進んで{road}に入る
    ramp+road: ランプに入って{road}に入る
    rampLeft+road: 左のランプに入って{road}に入る
    rampRight+road: 右のランプに入って{road}に入る
    exit+road: 出口を出て{road}に入る
    exitLeft+road: 左の出口を出て{road}に入る
    exitRight+road: 右の出口を出て{road}に入る
    exitNumber+road: 出口 {number} を出て{road}に入る
    roundabout+road: 環状交差点に入って{road}に入る
    roundaboutExit+road: {number}番目の出口を出て{road}に入る
    leaveRoundabout+road: 環状交差点を出て{road}に入る
    """)
}
