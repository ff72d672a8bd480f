import Foundation
import TestSupport
import Testing
import Wayframe

@testable import Preview

#if canImport(Glibc)
  import Glibc
#endif

/// Requests that no browser makes, and pages elsewhere that try.
@Suite struct HostileRequestTests {
  private static let token = "abc123"
  private let server: PreviewServer
  private let client: LoopbackClient

  init() throws {
    server = try PreviewServer(path: PreviewServerTests.day, port: 0, token: Self.token) { () throws(FrameError) in
      try FrameRenderer()
    }
    client = LoopbackClient(port: server.port)
  }

  private var frame: String { "/frame?token=\(Self.token)&scale=1" }

  @Test func onlyItsOwnPageMayAsk() throws {
    let own = "Origin: http://127.0.0.1:\(server.port)\r\n"
    #expect(try client.get("/layout?token=\(Self.token)", headers: own).status == 200)
    for origin in ["http://evil.example", "null", "http://127.0.0.1", "https://127.0.0.1:\(server.port)", ""] {
      let answer = try client.get("/layout?token=\(Self.token)", headers: "Origin: \(origin)\r\n")
      #expect(answer.status == 403, "\(origin)")
    }
  }

  /// Every key that takes a file, in every form that leads to one.
  @Test(arguments: [
    #"{"markers": [{"name": "a", "coordinate": {"latitude": 60, "longitude": 25}, "image": "PATH"}]}"#,
    #"{"destinationMarker": {"image": "PATH"}}"#, #"{"headerAccessory": {"height": 40, "image": "PATH"}}"#,
    #"{"views": [{"name": "a", "image": "PATH", "constraints": []}]}"#, #"{"position.image": "PATH"}"#,
    #"{"map.style": "PATH"}"#, #"{"map": {"sources": ["PATH"]}}"#, #"{"map.sources": ["PATH#1/0/0"]}"#,
    #"{"route": {"response": "PATH"}}"#,
  ])
  func nothingFromThePageNamesAFile(_ state: String) throws {
    for path in ["/etc/passwd", "../../../../../etc/passwd", "file:///etc/passwd", "/proc/self/environ", "/dev/zero"] {
      let text = state.replacing("PATH", with: path).asArgument
      for page in ["/frame", "/layout"] {
        let answer = try client.get("\(page)?token=\(Self.token)&state=\(text)")
        #expect([403, 422].contains(answer.status), "\(path): \(answer.text.prefix(200))")
        #expect(!answer.text.contains("root:"))
      }
    }
  }

  @Test(arguments: [
    "", "\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n", "GET  /  HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil\r\n\r\n", "GET /%zz%00?token=%ff HTTP/1.1\r\nHost: a\r\n\r\n",
    "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n",
    "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n",
    "CONNECT evil:80 HTTP/1.1\r\nHost: evil\r\n\r\n", "GET http://evil/ HTTP/1.1\r\nHost: evil\r\n\r\n",
  ])
  func malformedRequestsAreRefusedAndTheNextIsAnswered(_ request: String) throws {
    let socket = try client.begin(request)
    shutdown(socket, Int32(SHUT_WR))
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = recv(socket, &bytes, bytes.count, 0)
    close(socket)
    let answer = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    #expect(!answer.hasPrefix("HTTP/1.1 200"))
    #expect(!answer.contains(Self.token))
    #expect(try client.get("/layout?token=\(Self.token)").status == 200)
  }

  /// A body is not read, however long it says to be.
  @Test func bodiesAreNotRead() throws {
    let head =
      "POST /?token=\(Self.token) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nContent-Length: 1000000000000\r\n\r\n"
    #expect(try client.answer(to: head).status == 405)
    #expect(try client.get(frame).status == 200)
  }

  /// Two hundred who begin a request and never end it leave the page its pictures.
  @Test func slowRequestsDoNotKeepOthersOut() throws {
    let sockets = try (0..<200).map { _ in try client.begin("GET /frame?token=\(Self.token) HTT") }
    defer { for socket in sockets { close(socket) } }
    for _ in 0..<3 { #expect(try client.get(frame).status == 200) }
  }
}
