import Foundation
import JSON
import Suites
import Wayframe

/// The local page of a scene or of a suite's frames: it shows the frame, and every change is drawn at once.
///
/// It listens on 127.0.0.1 alone, answers only requests that name this address as their host, come from its own page, where
/// the browser says so, and know the token, reads
/// only files that the scene names, and writes nothing.
public final class PreviewServer {
  /// What to open in a browser.
  public var address: String { "http://127.0.0.1:\(port)/?token=\(token)" }
  /// The port that it listens on.
  public var port: UInt16 { server.port }

  private let server: LoopbackServer
  private let session: PreviewSession
  private let token: String

  /// - Parameters:
  ///   - path: the scene's file or a suite, which must be readable at first.
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
    session = try PreviewSession(path: path, makeRenderer: makeRenderer)
    _ = try session.scene(nil)
    self.token = token
    let answers = PreviewAnswers(session: session, token: token)
    server = try LoopbackServer(port: port) { answers.answer($0) }
  }

  /// Ends what still waits for news; then the server ends.
  deinit { session.isOver.store(true, ordering: .relaxed) }
}

/// Answers the page's requests.
struct PreviewAnswers: Sendable {
  let session: PreviewSession
  let token: String

  /// How long a browser waits for news of the files, and how often they are looked at.
  private static let (newsSeconds, glanceMicroseconds) = (20.0, UInt32(200_000))

  func answer(_ request: LocalRequest) -> LocalResponse {
    guard request.method == "GET" else { return .error("only GET is answered", status: 405) }
    guard isOwn(host: request.host, port: request.port) else {
      return .error("the address must be 127.0.0.1 with its port", status: 403)
    }
    guard request.origin.map({ $0 == "http://127.0.0.1:\(request.port)" }) ?? true else {
      return .error("only the page of this address may ask", status: 403)
    }
    guard request.arguments["token"] == token else {
      return .error("open the address that the program printed, with its token", status: 403)
    }
    do {
      switch request.path {
      case "/": return try page(request)
      case "/frame": return try frame(request)
      case "/layout": return try layout(request)
      case "/events": return news(request)
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
  private func isOwn(host: String?, port: UInt16) -> Bool {
    host == "127.0.0.1:\(port)" || host == "127.0.0.1" && port == 80
  }

  private func page(_ request: LocalRequest) throws -> LocalResponse {
    let html = try PageTemplate.preview.document(
      title: URL(filePath: session.path).lastPathComponent, sources: "img-src blob:; connect-src 'self'",
      data: try PreviewStart(session, frame: request.arguments["frame"]).json,
      withoutScript: "<div class=\"plain\"><p>The preview needs JavaScript.</p></div>\n")
    return LocalResponse(type: "text/html; charset=utf-8", body: Array(html.utf8))
  }

  private func frame(_ request: LocalRequest) throws -> LocalResponse {
    let state = try PreviewState(request.arguments["state"], frame: request.arguments["frame"])
    let isFull = request.arguments["scale"] != "1"
    let picture = try session.picture(state, isFull: isFull)
    var response = LocalResponse(type: "image/png", body: picture.png)
    // Only digits go back into a header.
    response.headers["X-Wayframe-Sequence"] = request.arguments["sequence"].flatMap(UInt64.init).map(String.init) ?? "0"
    response.headers["X-Wayframe-Milliseconds"] = String(Int(picture.milliseconds.rounded()))
    return response
  }

  private func layout(_ request: LocalRequest) throws -> LocalResponse {
    let look = try session.look(PreviewState(request.arguments["state"], frame: request.arguments["frame"]))
    return .json(PreviewLook(look).json.text())
  }

  /// Waits until a file has changed, or a while.
  private func news(_ request: LocalRequest) -> LocalResponse {
    let (known, frame) = (request.arguments["since"], request.arguments["frame"])
    let deadline = Date(timeIntervalSinceNow: Self.newsSeconds)
    var stamp = session.stamp(frame).text
    while stamp == known && Date() < deadline && !session.isOver.load(ordering: .relaxed) {
      usleep(Self.glanceMicroseconds)
      stamp = session.stamp(frame).text
    }
    var news = JSONObject()
    news["stamp"] = .string(stamp)
    do {
      news["start"] = try PreviewStart(session, frame: frame).json
    } catch {
      news["error"] = .string(shown(error))
    }
    return .json(JSONValue.object(news).text())
  }

  /// A message without the folder that the scene lies in.
  private func shown(_ error: any Error) -> String {
    "\(error)".replacing(session.folder + "/", with: "")
  }
}

extension LocalResponse {
  static func error(_ text: String, status: UInt32) -> LocalResponse {
    var object = JSONObject()
    object["error"] = .string(text)
    return .json(JSONValue.object(object).text(), status: status)
  }
}
