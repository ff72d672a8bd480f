/// The keys of a suite file, as its reader, its schema and its documentation have them.
enum SuiteKey: String, CaseIterable {
  case schema = "$schema"
  case scenes, variants, include, exclude, name, strings, colors, pictures

  /// What values of a key look like.
  enum Form {
    case string
    case strings
    /// Scene keys with lists of values.
    case lists
    /// Objects of scene keys with a value or a list of values.
    case selections
    /// Names with objects of scene keys and values.
    case groups
    case pictures
  }

  var form: Form {
    switch self {
    case .schema, .name: .string
    case .scenes: .strings
    case .variants: .lists
    case .include, .exclude: .selections
    case .strings, .colors: .groups
    case .pictures: .pictures
    }
  }

  /// One line of documentation.
  var summary: String {
    switch self {
    case .schema: "The address of this schema; editors read it."
    case .scenes: "Scene files, relative to the suite's folder; without it the scenes of that folder."
    case .variants: "Scene keys, each with the list of values that it takes; all combinations are drawn."
    case .include: "More combinations: scene keys with a value or a list; \"scene\" chooses among the scenes."
    case .exclude: "Combinations that are not drawn: those that have all of an object's values."
    case .name: "How frames are called, with tokens such as {scene} or {position.distanceAlongRoute}."
    case .strings: "Texts by locale, then by scene key; it_IT takes what only \"it\" has."
    case .colors: "Colours by light, \"day\" or \"night\", then by scene key."
    case .pictures: "Pictures for documentation."
    }
  }
}
