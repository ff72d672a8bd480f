/// The interface's own words in the user's language; English where a language is not listed.
struct InterfaceWords {
  let then, toward, exit, report, recenter: String

  init(language: String) {
    let row = Self.table[language] ?? Self.english
    (then, toward, exit, report, recenter) = row
  }

  private typealias Row = (then: String, toward: String, exit: String, report: String, recenter: String)

  private static let english: Row = ("Then", "toward", "EXIT", "Report", "Re-center")

  private static let table: [String: Row] = [
    "ar": ("ثم", "باتجاه", "مخرج", "إبلاغ", "إعادة التوسيط"),
    "de": ("Dann", "Richtung", "AUSFAHRT", "Melden", "Zentrieren"),
    "es": ("Luego", "hacia", "SALIDA", "Informar", "Centrar"),
    "fr": ("Puis", "vers", "SORTIE", "Signaler", "Recentrer"),
    "he": ("ואז", "לכיוון", "יציאה", "דיווח", "מירכוז"),
    "hi": ("फिर", "की ओर", "निकास", "रिपोर्ट करें", "बीच में लाएं"),
    "id": ("Lalu", "menuju", "KELUAR", "Laporkan", "Pusatkan"),
    "it": ("Poi", "verso", "USCITA", "Segnala", "Ricentra"),
    "ja": ("その先", "方面", "出口", "報告", "現在地に戻る"),
    "ko": ("다음", "방면", "출구", "신고", "현위치로"),
    "pt": ("Depois", "em direção a", "SAÍDA", "Informar", "Centralizar"),
    "ru": ("Затем", "в сторону", "СЪЕЗД", "Сообщить", "По центру"),
    "th": ("จากนั้น", "มุ่งหน้า", "ทางออก", "รายงาน", "กลับสู่กึ่งกลาง"),
    "tr": ("Sonra", "yönünde", "ÇIKIŞ", "Bildir", "Ortala"),
    "vi": ("Sau đó", "hướng", "LỐI RA", "Báo cáo", "Căn giữa"),
    "zh": ("然后", "往", "出口", "报告", "回到中心"),
  ]
}
