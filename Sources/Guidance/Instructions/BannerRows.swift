/// Rows made from a service's banner.
struct BannerRows {
  private let banner: RouteBanner
  private let primary: Parts

  /// `nil` for banners that hold no plates and no shorter forms, but names or whole sentences as plain text: those are
  /// replaced by our own words, which use the same names.
  init?(_ banner: RouteBanner) {
    guard banner.primary.contains(where: { $0.kind == .icon || $0.abbreviation != nil }) else { return nil }
    primary = Parts(banner.primary)
    guard !primary.isEmpty else { return nil }
    self.banner = banner
  }

  var exitNumber: String? { primary.exitNumber }

  /// - Parameter towards: our own second row, for banners without one.
  func rows(towards: InstructionText.Row?) -> [InstructionText.Row] {
    let first = InstructionText.Row(
      primary.name, abbreviatedName: primary.abbreviatedName ?? RoadNameAbbreviation.shortened(primary.name),
      shields: primary.shields)
    let second = Parts(banner.secondary)
    guard !second.isEmpty else { return [first] }
    let word = towards?.name == second.name ? towards : nil
    return [
      first,
      InstructionText.Row(
        second.name, conjunction: word?.conjunction, following: word?.following,
        abbreviatedName: second.abbreviatedName, shields: second.shields),
    ]
  }

  /// A banner's components sorted into plates, names and the exit.
  private struct Parts {
    var shields: [RoadShield] = []
    var name = ""
    var abbreviatedName: String?
    var exitNumber: String?

    init(_ components: [RouteBanner.Component]) {
      let directions: Set<String> = ["North", "South", "East", "West"]
      var names: [String] = []
      var short: [String] = []
      var plate: String?
      var references: [String] = []
      for component in components {
        if component.kind == .text, let reference = plate, directions.contains(component.text) {
          // A direction after a plate belongs on it.
          references[references.count - 1] = "\(reference) \(component.text)"
          plate = nil
          continue
        }
        plate = nil
        switch component.kind {
        case .icon:
          references.append(component.text)
          plate = component.text
        case .exitNumber: exitNumber = component.text
        case .text:
          names.append(component.text)
          short.append(component.abbreviation ?? component.text)
        case .exit, .delimiter: break
        }
      }
      shields = RoadShield.shields(references)
      let beside = [RoadShield.auxiliaryText(references, hasPlates: exitNumber == nil)].filter { !$0.isEmpty }
      name = (beside + names).joined(separator: " ")
      let shortName = (beside + short).joined(separator: " ")
      abbreviatedName = shortName == name ? nil : shortName
    }

    var isEmpty: Bool { name.isEmpty && shields.isEmpty }
  }
}
