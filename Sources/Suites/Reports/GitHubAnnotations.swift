/// Results as GitHub Actions' workflow commands: an error for each cause and for each frame without one.
public struct GitHubAnnotations: Sendable {
  private let records: [FrameRecord]
  private let changedFonts: [String]

  /// - Parameter changedFonts: fonts that are others than the goldens', by file name.
  public init(records: [FrameRecord], changedFonts: [String] = []) {
    self.records = records
    self.changedFonts = changedFonts
  }

  /// A line each; empty when all is equal.
  public var text: String {
    var lines: [String] = []
    if !changedFonts.isEmpty {
      lines.append(line("warning", "fonts", "other fonts than the goldens': \(changedFonts.joined(separator: ", "))"))
    }
    for cause in Cause.all(of: records) {
      let others = cause.frames.count - 1
      let more = others > 0 ? " and \(counted(others, "more frame", "more frames"))" : ""
      lines.append(line("error", (cause.frames.first ?? "") + more, cause.change.text))
    }
    for record in records where record.isFailure && record.changes.isEmpty {
      lines.append(line("error", record.name, "\(record.state.title): \(record.text)"))
    }
    return lines.joined()
  }

  private func line(_ level: String, _ title: String, _ message: String) -> String {
    func escaped(_ text: String) -> String {
      text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }
    let name = escaped(title).replacing(":", with: "%3A").replacing(",", with: "%2C")
    return "::\(level) title=\(name)::\(escaped(message))\n"
  }
}
