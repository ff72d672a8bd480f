import Foundation
import JSON

@testable import Wayframe

/// The page `SettingPictures.md`: every setting with the picture of it that the project's own gallery has.
struct SettingPicturePage {
  /// The alternative texts of the gallery's pictures, by name.
  private let texts: [String: String]

  /// - Parameter gallery: the path of its `gallery.json`.
  init(gallery: String) throws {
    let tree = try JSONValue(parsing: InputFile.read(gallery), file: gallery)
    texts = (tree["pictures"]?.array ?? []).reduce(into: [:]) { texts, picture in
      if let name = picture["name"]?.string { texts[name] = picture["alt"]?.string }
    }
  }

  /// The settings that a picture can show.
  static var visible: [Setting] { Setting.all.filter { !isNeverSeen($0) } }

  private static func isNeverSeen(_ setting: Setting) -> Bool {
    setting.checks.contains { check in
      if case .neverSeen = check { true } else { false }
    }
  }

  var text: String {
    let groups = Setting.Group.allCases.compactMap { group -> String? in
      let rows = Self.visible.filter { $0.group == group }.map(row)
      guard !rows.isEmpty else { return nil }
      return (["### \(group.rawValue)", "", "| setting | what it is about | picture |", "| --- | --- | --- |"] + rows)
        .joined(separator: "\n")
    }
    let others = Setting.all.filter(Self.isNeverSeen).map { "``UISettings/\($0.name)``" }
    let end = """
      ### Not to be seen

      These show in no still picture: \(others.joined(separator: ", ")).
      """
    return ([Self.introduction] + groups + [end]).joined(separator: "\n\n") + "\n"
  }

  private func row(_ setting: Setting) -> String {
    let name = "setting-\(setting.name)"
    let about = setting.field.keys.first?.about ?? ""
    return "| ``UISettings/\(setting.name)`` | \(about) | ![\(texts[name] ?? "no picture")](\(name)) |"
  }

  private static let introduction = """
    # Pictures of the settings

    Every setting of the interface that shows in a picture, with a picture of what it changes.

    <!-- Written by the catalogue's tests from the table of settings and the gallery: change those, and record anew. -->

    ## Overview

    The pictures are made by `wayframe gallery` (<doc:DocumentationPictures>) from the suite in `Assets/Suites/settings`, and checked by
    `gallery --check`. What holds without a setting is in <doc:SceneKeys>; how elements behave is in <doc:NavigationInterface>.
    """
}
