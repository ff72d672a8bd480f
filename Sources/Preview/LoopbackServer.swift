import CMicrohttpd
import Foundation
import Synchronization

/// What a browser asks for.
struct LocalRequest: Sendable, Hashable {
  var method = "GET"
  var path: String
  var host: String?
  /// The page that asked, where the browser says so.
  var origin: String?
  /// The port that it came in by.
  var port: UInt16 = 80
  /// Arguments of the address, those of `LoopbackServer.arguments`.
  var arguments: [String: String] = [:]
}

/// What it gets.
struct LocalResponse: Sendable, Hashable {
  var status: UInt32 = 200
  var type: String
  var headers: [String: String] = [:]
  var body: [UInt8]

  static func json(_ text: String, status: UInt32 = 200) -> LocalResponse {
    LocalResponse(status: status, type: "application/json", body: Array(text.utf8))
  }
}

/// An HTTP server on 127.0.0.1 that answers GET requests, each on a thread of its connection.
final class LoopbackServer {
  /// The arguments that are read.
  static let arguments = ["token", "state", "frame", "scale", "sequence", "since"]

  /// Far more than pages open, so that whoever keeps connections open without asking leaves some to them.
  private static let connectionLimit: UInt32 = 256
  /// Bytes for a request with its address.
  private static let connectionMemory = 256 << 10
  /// How long a connection may say nothing.
  private static let timeoutSeconds: UInt32 = 10

  let port: UInt16
  private let daemon: OpaquePointer
  private let answering: Answering

  /// What the library's threads call.
  private final class Answering: Sendable {
    let answer: @Sendable (LocalRequest) -> LocalResponse
    /// Known once the server listens.
    let port = Atomic<UInt16>(0)

    init(_ answer: @escaping @Sendable (LocalRequest) -> LocalResponse) { self.answer = answer }
  }

  /// - Parameter port: 0 for any that is free.
  init(port: UInt16, answer: @escaping @Sendable (LocalRequest) -> LocalResponse) throws(PreviewError) {
    answering = Answering(answer)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let context = Unmanaged.passUnretained(answering).toOpaque()
    let started = wayframe_start_daemon(
      &address,
      { context, connection, url, method, _, _, uploadSize, mark in
        guard let context, let connection, let url, let method else { return wayframe_close_connection() }
        // Called first with the head alone; to answer a good request then would end the connection.
        if let mark, mark.pointee == nil, String(cString: method) == "GET" {
          mark.pointee = context
          return wayframe_go_on()
        }
        // Bodies are not read.
        if let uploadSize, uploadSize.pointee > 0 { return wayframe_close_connection() }
        let answering = Unmanaged<Answering>.fromOpaque(context).takeUnretainedValue()
        return LoopbackServer.serve(connection, url, method, answering)
      }, context, Self.connectionLimit, Self.connectionMemory, Self.timeoutSeconds)
    guard let started else { throw .cannotListen(port: port, reason: String(cString: strerror(errno))) }
    daemon = started
    self.port = UInt16(truncatingIfNeeded: wayframe_daemon_port(started))
    answering.port.store(self.port, ordering: .releasing)
  }

  deinit { MHD_stop_daemon(daemon) }

  private static func serve(
    _ connection: OpaquePointer, _ url: UnsafePointer<CChar>, _ method: UnsafePointer<CChar>, _ answering: Answering
  ) -> MHD_Result {
    var request = LocalRequest(method: String(cString: method), path: String(cString: url))
    request.port = answering.port.load(ordering: .acquiring)
    request.host = wayframe_request_header(connection, "Host").map { String(cString: $0) }
    request.origin = wayframe_request_header(connection, "Origin").map { String(cString: $0) }
    for name in arguments {
      request.arguments[name] = wayframe_request_argument(connection, name)
        .map { String(cString: $0) }
    }
    let answer = answering.answer(request)
    let response = answer.body.withUnsafeBytes { wayframe_response($0.baseAddress, $0.count) }
    guard let response else { return wayframe_close_connection() }
    defer { MHD_destroy_response(response) }
    var headers = answer.headers
    headers["Content-Type"] = answer.type
    headers["Cache-Control"] = "no-store"
    headers["Referrer-Policy"] = "no-referrer"
    headers["X-Content-Type-Options"] = "nosniff"
    headers["X-Frame-Options"] = "DENY"
    headers["Cross-Origin-Resource-Policy"] = "same-origin"
    for (name, value) in headers { MHD_add_response_header(response, name, value) }
    return MHD_queue_response(connection, answer.status, response)
  }
}
