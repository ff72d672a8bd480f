extension PictureWords {
  static let thai = PictureWords(
    "th",
    """
    navigationHeader: การ์ดด้านบน
    navigationHeaderSecondary: ขั้นตอนถัดไปหรือช่องทาง
    navigationFooter: การ์ดด้านล่าง
    navigationTripProgressBar: ความคืบหน้าของการเดินทาง
    compassButton: เข็มทิศ
    myLocationButton: ตำแหน่งของฉัน
    recenterButton: จัดกลาง
    reportIncidentButton: รายงาน
    speedometer: มาตรวัดความเร็ว
    speedLimit: จำกัดความเร็ว
    prompt: การ์ด
    attribution: แหล่งที่มา
    headerAccessory: มุมมองเสริม
    statusBar: แถบสถานะ
    homeBar: แถบหน้าหลัก
    systemManeuverPanel: ทางเลี้ยวถัดไปของระบบ
    systemEstimates: ค่าประมาณของระบบ
    systemDock: แถบแอปของระบบ
    position: ตำแหน่ง
    destination: จุดหมาย
    entrance: ทางเข้า
    waypoint: จุดแวะ
    trafficLight: สัญญาณไฟจราจร
    stopSign: ป้ายหยุด
    incident: เหตุการณ์
    toll: ค่าผ่านทาง
    marker: หมุด
    maneuver: ทางเลี้ยวถัดไป
    callOut: ป้ายเส้นทาง
    infoWindow: หน้าต่างข้อมูล
    alwaysShown: แสดงเสมอ
    pointedOut: สิ่งที่ชี้ให้เห็น: {names}
    phone: การนำทางบนโทรศัพท์
    tablet: การนำทางบนแท็บเล็ต
    car: การนำทางบนหน้าจอรถ
    day: เวลากลางวัน
    night: ในแสงน้อย
    """)

  static let vietnamese = PictureWords(
    "vi",
    """
    navigationHeader: Thẻ trên
    navigationHeaderSecondary: Bước tiếp theo hoặc làn đường
    navigationFooter: Thẻ dưới
    navigationTripProgressBar: Tiến trình chuyến đi
    compassButton: La bàn
    myLocationButton: Vị trí của tôi
    recenterButton: Căn giữa
    reportIncidentButton: Báo cáo
    speedometer: Đồng hồ tốc độ
    speedLimit: Giới hạn tốc độ
    prompt: Thẻ
    attribution: Ghi nguồn
    headerAccessory: Khung phụ
    statusBar: Thanh trạng thái
    homeBar: Thanh trang chủ
    systemManeuverPanel: Chỗ rẽ tiếp theo của hệ thống
    systemEstimates: Ước tính của hệ thống
    systemDock: Thanh ứng dụng của hệ thống
    position: Vị trí
    destination: Điểm đến
    entrance: Lối vào
    waypoint: Điểm dừng
    trafficLight: Đèn giao thông
    stopSign: Biển dừng
    incident: Sự cố
    toll: Phí đường bộ
    marker: Điểm đánh dấu
    maneuver: Chỗ rẽ tiếp theo
    callOut: Nhãn tuyến đường
    infoWindow: Cửa sổ thông tin
    alwaysShown: luôn hiển thị
    pointedOut: Được chỉ ra: {names}
    phone: Chỉ đường trên điện thoại
    tablet: Chỉ đường trên máy tính bảng
    car: Chỉ đường trên màn hình ô tô
    day: ban ngày
    night: khi thiếu sáng
    """)

  static let indonesian = PictureWords(
    "id",
    """
    navigationHeader: Kartu atas
    navigationHeaderSecondary: Langkah berikutnya atau lajur
    navigationFooter: Kartu bawah
    navigationTripProgressBar: Kemajuan perjalanan
    compassButton: Kompas
    myLocationButton: Lokasi saya
    recenterButton: Pusatkan
    reportIncidentButton: Laporkan
    speedometer: Spidometer
    speedLimit: Batas kecepatan
    prompt: Kartu
    attribution: Atribusi
    headerAccessory: Tampilan tambahan
    statusBar: Bilah status
    homeBar: Bilah beranda
    systemManeuverPanel: Belokan berikutnya dari sistem
    systemEstimates: Perkiraan sistem
    systemDock: Dok sistem
    position: Posisi
    destination: Tujuan
    entrance: Pintu masuk
    waypoint: Perhentian
    trafficLight: Lampu lalu lintas
    stopSign: Rambu berhenti
    incident: Insiden
    toll: Tol
    marker: Penanda
    maneuver: Belokan berikutnya
    callOut: Label rute
    infoWindow: Jendela info
    alwaysShown: selalu tampil
    pointedOut: Yang ditunjukkan: {names}
    phone: Navigasi di ponsel
    tablet: Navigasi di tablet
    car: Navigasi di layar mobil
    day: siang hari
    night: dalam cahaya redup
    """)

  static let malay = PictureWords(
    "ms",
    """
    navigationHeader: Kad atas
    navigationHeaderSecondary: Langkah seterusnya atau lorong
    navigationFooter: Kad bawah
    navigationTripProgressBar: Kemajuan perjalanan
    compassButton: Kompas
    myLocationButton: Lokasi saya
    recenterButton: Pusatkan
    reportIncidentButton: Lapor
    speedometer: Meter kelajuan
    speedLimit: Had laju
    prompt: Kad
    attribution: Atribusi
    headerAccessory: Paparan tambahan
    statusBar: Bar status
    homeBar: Bar utama
    systemManeuverPanel: Belokan seterusnya daripada sistem
    systemEstimates: Anggaran sistem
    systemDock: Dok sistem
    position: Kedudukan
    destination: Destinasi
    entrance: Pintu masuk
    waypoint: Hentian
    trafficLight: Lampu isyarat
    stopSign: Papan tanda berhenti
    incident: Insiden
    toll: Tol
    marker: Penanda
    maneuver: Belokan seterusnya
    callOut: Label laluan
    infoWindow: Tetingkap maklumat
    alwaysShown: sentiasa dipaparkan
    pointedOut: Yang ditunjukkan: {names}
    phone: Navigasi pada telefon
    tablet: Navigasi pada tablet
    car: Navigasi pada skrin kereta
    day: waktu siang
    night: dalam cahaya malap
    """)
}
