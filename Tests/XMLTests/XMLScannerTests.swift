import TestSupport
import Testing
import XML

/// What XML 1.0 (fifth edition) says of each document, section by section.
@Suite struct XMLScannerTests {
  /// Events in words: `<name`, `name>`, `name/`, and text as it is.
  static func events(_ bytes: some Sequence<UInt8>) throws(XMLFault) -> [String] {
    var scanner = try XMLScanner(Array(bytes))
    var events: [String] = []
    while let event = try scanner.next() {
      switch event {
      case .start(let isEmpty): events.append(isEmpty ? "\(scanner.name)/" : "<\(scanner.name)")
      case .end: events.append("\(scanner.name)>")
      case .text: events.append(scanner.text)
      }
    }
    return events
  }

  static func fault(_ bytes: some Sequence<UInt8>) -> XMLFault? {
    do throws(XMLFault) {
      _ = try events(bytes)
      return nil
    } catch { return error }
  }

  @Test func elementsAndText() throws {
    let text = """
      \u{FEFF}<?xml version="1.0" encoding='utf-8' standalone="yes"?>
      <?style a?b ?><!-- - -> <a> &none; --><!DOCTYPE g:a PUBLIC "-//x>[//" '>'>
      <g:a\t>1 &lt;&amp;&gt;&quot;&apos;&#65;&#x1F600;<b c='d'/><![CDATA[<&x;>]]]]>]</g:a ><!-- end --><?end?>

      """
    #expect(try Self.events(text.utf8) == ["<a", "1 <&>\"'A\u{1F600}", "b/", "<&x;>]]", "]", "a>"])
  }

  @Test func attributes() throws {
    let text = "<a b = \"'1'\" x:c='\"&#10;\r\n\t&#x9;&amp;é' d=''\n_e.-1='>'/>"
    var scanner = try XMLScanner(Array(text.utf8))
    _ = try scanner.next()
    #expect(scanner.isNamed("a"))
    #expect(!scanner.isNamed("ab"))
    #expect(scanner.attribute("b") == "'1'")
    // Section 3.3.3: white space becomes spaces, what references stand for stays.
    #expect(scanner.attribute("x:c") == "\"\n  \t&é")
    #expect(scanner.attribute("c") == nil)
    #expect(scanner.attribute("d") == "")
    #expect(scanner.value("_e.-1").map(Array.init) == [0x3E])
  }

  @Test func lineEndsAreOne() throws {
    #expect(try Self.events("<a>1\r\n2\r3\n4\r\r\n</a>".utf8) == ["<a", "1\n2\n3\n4\n\n", "a>"])
  }

  @Test func linesOfEvents() throws {
    var scanner = try XMLScanner(Array("<a>\n<b/>\n\n<c\n/>\n</a>".utf8))
    var lines: [Int] = []
    while let event = try scanner.next() {
      if case .text = event { continue }
      lines.append(scanner.line())
    }
    #expect(lines == [1, 2, 4, 6])
  }

  struct Broken: Sendable {
    var text: String
    var reason: String
    var line = 1
  }

  @Test(arguments: [
    Broken(text: "<a>\n<b></a>", reason: "</a> closes another element", line: 2),
    Broken(text: "<a></a></b>", reason: "</b> closes another element"),
    Broken(text: "<a/>\n<b/>", reason: "a second root element", line: 2),
    Broken(text: "x<a/>", reason: "text outside the root element"),
    Broken(text: "<a/>&amp;", reason: "text outside the root element"),
    Broken(text: "<a/><![CDATA[x]]>", reason: "text outside the root element"),
    Broken(text: "<a></b\u{202E}>", reason: "</b\\u{202E}> closes another element"),
    Broken(
      text: "<a></\(String(repeating: "é", count: 41))>",
      reason: "</\(String(repeating: "é", count: 40))…> closes another element"),
    Broken(text: "<a b/>", reason: "the attribute b has no value"),
    Broken(text: "<a b=c/>", reason: "the value of b is not in quotes"),
    Broken(text: "<a b='1' b='2'/>", reason: "the attribute b is given twice"),
    Broken(text: "<a b='1'c='2'/>", reason: "an attribute without a space before it"),
    Broken(text: "<a b='<'/>", reason: "a < within the value of b"),
    Broken(text: "<a / >", reason: "a stray slash"),
    Broken(text: "< a/>", reason: "an element without a proper name"),
    Broken(text: "<1/>", reason: "an element without a proper name"),
    Broken(text: "<a></ a>", reason: "an end tag without a proper name"),
    Broken(text: "<a></a b='1'>", reason: "</a has no >"),
    Broken(text: "<a>&</a>", reason: "an & that begins no reference"),
    Broken(text: "<a>&;</a>", reason: "an & that begins no reference"),
    Broken(text: "<a>Tom & Jerry are one long text with; a semicolon</a>", reason: "an & that begins no reference"),
    Broken(text: "<a>&nbsp;</a>", reason: "the entity &nbsp; which is not defined"),
    Broken(text: "<a>&#0;</a>", reason: "&#0; which is no character"),
    Broken(text: "<a>&#x1B;</a>", reason: "&#x1B; which is no character"),
    Broken(text: "<a>&#xD800;</a>", reason: "&#xD800; which is no character"),
    Broken(text: "<a>&#x110000;</a>", reason: "which is no character"),
    Broken(text: "<a>&#99999999999999999999;</a>", reason: "which is no character"),
    Broken(text: "<a>&#-5;</a>", reason: "which is no character"),
    Broken(text: "<a>&#1F;</a>", reason: "which is no character"),
    Broken(text: "<a>]]></a>", reason: "]]> within text"),
    Broken(text: "<a><!-- -- --></a>", reason: "-- within a comment"),
    Broken(text: "<a><?xml version='1.0'?></a>", reason: "an XML declaration that is not at the beginning"),
    Broken(text: "<a><!DOCTYPE a></a>", reason: "a document type after the root element's start"),
    Broken(text: "<a><!ELEMENT b></a>", reason: "a declaration that XML does not have here"),
    Broken(text: "<!DOCTYPE a [<!ENTITY b 'c'>]><a/>", reason: "a document type declaration with rules of its own"),
    Broken(text: "<a>\n\n\u{1}</a>", reason: "a control character, number 1", line: 3),
    Broken(text: "<a b='\u{0}'/>", reason: "a control character, number 0"),
    Broken(text: "<a>\u{FFFE}</a>", reason: "a character that XML forbids"),
  ])
  func broken(_ broken: Broken) throws {
    let fault = try #require(Self.fault(broken.text.utf8))
    #expect(fault.kind == .malformed)
    #expect(fault.reason.contains(broken.reason))
    #expect(fault.line == broken.line)
  }

