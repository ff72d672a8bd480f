import Foundation
import JSON
import Suites
import Wayframe

/// The local page of a scene: it shows the frame, and every change is drawn at once.
///
/// It listens on 127.0.0.1 alone, answers only requests that name this address as their host and know the token, reads
/// only files that the scene names, and writes nothing.
public final class PreviewServer {
  /// What to open in a browser.
  public var address: String { "http://127.0.0.1:\(server.port)/?token=\(token)" }

  private let server: LoopbackServer
  private let token: String

  /// - Parameters:
  ///   - path: the scene's file, which must be readable at first.
  ///   - port: 0 for any that is free.
  ///   - token: what addresses must carry; letters and digits, at random.
  ///   - makeRenderer: makes a renderer; asked again when the map or the style has changed.
  public convenience init(
    path: String, port: UInt16 = 0, makeRenderer: @escaping @Sendable () throws(FrameError) -> FrameRenderer
  ) throws {
    let token = (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined()
    try self.init(path: path, port: port, token: token, makeRenderer: makeRenderer)
  }

  init(
    path: String, port: UInt16, token: String, makeRenderer: @escaping @Sendable () throws(FrameError) -> FrameRenderer
  ) throws {
    let session = try PreviewSession(path: path, makeRenderer: makeRenderer)
    _ = try session.scene()
    self.token = token
    server = try LoopbackServer(port: port) { request in
      PreviewAnswers(session: session, token: token).answer(request)
    }
  }
}

/// Answers the page's requests.
struct PreviewAnswers: Sendable {
  let session: PreviewSession
  let token: String

  /// How long a browser waits for news of the files, and how often they are looked at.
  private static let (newsSeconds, glanceMicroseconds) = (20.0, UInt32(200_000))

  func answer(_ request: LocalRequest) -> LocalResponse {
    guard request.method == "GET" else { return .error("only GET is answered", status: 405) }
    guard isOwnHost(request.host) else { return .error("the address must be 127.0.0.1 with its port", status: 403) }
    guard request.arguments["token"] == token else {
      return .error("open the address that the program printed, with its token", status: 403)
    }
    do {
      switch request.path {
      case "/": return try page()
      case "/frame": return try frame(request)
      case "/layout": return try layout(request)
      case "/events": return news(since: request.arguments["since"])
      default: return .error("there is nothing at \(request.path)", status: 404)
      }
    } catch let error as PreviewError {
      switch error {
      case .longState: return .error("\(error)", status: 413)
      case .otherFiles: return .error("\(error)", status: 403)
      case .malformedState, .cannotListen: return .error("\(error)", status: 400)
      }
    } catch {
      return .error(shown(error), status: 422)
    }
  }

  /// A page elsewhere whose name was made to lead here sends its own name as host.
  private func isOwnHost(_ host: String?) -> Bool {
    host?.wholeMatch(of: /127\.0\.0\.1(:\d{1,5})?/) != nil
  }

  private func page() throws -> LocalResponse {
    let html = try PageTemplate.preview.document(
      title: URL(filePath: session.path).lastPathComponent, sources: "img-src blob:; connect-src 'self'",
      data: try PreviewStart(session.scene(), path: session.path, stamp: session.stamp).json,
      withoutScript: "<div class=\"plain\"><p>The preview needs JavaScript.</p></div>\n")
    return LocalResponse(type: "text/html; charset=utf-8", body: Array(html.utf8))
  }

  private func frame(_ request: LocalRequest) throws -> LocalResponse {
    let state = try PreviewState(request.arguments["state"])
    let isFull = request.arguments["scale"] != "1"
    guard let picture = try session.picture(state, isFull: isFull) else {
      return .error("a newer request came", status: 409)
    }
    var response = LocalResponse(type: "image/png", body: picture.png)
    // Only digits go back into a header.
    response.headers["X-Wayframe-Sequence"] = request.arguments["sequence"].flatMap(UInt64.init).map(String.init) ?? "0"
    response.headers["X-Wayframe-Milliseconds"] = String(Int(picture.milliseconds.rounded()))
    return response
  }

  private func layout(_ request: LocalRequest) throws -> LocalResponse {
    let look = try session.look(PreviewState(request.arguments["state"]))
    return .json(PreviewLook(look).json.text())
  }

  /// Waits until a file has changed, or a while.
  private func news(since known: String?) -> LocalResponse {
    let deadline = Date(timeIntervalSinceNow: Self.newsSeconds)
    var stamp = session.stamp.text
    while stamp == known && Date() < deadline {
      usleep(Self.glanceMicroseconds)
      stamp = session.stamp.text
    }
    var news = JSONObject()
    news["stamp"] = .string(stamp)
    do {
      news["start"] = try PreviewStart(session.scene(), path: session.path, stamp: session.stamp).json
    } catch {
      news["error"] = .string(shown(error))
    }
    return .json(JSONValue.object(news).text())
  }

  /// A message without the folder that the scene lies in.
  private func shown(_ error: any Error) -> String {
    let folder = URL(filePath: session.path).deletingLastPathComponent().path()
    return "\(error)".replacing(" with --set", with: "").replacing(folder, with: "")
  }
}

extension LocalResponse {
  static func error(_ text: String, status: UInt32) -> LocalResponse {
    var object = JSONObject()
    object["error"] = .string(text)
    return .json(JSONValue.object(object).text(), status: status)
  }
}
