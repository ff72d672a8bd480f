import Geometry
import Guidance
import Testing
import Text

@testable import NavigationUI

/// Digits of every script in header and footer.
@Suite struct DigitSizeTests {
  private let typesetter: Typesetter

  init() throws { typesetter = Typesetter(fonts: try FontLibrary()) }

  @Test func printed() {
    let type = Typography(typesetter: typesetter, language: "ar")
    for text in ["٤", "١٢", "د", "م", "١٢:٠٤ م", "س", "١٢٣٤٥٦٧٨٩٠", "۴", "۴۵۶", "၁၂၃၄၅၆၇၈၉၀", "១២៣៤៥៦៧៨៩០", "०१२३४५६७८९", "০১২৩৪৫৬৭৮৯", "०", "མ༠༡༢༣༤༥༦༧༨༩", "൦൧൨൩൪൫൬൭൮൯", "ق.ظ", "12", "4 min g", "ଟ୦୧୨"] {
      let ink = type.line(text, TypeSpec(100, bold: true)).line.inkBounds
      print("DEPTH", text, ink.minY, ink.maxY)
    }
  }
}
