import Testing

@testable import MapStyle

@Suite struct SpriteTests {
  private func sprite(_ text: String) throws -> Sprite {
    try Sprite(json: Array(text.utf8), path: "sprite.json", sheetWidth: 64, sheetHeight: 32)
  }

  @Test func entriesAreRead() throws {
    let text = #"""
      {"a": {"x": 0, "y": 16, "width": 64, "height": 16, "pixelRatio": 2, "sdf": true},
       "b": {"x": 8, "y": 0, "width": 20, "height": 10, "stretchX": [[2, 6], [10, 12]], "stretchY": [[1, 9]],
             "content": [2, 1, 18, 9]}}
      """#
    let entries = try sprite(text).entries
    let (a, b) = (try #require(entries["a"]), try #require(entries["b"]))
    #expect(a.y == 16)
    #expect(a.width == 64)
    #expect(a.pixelRatio == 2)
    #expect(a.isSDF)
    #expect(a.content == nil)
    #expect(b.pixelRatio == 1)
    #expect(!b.isSDF)
    #expect(b.stretchX == [2...6, 10...12])
    #expect(b.stretchY == [1...9])
    #expect(b.content == SIMD4(2, 1, 18, 9))
  }

  @Test(arguments: [
    #"[]"#, #"{"a": 1}"#, #"{"a": {"x": 0, "y": 0, "width": 65, "height": 1}}"#,
    #"{"a": {"x": 60, "y": 0, "width": 5, "height": 1}}"#, #"{"a": {"x": -1, "y": 0, "width": 5, "height": 1}}"#,
    #"{"a": {"x": 0.5, "y": 0, "width": 5, "height": 1}}"#, #"{"a": {"x": 1e300, "y": 0, "width": 5, "height": 1}}"#,
    #"{"a": {"x": 0, "y": 0, "width": 5}}"#, #"{"a": {"x": 0, "y": 0, "width": 5, "height": 1, "pixelRatio": 0}}"#,
    #"{"a": {"x": 0, "y": 0, "width": 5, "height": 1, "stretchX": [[3, 2]]}}"#,
    #"{"a": {"x": 0, "y": 0, "width": 5, "height": 1, "stretchX": [[3, 9]]}}"#,
    #"{"a": {"x": 0, "y": 0, "width": 5, "height": 1, "content": [0, 0, 9, 1]}}"#,
  ])
  func wrongEntriesAreRefused(_ text: String) { #expect(throws: StyleError.self) { try sprite(text) } }
}
