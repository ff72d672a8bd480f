import Foundation

/// Figures of an earlier run, to state those of this one as their multiples: machines differ, and so do quiet and busy hours,
/// but figures taken one after the other on one machine compare.
struct Baseline {
  private let path: String?
  private let isSaving: Bool
  private let name: String
  /// By runs, then by what was measured.
  private var figures: [String: [String: Double]] = [:]

  /// - Parameter name: the run's, without what options say of threads and level.
  init(_ options: Options, name: String) throws(UsageError) {
    path = options.baseline
    isSaving = options.savesBaseline
    self.name = "\(name) -t \(options.threads) --simd \(options.simd.rawValue)"
    guard let path, let data = FileManager.default.contents(atPath: path) else {
      if let path, !isSaving {
        throw UsageError(description: "cannot read the baseline \(path): write one with --save")
      }
      return
    }
    do {
      figures = try JSONDecoder().decode([String: [String: Double]].self, from: data)
    } catch {
      throw UsageError(description: "\(path) is no baseline: write one with --save")
    }
  }

  /// How many times the baseline's figures these are, where it has them.
  func ratios(_ measured: [(String, Double)]) -> [(String, Double)] {
    guard !isSaving else { return [] }
    return measured.compactMap { name, value in ratio(name, value).map { (name, $0) } }
  }

  /// A column with the ratio; empty without one.
  func remark(_ what: String, _ value: Double) -> String {
    isSaving ? "" : ratio(what, value).map { "\t\(wayframe_bench.ratio($0)) of the baseline" } ?? ""
  }

  private func ratio(_ what: String, _ value: Double) -> Double? {
    figures[name]?[what].flatMap { $0 > 0 ? value / $0 : nil }
  }

  /// Puts this run's figures in, if asked to.
  func save(_ measured: [(String, Double)]) throws {
    guard isSaving, let path else { return }
    var figures = figures
    figures[name] = Dictionary(measured, uniquingKeysWith: { $1 })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(figures).write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}

/// A ratio as it is printed.
func ratio(_ value: Double) -> String { String(format: "%.3f", value) }
