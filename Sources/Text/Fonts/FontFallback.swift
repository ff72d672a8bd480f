/// Which families draw which script: fixed rows, so that the order of files on a disk has no influence.
///
/// The order of the search for a grapheme cluster is: the row of its script, the primary family, the symbol families,
/// the Chinese, Japanese and Korean families (they hold many signs), then families of the given directories that are
/// not Noto's, by name. Printable ASCII always starts with the primary family, so that digits and brackets
/// look alike in every script.
enum FontFallback {
  /// Latin, Greek, Cyrillic and everything common; also the source of the box for what no font has.
  static let primaryFamily = "NotoSans"

  /// Signs and pictographs, in one colour. NotoEmoji is the monochrome family; colour fonts have no outlines to draw.
  static let symbolFamilies = ["NotoEmoji", "NotoSansSymbols", "NotoSansSymbols2", "NotoSansMath", "NotoMusic"]

  /// The families of a script by its ISO 15924 code, best first; empty for scripts no row names.
  static func families(script: String, language: String) -> [String] {
    switch script {
    case "Latn", "Grek", "Cyrl", "Zyyy", "Zinh": return [primaryFamily]
    case "Hani", "Hira", "Kana", "Hang", "Bopo": return [cjkCollection(language: language)]
    default: return (table[script] ?? []).map { "Noto" + $0 }
    }
  }

  /// The face of the CJK collection for a language: its regional shapes of the shared ideographs.
  static func cjkCollection(language: String) -> String {
    let tags = language.lowercased().split { $0 == "-" || $0 == "_" }
    switch tags.first {
    case "ja": return "NotoSansCJK JP"
    case "ko": return "NotoSansCJK KR"
    default:
      if tags.contains("hk") || tags.contains("mo") || tags.first == "yue" { return "NotoSansCJK HK" }
      return tags.contains("hant") || tags.contains("tw") ? "NotoSansCJK TC" : "NotoSansCJK SC"
    }
  }

