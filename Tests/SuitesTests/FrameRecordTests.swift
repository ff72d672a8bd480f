import Foundation
import Testing

@testable import Suites

@Suite struct FrameRecordTests {
  @Test func aRecordSurvivesItsLine() throws {
    var record = FrameRecord(
      name: "turn/phone/en_US/day", scene: "turn", device: "phone", locale: "en_US", light: "day", state: .differs)
    record.changes = [FrameChange(kind: .moved, subject: "compassButton", property: "x, y", from: "1, 2", to: "3, 4")]
    let line = try JSONEncoder().encode(record)
    #expect(!line.contains(UInt8(ascii: "\n")))
    #expect(try JSONDecoder().decode(FrameRecord.self, from: line) == record)
  }
}
