extension PhraseSource {
  static let korean = PhraseSource(
    "ko",
    """
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
    roundaboutExit: {number} 출구로 나가기
    ordinal: {number}번째
    ordinals: 첫 번째, 두 번째, 세 번째, 네 번째, 다섯 번째, 여섯 번째, 일곱 번째, 여덟 번째, 아홉 번째, 열 번째
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
    ontoRoad: {road:ro} {action}
    alongRoad: {road}에서 {action}
    towardPlace: {place} 방면으로 {action}
    onto: {road:ro}
    along: {road}에서
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
    faster: {time} 더 빠름
    slower: {time} 더 느림
    shorter: {distance} 더 가까움
    longer: {distance} 더 멂
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
    start+road: {road}에서 출발
    uTurn+road: {road}에서 유턴
    mergeLeft+road: 왼쪽에서 {road:ro} 합류
    mergeLeft+place: 왼쪽에서 {place} 방면으로 합류
    mergeRight+road: 오른쪽에서 {road:ro} 합류
    mergeRight+place: 오른쪽에서 {place} 방면으로 합류
    forkLeft+road: 갈림길에서 왼쪽, {road:ro} 진행
    forkLeft+place: 갈림길에서 왼쪽, {place} 방면으로 진행
    forkRight+road: 갈림길에서 오른쪽, {road:ro} 진행
    forkRight+place: 갈림길에서 오른쪽, {place} 방면으로 진행
    ramp+road: 진입로에서 {road:ro} 진입
    ramp+place: 진입로에서 {place} 방면으로 진입
    rampLeft+road: 왼쪽 진입로에서 {road:ro} 진입
    rampLeft+place: 왼쪽 진입로에서 {place} 방면으로 진입
    rampRight+road: 오른쪽 진입로에서 {road:ro} 진입
    rampRight+place: 오른쪽 진입로에서 {place} 방면으로 진입
    exit+road: 출구에서 {road:ro} 나가기
    exit+place: 출구에서 {place} 방면으로 나가기
    exitLeft+road: 왼쪽 출구에서 {road:ro} 나가기
    exitLeft+place: 왼쪽 출구에서 {place} 방면으로 나가기
    exitRight+road: 오른쪽 출구에서 {road:ro} 나가기
    exitRight+place: 오른쪽 출구에서 {place} 방면으로 나가기
    exitNumber+road: {number}번 출구에서 {road:ro} 나가기
    exitNumber+place: {number}번 출구에서 {place} 방면으로 나가기
    roundaboutExit+road: {number} 출구에서 {road:ro} 나가기
    roundaboutExit+place: {number} 출구에서 {place} 방면으로 나가기
    leaveRoundabout+road: 회전교차로에서 {road:ro} 나가기
    leaveRoundabout+place: 회전교차로에서 {place} 방면으로 나가기
    """)
}