  private static let table: [String: [String]] = [
    "Adlm": ["SansAdlam"], "Aghb": ["SansCaucasianAlbanian"], "Ahom": ["SerifAhom"],
    "Arab": ["SansArabic", "NaskhArabic"],
    "Armi": ["SansImperialAramaic"], "Armn": ["SansArmenian"], "Avst": ["SansAvestan"], "Bali": ["SansBalinese"],
    "Bamu": ["SansBamum"], "Bass": ["SansBassaVah"], "Batk": ["SansBatak"], "Beng": ["SansBengali"],
    "Bhks": ["SansBhaiksuki"], "Brah": ["SansBrahmi"], "Bugi": ["SansBuginese"], "Buhd": ["SansBuhid"],
    "Cakm": ["SansChakma"], "Cans": ["SansCanadianAboriginal"], "Cari": ["SansCarian"], "Cham": ["SansCham"],
    "Cher": ["SansCherokee"], "Copt": ["SansCoptic"], "Cprt": ["SansCypriot"], "Deva": ["SansDevanagari"],
    "Dogr": ["SerifDogra"], "Dsrt": ["SansDeseret"], "Dupl": ["SansDuployan"], "Egyp": ["SansEgyptianHieroglyphs"],
    "Elba": ["SansElbasan"], "Elym": ["SansElymaic"], "Ethi": ["SansEthiopic"], "Geor": ["SansGeorgian"],
    "Glag": ["SansGlagolitic"], "Gong": ["SansGunjalaGondi"], "Gonm": ["SansMasaramGondi"], "Goth": ["SansGothic"],
    "Gran": ["SansGrantha"], "Gujr": ["SansGujarati"], "Guru": ["SansGurmukhi"], "Hano": ["SansHanunoo"],
    "Hatr": ["SansHatran"], "Hebr": ["SansHebrew"], "Hluw": ["SansAnatolianHieroglyphs"],
    "Hmng": ["SansPahawhHmong"], "Hmnp": ["SerifNyiakengPuachueHmong"], "Hung": ["SansOldHungarian"],
    "Ital": ["SansOldItalic"], "Java": ["SansJavanese"],
    "Kali": ["SansKayahLi"], "Khar": ["SansKharoshthi"], "Khmr": ["SansKhmer"], "Khoj": ["SansKhojki"],
    "Knda": ["SansKannada"], "Kthi": ["SansKaithi"], "Lana": ["SansTaiTham"], "Laoo": ["SansLao"],
    "Lepc": ["SansLepcha"], "Limb": ["SansLimbu"], "Lina": ["SansLinearA"], "Linb": ["SansLinearB"],
    "Lisu": ["SansLisu"], "Lyci": ["SansLycian"], "Lydi": ["SansLydian"], "Mahj": ["SansMahajani"],
    "Mand": ["SansMandaic"], "Mani": ["SansManichaean"], "Marc": ["SansMarchen"], "Medf": ["SansMedefaidrin"],
    "Mend": ["SansMendeKikakui"], "Merc": ["SansMeroitic"], "Mero": ["SansMeroitic"], "Mlym": ["SansMalayalam"],
    "Modi": ["SansModi"], "Mong": ["SansMongolian"], "Mroo": ["SansMro"], "Mtei": ["SansMeeteiMayek"],
    "Mult": ["SansMultani"], "Mymr": ["SansMyanmar"], "Narb": ["SansOldNorthArabian"], "Nbat": ["SansNabataean"],
    "Newa": ["SansNewa"], "Nkoo": ["SansNKo"], "Nshu": ["SansNushu"], "Ogam": ["SansOgham"],
    "Olck": ["SansOlChiki"], "Orkh": ["SansOldTurkic"], "Orya": ["SansOriya"], "Osge": ["SansOsage"],
    "Osma": ["SansOsmanya"], "Palm": ["SansPalmyrene"], "Pauc": ["SansPauCinHau"], "Perm": ["SansOldPermic"],
    "Phag": ["SansPhagsPa"], "Phli": ["SansInscriptionalPahlavi"], "Phlp": ["SansPsalterPahlavi"],
    "Phnx": ["SansPhoenician"], "Plrd": ["SansMiao"], "Prti": ["SansInscriptionalParthian"],
    "Rjng": ["SansRejang"], "Rohg": ["SansHanifiRohingya"], "Runr": ["SansRunic"], "Samr": ["SansSamaritan"],
    "Sarb": ["SansOldSouthArabian"], "Saur": ["SansSaurashtra"], "Sgnw": ["SansSignWriting"],
    "Shaw": ["SansShavian"], "Shrd": ["SansSharada"], "Sidd": ["SansSiddham"], "Sind": ["SansKhudawadi"],
    "Sinh": ["SansSinhala"], "Sogd": ["SansSogdian"], "Sogo": ["SansOldSogdian"], "Sora": ["SansSoraSompeng"],
    "Soyo": ["SansSoyombo"], "Sund": ["SansSundanese"], "Sylo": ["SansSylotiNagri"], "Syrc": ["SansSyriac"],
    "Tagb": ["SansTagbanwa"], "Takr": ["SansTakri"], "Tale": ["SansTaiLe"], "Talu": ["SansNewTaiLue"],
    "Taml": ["SansTamil", "SansTamilSupplement"], "Tang": ["SerifTangut"], "Tavt": ["SansTaiViet"],
    "Telu": ["SansTelugu"], "Tfng": ["SansTifinagh"], "Tglg": ["SansTagalog"], "Thaa": ["SansThaana"],
    "Thai": ["SansThai"], "Tibt": ["SerifTibetan"], "Tirh": ["SansTirhuta"], "Ugar": ["SansUgaritic"],
    "Vaii": ["SansVai"], "Wara": ["SansWarangCiti"], "Wcho": ["SansWancho"], "Xpeo": ["SansOldPersian"],
    "Xsux": ["SansCuneiform"], "Yezi": ["SerifYezidi"], "Yiii": ["SansYi"], "Zanb": ["SansZanabazarSquare"],
  ]
}
