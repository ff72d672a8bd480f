/// The devices that are known by name, as a table or as JSON.
public struct DeviceList: Sendable {
  /// The list of all.
  public init() {}

  /// One device of the list as JSON has it.
  private struct Entry: Encodable {
    var name: String
    var width, height, scale: Double
    var safeArea: [String: Double]
    var isCarPlay: Bool
  }

  private var entries: [Entry] {
    DevicePreset.allCases.map { preset in
      let device = preset.device(like: Device())
      let safe = device.safeArea
      return Entry(
        name: preset.rawValue, width: device.width, height: device.height, scale: preset.usualScale,
        safeArea: ["top": safe.top, "left": safe.left, "bottom": safe.bottom, "right": safe.right],
        isCarPlay: device.isCarPlay)
    }
  }

  /// `{"devices": […]}` with name, size and safe area in points, scale in pixels a point.
  public func json() -> String { jsonText(["devices": entries]) }

  /// A line a device under a line of titles; columns are parted by two spaces or more.
  public func text() -> String {
    let rows =
      [["name", "points", "scale", "safe area (top, left, bottom, right)", "car"]]
      + entries.map { entry in
        let insets = ["top", "left", "bottom", "right"].map { plain(entry.safeArea[$0] ?? 0) }
        return [
          entry.name, "\(plain(entry.width)) x \(plain(entry.height))", plain(entry.scale),
          insets.joined(separator: " "), entry.isCarPlay ? "yes" : "no",
        ]
      }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        column == row.count - 1 ? cell.0 : cell.0 + String(repeating: " ", count: cell.1 - cell.0.count)
      }.joined(separator: "  ") + "\n"
    }.joined()
  }
}
