/// Languages written in East Asian scripts.
extension PhraseTable {
  static let japanese = """
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
    ontoRoad: {action}して{road}に入る
    towardPlace: {action}（{place}方面）
    onto: {road}に入る
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
    faster: {time}早い
    slower: {time}遅い
    shorter: {distance}短い
    longer: {distance}長い
    via: {road}経由
    arrive: 到着 {time}
    incidentCrash: この先 事故
    incidentCongestion: この先 渋滞
    incidentConstruction: この先 工事
    incidentLaneClosure: 車線規制
    incidentRoadClosure: 通行止め
    incidentPolice: この先 警察
    incidentSpeedCamera: この先 速度取締機
    incidentWeather: この先 悪天候
    """

  static let korean = """
    start: 출발
    head: {direction}쪽으로 이동
    straight: 직진
    continue: 계속 진행
    turnLeft: 좌회전
    turnRight: 우회전
    slightLeft: 왼쪽 방향
    slightRight: 오른쪽 방향
    sharpLeft: 급좌회전
    sharpRight: 급우회전
    keepLeft: 왼쪽 차로 유지
    keepRight: 오른쪽 차로 유지
    uTurn: 유턴
    merge: 합류
    mergeLeft: 왼쪽으로 합류
    mergeRight: 오른쪽으로 합류
    forkLeft: 갈림길에서 왼쪽 방향
    forkRight: 갈림길에서 오른쪽 방향
    ramp: 진입로로 진입
    rampLeft: 왼쪽 진입로로 진입
    rampRight: 오른쪽 진입로로 진입
    exit: 출구로 나가기
    exitLeft: 왼쪽 출구로 나가기
    exitRight: 오른쪽 출구로 나가기
    exitNumber: {number}번 출구로 나가기
    roundabout: 회전교차로 진입
    roundaboutExit: {number}번째 출구로 나가기
    leaveRoundabout: 회전교차로에서 나가기
    ferry: 페리 탑승
    carTrain: 자동차 열차 탑승
    destination: 목적지
    destinationLeft: 목적지가 왼쪽에 있습니다
    destinationRight: 목적지가 오른쪽에 있습니다
    sideLeft: 왼쪽
    sideRight: 오른쪽
    arrivingAt: {place} 도착 예정
    arrived: 도착했습니다
    ontoRoad: {road} 방면으로 {action}
    towardPlace: {place} 방면으로 {action}
    onto: {road} 방면
    toward: {place} 방면
    then: 이후
    exitWord: 출구
    north: 북
    northeast: 북동
    east: 동
    southeast: 남동
    south: 남
    southwest: 남서
    west: 서
    northwest: 북서
    recenter: 현위치
    report: 신고
    rerouting: 경로 재탐색 중
    similarTime: 비슷한 시간
    faster: {time} 빠름
    slower: {time} 느림
    shorter: {distance} 짧음
    longer: {distance} 긺
    via: {road} 경유
    arrive: 도착 {time}
    incidentCrash: 전방 사고
    incidentCongestion: 전방 정체
    incidentConstruction: 전방 공사
    incidentLaneClosure: 차로 폐쇄
    incidentRoadClosure: 도로 폐쇄
    incidentPolice: 전방 경찰
    incidentSpeedCamera: 전방 과속 단속 카메라
    incidentWeather: 전방 악천후
    """

  static let simplifiedChinese = """
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
    merge: 并道
    mergeLeft: 向左并道
    mergeRight: 向右并道
    forkLeft: 在岔路口靠左
    forkRight: 在岔路口靠右
    ramp: 驶入匝道
    rampLeft: 驶入左侧匝道
    rampRight: 驶入右侧匝道
    exit: 从出口驶出
    exitLeft: 从左侧出口驶出
    exitRight: 从右侧出口驶出
    exitNumber: 从 {number} 出口驶出
    roundabout: 进入环岛
    roundaboutExit: 从第 {number} 个出口驶出
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
    towardPlace: {action}，前往{place}
    onto: 进入 {road}
    toward: 前往 {place}
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
    incidentPolice: 前方有警察
    incidentSpeedCamera: 前方有测速摄像头
    incidentWeather: 前方天气恶劣
    """

  static let traditionalChinese = """
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
    exitNumber: 從 {number} 出口離開
    roundabout: 進入圓環
    roundaboutExit: 從第 {number} 個出口離開
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
    towardPlace: {action}，往{place}
    onto: 進入 {road}
    toward: 往 {place}
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
    """
}
