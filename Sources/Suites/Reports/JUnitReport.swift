import XML

/// Results as JUnit's XML, which CI services read: a test case a frame, failed where it is not equal to its golden.
public struct JUnitReport: Sendable {
  private let title: String
  private let records: [FrameRecord]

  /// A report with a title, which is the test suite's name; the records keep their order.
  public init(title: String, records: [FrameRecord]) {
    self.title = title
    self.records = records
  }

  /// The XML file's content.
  public var text: String {
    let errors = records.count { $0.state == .failed }
    let failures = records.count { $0.isFailure } - errors
    let seconds = Self.seconds(records.reduce(0) { $0 + $1.seconds })
    let counts = "tests=\"\(records.count)\" failures=\"\(failures)\" errors=\"\(errors)\" time=\"\(seconds)\""
    let name = title.xmlAttribute
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(name)" \(counts)>
      <testsuite name="\(name)" \(counts)>
      \(records.map(testCase).joined())</testsuite>
      </testsuites>

      """
  }

  private func testCase(_ record: FrameRecord) -> String {
    let start =
      "<testcase classname=\"\(record.scene.xmlAttribute)\" name=\"\(record.name.xmlAttribute)\" "
      + "time=\"\(Self.seconds(record.seconds))\""
    guard record.isFailure else { return start + "/>\n" }
    let tag = record.state == .failed ? "error" : "failure"
    let message = record.text.isEmpty ? record.state.title : "\(record.state.title): \(record.text)"
    let details = record.changes.map(\.text).joined(separator: "\n")
    return start + ">\n<\(tag) type=\"\(record.state.rawValue)\" message=\"\(message.xmlAttribute)\">"
      + "\(details.xmlText)</\(tag)>\n</testcase>\n"
  }

  private static func seconds(_ value: Double) -> String {
    value.isFinite ? "\((min(max(value, 0), 1e9) * 1_000).rounded() / 1_000)" : "0.0"
  }
}
