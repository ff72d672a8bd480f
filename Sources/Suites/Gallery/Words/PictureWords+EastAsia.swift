extension PictureWords {
  static let japanese = PictureWords(
    "ja",
    """
    navigationHeader: ヘッダー
    navigationHeaderSecondary: 次の案内または車線
    navigationFooter: フッター
    navigationTripProgressBar: 走行の進み具合
    compassButton: コンパス
    myLocationButton: 現在地ボタン
    recenterButton: 中央に戻す
    reportIncidentButton: 報告
    speedometer: 速度計
    speedLimit: 制限速度
    prompt: カード
    attribution: 出典表示
    headerAccessory: アクセサリビュー
    statusBar: ステータスバー
    homeBar: ホームバー
    systemManeuverPanel: システムの次の案内
    systemEstimates: システムの到着予測
    systemDock: システムのドック
    position: 現在位置
    destination: 目的地
    entrance: 入口
    waypoint: 経由地
    trafficLight: 信号機
    stopSign: 一時停止の標識
    incident: 交通情報
    toll: 通行料金
    marker: マーカー
    maneuver: 次の曲がり角
    callOut: ルートの吹き出し
    infoWindow: 情報ウィンドウ
    alwaysShown: 常に表示
    pointedOut: 示しているもの：{names}
    phone: スマートフォンでのナビ画面
    tablet: タブレットでのナビ画面
    car: 車載画面でのナビ画面
    day: 昼
    night: 暗い場所
    """)

  static let korean = PictureWords(
    "ko",
    """
    navigationHeader: 헤더
    navigationHeaderSecondary: 다음 단계 또는 차로
    navigationFooter: 푸터
    navigationTripProgressBar: 주행 진행률
    compassButton: 나침반
    myLocationButton: 내 위치
    recenterButton: 중앙으로 이동
    reportIncidentButton: 신고
    speedometer: 속도계
    speedLimit: 제한 속도
    prompt: 카드
    attribution: 출처 표시
    headerAccessory: 보조 뷰
    statusBar: 상태 표시줄
    homeBar: 홈 막대
    systemManeuverPanel: 시스템의 다음 회전
    systemEstimates: 시스템의 예상 정보
    systemDock: 시스템 독
    position: 현재 위치
    destination: 목적지
    entrance: 입구
    waypoint: 경유지
    trafficLight: 신호등
    stopSign: 정지 표지판
    incident: 돌발 상황
    toll: 통행료
    marker: 마커
    maneuver: 다음 회전
    callOut: 경로 말풍선
    infoWindow: 정보 창
    alwaysShown: 항상 표시
    pointedOut: 표시된 항목: {names}
    phone: 휴대전화의 내비게이션
    tablet: 태블릿의 내비게이션
    car: 차량 화면의 내비게이션
    day: 낮
    night: 어두운 환경
    """)

  static let simplifiedChinese = PictureWords(
    "zh-Hans",
    """
    navigationHeader: 页眉
    navigationHeaderSecondary: 下一步或车道
    navigationFooter: 页脚
    navigationTripProgressBar: 行程进度
    compassButton: 指南针
    myLocationButton: 我的位置
    recenterButton: 居中
    reportIncidentButton: 上报
    speedometer: 车速表
    speedLimit: 限速
    prompt: 卡片
    attribution: 数据来源
    headerAccessory: 附加视图
    statusBar: 状态栏
    homeBar: 主屏幕横条
    systemManeuverPanel: 系统的下一个转弯
    systemEstimates: 系统的预计信息
    systemDock: 系统程序坞
    position: 当前位置
    destination: 目的地
    entrance: 入口
    waypoint: 途经点
    trafficLight: 红绿灯
    stopSign: 停车标志
    incident: 路况事件
    toll: 收费
    marker: 标记
    maneuver: 下一个转弯
    callOut: 路线标注
    infoWindow: 信息窗口
    alwaysShown: 始终显示
    pointedOut: 图中标出：{names}
    phone: 手机上的导航
    tablet: 平板电脑上的导航
    car: 车载屏幕上的导航
    day: 白天
    night: 弱光环境
    """)

  static let traditionalChinese = PictureWords(
    "zh-Hant",
    """
    navigationHeader: 頁首
    navigationHeaderSecondary: 下一步或車道
    navigationFooter: 頁尾
    navigationTripProgressBar: 行程進度
    compassButton: 指南針
    myLocationButton: 我的位置
    recenterButton: 置中
    reportIncidentButton: 回報
    speedometer: 車速表
    speedLimit: 速限
    prompt: 卡片
    attribution: 資料來源
    headerAccessory: 附加檢視
    statusBar: 狀態列
    homeBar: 主畫面橫條
    systemManeuverPanel: 系統的下一個轉彎
    systemEstimates: 系統的預估資訊
    systemDock: 系統 Dock
    position: 目前位置
    destination: 目的地
    entrance: 入口
    waypoint: 停靠點
    trafficLight: 紅綠燈
    stopSign: 停車再開標誌
    incident: 路況事件
    toll: 收費
    marker: 標記
    maneuver: 下一個轉彎
    callOut: 路線標註
    infoWindow: 資訊視窗
    alwaysShown: 一律顯示
    pointedOut: 圖中標出：{names}
    phone: 手機上的導航
    tablet: 平板電腦上的導航
    car: 車用螢幕上的導航
    day: 白天
    night: 光線不足時
    """)
}
