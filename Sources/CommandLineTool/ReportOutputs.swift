import Suites

/// The forms in which results are written beside their own folder: for CI services, reviews and programs.
struct ReportOutputs {
  static let specifications: [OptionSpecification] = [
    .value("--junit", as: "FILE", .file, about: "also writes the results as JUnit's XML"),
    .value("--markdown", as: "FILE", .file, about: "also writes a summary as Markdown, below 1 MiB"),
    .value("--json", as: "FILE", .file, about: "also writes the results as one JSON document"),
    .flag("--github", about: "also prints GitHub Actions' annotations"),
  ]

  private let junit, markdown, json: OutputFile?
  private let isGitHub: Bool

  /// - Parameter inputs: files that no report may take the place of.
  init(_ arguments: Arguments, keeping inputs: [String]) throws {
    var kept = inputs
    func file(_ option: String) throws -> OutputFile? {
      guard let path = try arguments.one(option) else { return nil }
      defer { kept.append(path) }
      return try OutputFile(path, keeping: kept)
    }
    junit = try file("--junit")
    markdown = try file("--markdown")
    json = try file("--json")
    isGitHub = arguments.has("--github")
  }

  func write(_ records: [FrameRecord], title: String, changedFonts: [String] = [], command: String? = nil) throws {
    try junit?.write(JUnitReport(title: title, records: records).text.utf8)
    try markdown?.write(
      MarkdownReport(title: title, records: records, changedFonts: changedFonts, command: command).text.utf8)
    try json?.write(ResultsDocument(records).json().utf8)
    if isGitHub { try StandardStreams.output(GitHubAnnotations(records: records, changedFonts: changedFonts).text) }
  }
}

extension ExitCode {
  /// What a comparison ends with: a frame that failed weighs more than one that differs.
  init(comparing records: [FrameRecord]) {
    self =
      records.contains { $0.state == .failed }
      ? .badInput : records.contains(where: \.isFailure) ? .differs : .success
  }
}