  @Test(
    arguments: [
      // Not UTF-8 by RFC 3629: stray and missing continuations, overlong forms, surrogates, beyond the last character.
      [0x80], [0xC3], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82, 0x3C], [0xFF],
    ] as [[UInt8]])
  func badCharacters(_ bytes: [UInt8]) throws {
    // At each place of the eight bytes that are looked at together.
    for padding in 0..<9 {
      let text = Array("<a>".utf8) + [UInt8](repeating: 0x78, count: padding) + bytes + Array("</a>        ".utf8)
      let fault = try #require(Self.fault(text))
      #expect(fault.reason == "bytes that are not UTF-8")
      #expect(fault.offset == 3 + padding)
    }
  }

  @Test func soundCharactersOfEveryLength() throws {
    let text = "\u{7F}\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFD}\u{10000}\u{10FFFF}"
    #expect(try Self.events("<a>\(text)</a>".utf8) == ["<a", text, "a>"])
    #expect(try Self.events("<ä ö='ü'/>".utf8) == ["ä/"])
  }

  @Test func everyTruncationIsSaid() throws {
    let text = "<?xml version='1.0'?><!-- c --><a b='c&amp;'>t&lt;<d/><![CDATA[e]]><?f g?>ü</a>"
    let bytes = Array(text.utf8)
    #expect(Self.fault(bytes) == nil)
    let root = "<?xml version='1.0'?><!-- c -->".utf8.count
    for count in root + 1..<bytes.count {
      let fault = try #require(Self.fault(bytes.prefix(count)), "\(count) bytes")
      #expect(fault.kind == .truncated, "\(count) bytes: \(fault)")
    }
  }

  @Test func encodings() {
    let text = "<a/>"
    func kind(_ bytes: [UInt8]) -> String? {
      guard let fault = Self.fault(bytes) else { return nil }
      return fault.kind == .encoding ? fault.reason : "\(fault)"
    }
    #expect(kind([0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0), 0] }) == "UTF-16")
    #expect(kind([0xFE, 0xFF] + text.utf16.flatMap { [0, UInt8($0)] }) == "UTF-16")
    #expect(kind(text.utf16.flatMap { [UInt8($0), 0] }) == "UTF-16")
    #expect(kind(text.utf16.flatMap { [0, UInt8($0)] }) == "UTF-16")
    #expect(kind([0, 0, 0xFE, 0xFF] + text.utf16.flatMap { [0, 0, 0, UInt8($0)] }) == "UTF-32")
    let latin = Array("<?xml version='1.0' encoding='ISO-8859-1'?><a>".utf8)
    #expect(kind(latin + [0xFC] + Array("</a>".utf8)) == "ISO-8859-1")
    #expect(kind(latin + Array("u</a>".utf8)) == nil)
    #expect(kind(Array("<?xml version='1.0' encoding='UTF-8'?><a>ü</a>".utf8)) == nil)
  }

  @Test func limits() throws {
    func nested(_ count: Int) -> String {
      String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)
    }
    #expect(Self.fault(nested(200).utf8) == nil)
    #expect(Self.fault(nested(201).utf8)?.reason == "elements nested more than 200 deep")
    func wide(_ count: Int) -> String { "<a \((0..<count).map { "b\($0)='' " }.joined())/>" }
    #expect(Self.fault(wide(200).utf8) == nil)
    #expect(Self.fault(wide(201).utf8)?.reason == "an element with more than 200 attributes")
  }

  @Test func nothingAtAll() throws {
    #expect(try Self.events([]) == [])
    #expect(try Self.events("<!-- a -->".utf8) == [])
  }

  /// Words of a file that a message repeats must not control a terminal.
  @Test func messagesAreClean() throws {
    let fault = try #require(Self.fault("<a></\u{9B}31mb>".utf8))
    #expect(fault.reason == "</\\u{9B}31mb> closes another element")
  }

  /// Any bytes give events or a fault.
  @Test func randomBytes() {
    let pieces = [
      "<", ">", "/", "</a>", "<a>", "<a ", "b='", "'", "\"", "=", "&", ";", "&amp;", "&#x", "<!--", "-->", "<![CDATA[",
      "]]>", "<?", "?>", "<?xml ", "<!DOCTYPE ", "[", "\u{FEFF}", "ü", " ", "\n", "x", "encoding='", ":",
    ].map { Array($0.utf8) }
    var random = SeededRandom(seed: 20_261_130)
    for _ in 0..<20_000 {
      var bytes = (0..<random.number(below: 12)).flatMap { _ in pieces[random.number(below: pieces.count)] }
      if random.number(below: 3) == 0, !bytes.isEmpty { bytes[random.number(below: bytes.count)] = random.byte() }
      _ = Self.fault(bytes)
    }
  }
}
