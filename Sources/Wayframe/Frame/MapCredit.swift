import Guidance
import NavigationUI
import ShownText

/// The credit of a map's files, in forms that get shorter.
enum MapCredit {
  /// - Parameters:
  ///   - credit: what the files ask for; `.some(nil)` for files that state none, `nil` without a map.
  ///   - stated: the user's own text.
  static func forms(of credit: String??, stated: String?) -> [String] {
    if let stated { return stated.allSatisfy(\.isWhitespace) ? [] : [stated] }
    guard let credit else { return [] }
    guard let credit else { return InterfaceModel.mapAttribution }
    return forms(credit)
  }

  private static func forms(_ credit: String) -> [String] {
    guard credit.contains("OpenStreetMap") else { return [credit] }
    // The credit of OpenStreetMap alone, however it is written, has the usual form.
    let rest = [
      "OpenStreetMap", "contributors", "©", "(c)", "Data", "Map data", "by", "the", "under", "ODbL", ",", ".",
    ]
    .reduce(credit) { $0.replacing($1, with: "") }
    guard rest.contains(where: { $0.isLetter || $0.isNumber }) else { return InterfaceModel.mapAttribution }
    let short = credit.replacing("OpenStreetMap contributors", with: "OpenStreetMap")
    let forms = [credit, short, short.replacing("OpenStreetMap", with: "OSM")]
    return forms.enumerated().filter { $0.offset == 0 || $0.element != forms[$0.offset - 1] }.map(\.element)
  }
}

extension ScaleBarModel {
  /// Points that a bar takes at most.
  private static let longest = 100.0

  /// The bar of the longest round distance that has room; `nil` where there is none.
  init?(_ format: LocaleFormat, pointsPerMetre: Double, corner: MapCorner) {
    guard pointsPerMetre > 0, let length = format.roundLength(atMost: Self.longest / pointsPerMetre) else { return nil }
    self.init(length: length.metres * pointsPerMetre, text: length.text, corner: corner)
  }
}
