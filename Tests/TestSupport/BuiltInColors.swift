import Foundation

/// The colours of the built-in look as its palette's file has them.
public enum BuiltInColors {
  private struct File: Decodable { let colors: [String: [String]] }

  /// Each as 0xRRGGBB, by name.
  public static func rgb(isNight: Bool) throws -> [String: UInt32] {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Wayframe/Resources/Styles/palette.json").standardizedFileURL
    let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: url))
    return file.colors.compactMapValues { UInt32($0[isNight ? 1 : 0].dropFirst(), radix: 16) }
  }
}
