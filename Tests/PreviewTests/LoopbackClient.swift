import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A browser's part of one request, byte by byte, so that tests can say what browsers never would.
struct LoopbackClient {
  let port: UInt16

  struct Answer {
    var status: Int
    var headers: [String: String]
    var body: [UInt8]

    var text: String { String(decoding: body, as: UTF8.self) }
  }

  struct Failure: Error {}

  /// - Parameters:
  ///   - host: the header `Host`; the server's own when `nil`.
  ///   - headers: further lines, each with its end.
  func get(_ path: String, host: String? = nil, method: String = "GET", headers: String = "") throws -> Answer {
    let host = host ?? "127.0.0.1:\(port)"
    return try answer(to: "\(method) \(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\(headers)\r\n")
  }

  /// What comes back for a request as it is sent.
  func answer(to request: String) throws -> Answer {
    let socket = try begin(request)
    defer { close(socket) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(socket, &part, part.count, 0)
      guard count > 0 else { break }
      bytes += part[..<count]
    }
    return try Self.answer(bytes)
  }

  /// Sends a request, or a part of one, and leaves the connection open: its socket.
  func begin(_ request: String) throws -> Int32 {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard socket >= 0 else { throw Failure() }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let connected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0 else {
      close(socket)
      throw Failure()
    }
    var waiting = Array(request.utf8)[...]
    while !waiting.isEmpty {
      let sent = waiting.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard sent > 0 else { break }
      waiting = waiting.dropFirst(sent)
    }
    return socket
  }

  private static func answer(_ bytes: [UInt8]) throws -> Answer {
    guard let end = bytes.indices.first(where: { bytes[$0...].starts(with: Array("\r\n\r\n".utf8)) }) else {
      throw Failure()
    }
    let lines = String(decoding: bytes[..<end], as: UTF8.self).split(separator: "\r\n")
    let status = lines.first.flatMap { Int($0.split(separator: " ").dropFirst().first ?? "") }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    guard let status else { throw Failure() }
    return Answer(status: status, headers: headers, body: Array(bytes[(end + 4)...]))
  }
}

extension String {
  /// As an argument of an address.
  var asArgument: String { addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "" }
}
