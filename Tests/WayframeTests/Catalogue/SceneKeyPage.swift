import Foundation
import JSON

@testable import Wayframe

/// The page `SceneKeys.md`, written from the tables that the reader reads: every key, sorted, with its type, range and default.
enum SceneKeyPage {
  static var text: String {
    ([introduction] + NavigationScene.sections.map(section)).joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # Keys of a scene

    Every key that a scene file can have, with its values and its default.

    <!-- Written by the catalogue's tests from the tables of the scene reader: change those, and record anew. -->

    ## Overview

    A scene is a JSON object. A key that is not listed here, a value of another kind and a number out of range are errors that name the
    key. A name with a dot is a member of an object: `device.width` is `{"device": {"width": 393}}`. On the command line,
    `--set device.width=393` sets it. Paths of files count from the scene file's folder, those of `--set` from the working directory.
    `wayframe schema scene` prints the same as a JSON Schema, which editors complete and check scenes by. Languages are on the page
    <doc:LanguagesAndRegions>, what versions changed is in <doc:NavigationInterface#Versions>.

    - Members of the objects in a list have the list's name before them: `views.text` is the text of each of the `views`.
    - Names that begin with `is` and end with `Enabled` may be written without `is`: `buildingsEnabled`.
    - A colour is `"#RRGGBB"`, `"#RRGGBBAA"`, or `{"light": "#FFFFFF", "dark": "#1C1C1E"}`, of which the second holds in low light and
      with the style `dark`. `null` is the default.
    - A scene has at most 1,000 markers, 1,000 lines, 1,000 areas, 1,000 circles and 200,000 places in all paths.
    """

  // MARK: Sections

  private struct Row {
    var name: String
    var key: SceneKey

    var line: [String] {
      ["`\(name)`", key.about, SceneKeyPage.values(of: key.type), SceneKeyPage.fallback(of: key)]
    }
  }

  private static func section(_ section: SceneSection) -> String {
    let rows = rows(of: section.fields.flatMap(\.keys), in: "")
    let isSetting = { (row: Row) in row.name.hasPrefix("settings.") }
    let head = ["key", "what it says", "values", "default"]
    var parts = ["### \(section.title)", table(head, rows.filter { !isSetting($0) }.map(\.line))]
    guard rows.contains(where: isSetting) else { return parts.joined(separator: "\n\n") }
    parts.append(
      """
      What each of the settings does, with pictures: <doc:NavigationInterface>. In a ``MapView``, some act at once and some on the next
      trip. The last column says where a setting changes nothing; `check` tells of it.
      """)
    for group in Setting.Group.allCases {
      let settings = Setting.all.filter { $0.group == group }
      let lines = settings.sorted { $0.name < $1.name }.flatMap { setting in
        Self.rows(of: setting.field.keys, in: "settings.").enumerated().map { index, row in
          row.line + (index == 0 ? more(setting) : ["", "", ""])
        }
      }
      parts += ["#### \(group.rawValue)", table(head + ["acts", "elements", "without effect"], lines)]
    }
    return parts.joined(separator: "\n\n")
  }

  private static func more(_ setting: Setting) -> [String] {
    [
      setting.acts == .atOnce ? "at once" : "on the next trip",
      setting.elements.map { "`\($0.rawValue)`" }.joined(separator: ", "),
      setting.checks.map(words).joined(separator: "; "),
    ]
  }

  private static func words(_ check: SettingCheck) -> String {
    switch check {
    case .neverSeen(let reason): reason
    case .needsGuidance: "without guidance"
    case .needsHeader: "without a header"
    case .currentStepOnly: "on steps after the current one"
    case .replacedByAccessory: "under an accessory view"
    case .hiddenWhileRerouting: "while rerouting"
    case .rulesAtNight(let night): "in low light with `\(Setting.name(of: night))`"
    case .needsStrip: "without lanes and next turn in the header"
    case .needsLanes: "where no lanes are shown: the route must tell them, and the turn be within 800 m"
    case .needsNextStep: "where no next turn is shown: it must follow within 1,000 m, and no lanes be shown"
    case .needsSecondRow: "where the header has one row"
    case .needsConjunction: "where the header has no such word"
    case .needsDistance: "at the turn itself and while rerouting"
    case .byNight: "by day"
    case .notInCars: "on cars' screens"
    case .needsSpeedometer: "without `shouldDisplaySpeedometer`"
    case .needsSpeedLimit:
      "where no limit is known (`route.speedLimit` states one); beside the recenter button; not while `driving`"
    case .needsSpeeding: "at speeds that are not alerted (`position.speed`)"
    case .needsDestination: "without a route; where neither destination nor stops are in the picture"
    case .needsIncident: "without a `prompt` about an incident"
    case .hiddenByCard: "under a `prompt`"
    case .needsMovedMap: "while the camera follows at its usual zoom"
    case .needsTurnedMap: "where a free camera has north up"
    case .needsPosition: "without a known place; without `isMyLocationEnabled`"
    case .needsLayer(_, let things): "on maps without \(things)"
    }
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    ([head, head.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }
      .map { $0.replacing("|  |", with: "| |").replacing("|  |", with: "| |") }.joined(separator: "\n")
  }

  /// A row for every key and every key within it, sorted by name; an object stands before its members.
  private static func rows(of keys: [SceneKey], in prefix: String) -> [Row] {
    keys.sorted { $0.name < $1.name }.flatMap { key in
      [Row(name: prefix + key.name, key: key)] + rows(of: members(of: key.type), in: "\(prefix)\(key.name).")
    }
  }

  private static func members(of type: SceneType) -> [SceneKey] {
    switch type {
    case .object(let keys, _): keys
    case .list(let item, _): members(of: item)
    case .anyOf(let types): types.flatMap(members)
    default: []
    }
  }

  // MARK: Cells

  private static func values(of type: SceneType) -> String {
    switch type {
    case .flag: return "`true`, `false`"
    case .number(let range, let unit, let isWhole):
      let text = "\(number(range.lowerBound)) to \(number(range.upperBound))"
      return (isWhole ? "a whole number, " : "") + text + (unit.isEmpty ? "" : " \(unit)")
    case .text(let limit): return limit.map { "a text of at most \(number(Double($0))) characters" } ?? "a text"
    case .form(_, let words): return words
    case .words(let words): return words.map { "`\($0)`" }.joined(separator: ", ")
    case .file: return "a path"
    case .color(let orNull): return orNull ? "a colour, or `null`" : "a colour"
    case .object: return "an object"
    case .list(let item, let limit):
      return "a list of at most \(number(Double(limit))), each \(values(of: item))"
    case .table(let item, let limit):
      return "an object of at most \(number(Double(limit))) names, each with \(values(of: item))"
    case .orNull(let type): return "\(values(of: type)), or `null`"
    case .anyOf(let types): return types.map(values).joined(separator: "; or ")
    }
  }

  private static func fallback(of key: SceneKey) -> String {
    switch key.fallback {
    case nil: key.isRequired ? "always needed" : ""
    case .words(let words): words
    case .value(let value): text(value)
    case .byVersion(let values):
      values.enumerated().map { index, item in
        index == 0 ? text(item.value) : "since \(item.since.rawValue) \(text(item.value))"
      }.joined(separator: ", ")
    }
  }

  private static func text(_ value: JSONValue) -> String {
    switch value {
    case .number(let value): number(value)
    case .string(let text): "`\(text)`"
    case .array: "none"
    default: "`\(value.text())`"
    }
  }

  /// With commas from 1,000 on and a minus sign of its own.
  private static func number(_ value: Double) -> String {
    guard let whole = Int(exactly: value) else { return value.magnitude.shortText }
    var digits = Array(String(whole.magnitude))
    for place in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: place) }
    return (whole < 0 ? "−" : "") + String(digits)
  }
}
