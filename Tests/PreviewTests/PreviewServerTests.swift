import Foundation
import JSON
import Synchronization
import TestSupport
import Testing
import Wayframe

@testable import Preview

@Suite struct PreviewServerTests {
  private static let samples = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Assets/Samples").standardizedFileURL.path()
  static let day = samples + "/helsinki/day.json"
  private static let token = "abc123"

  private let server: PreviewServer
  private let client: LoopbackClient

  init() throws {
    server = try PreviewServer(path: Self.day, port: 0, token: Self.token) { () throws(FrameError) in
      try FrameRenderer(threads: 2)
    }
    client = LoopbackClient(port: server.port)
  }

  private func get(_ path: String, state: String? = nil, _ more: String = "") throws -> LoopbackClient.Answer {
    let stated = state.map { "&state=\($0.asArgument)" } ?? ""
    return try client.get("\(path)?token=\(Self.token)\(stated)\(more)")
  }

  @Test func onlyItsOwnHostIsAnswered() throws {
    let address = "/?token=\(Self.token)"
    #expect(try client.get(address).status == 200)
    for host in ["localhost:\(server.port)", "evil.example", "127.0.0.1.evil.example", "127.0.0.1:1", ""] {
      let answer = try client.get(address, host: host)
      #expect([400, 403].contains(answer.status), "\(host)")
      #expect(!answer.text.contains("<html"))
    }
  }

  @Test func theTokenIsNeededEverywhere() throws {
    for path in ["/", "/frame", "/layout", "/events", "/other"] {
      #expect(try client.get(path).status == 403)
      #expect(try client.get("\(path)?token=").status == 403)
      #expect(try client.get("\(path)?token=\(Self.token)4").status == 403)
    }
  }

  @Test func tokensDifferFromServerToServer() throws {
    let make = { @Sendable () throws(FrameError) in try FrameRenderer() }
    let addresses = try (0..<2).map { _ in try PreviewServer(path: Self.day, makeRenderer: make).address }
    let tokens = addresses.compactMap { $0.split(separator: "=").last }
    #expect(tokens[0] != tokens[1])
    #expect(tokens.allSatisfy { $0.count >= 16 })
    #expect(addresses.allSatisfy { $0.hasPrefix("http://127.0.0.1:") })
  }

  @Test func unknownPathsAndMethodsAreRefused() throws {
    #expect(try get("/other").status == 404)
    #expect(try get("/../../etc/passwd").status == 404)
    #expect(try client.get("/?token=\(Self.token)", method: "POST").status == 405)
    #expect(try client.get("/?token=\(Self.token)", method: "DELETE").status == 405)
  }

  @Test(arguments: ["{", "[1]", "7", "\"text\"", "{\"a=b\": 1}", "{\"\": 1}"])
  func aStateThatIsNoObjectOfKeysIsRefused(_ state: String) throws {
    let answer = try get("/frame", state: state)
    #expect(answer.status == 400)
    #expect(answer.text.contains("the state must be a JSON object"))
  }

  @Test func aStateBeyondTheLimitIsRefused() throws {
    let long = "{\"locale\": \"\(String(repeating: "x", count: PreviewState.limit))\"}"
    #expect(try get("/frame", state: long).status == 413)
    #expect(try get("/frame", state: String(repeating: "x", count: 400_000)).status == 414)
  }

  @Test func aValueOutOfRangeSaysWhatIsAllowed() throws {
    let answer = try get("/frame", state: #"{"settings.navigationHeaderBackgroundAlpha": 2}"#)
    #expect(answer.status == 422)
    #expect(answer.text.contains("navigationHeaderBackgroundAlpha"))
    #expect(!answer.text.contains(Self.samples))
  }

  @Test(arguments: [
    #"{"map.style": "/etc/passwd"}"#, #"{"map.sources": ["/etc/passwd"]}"#, #"{"route.response": "/etc/passwd"}"#,
    #"{"position.image": "/etc/passwd"}"#, #"{"views": [{"name": "a", "image": "/etc/passwd", "top": 1, "left": 1}]}"#,
  ])
  func filesThatTheSceneDoesNotNameAreNotRead(_ state: String) throws {
    for path in ["/frame", "/layout"] {
      let answer = try get(path, state: state)
      #expect([403, 422].contains(answer.status), "\(answer.text)")
      #expect(!answer.text.contains("root:"))
    }
  }

  @Test func theFrameIsTheOneThatRenderDraws() throws {
    let state = #"{"lightingMode": "lowLight", "settings.compassButton": false, "device.scale": 2}"#
    let answer = try get("/frame", state: state, "&sequence=17&scale=full")
    #expect(answer.status == 200)
    #expect(answer.headers["content-type"] == "image/png")
    #expect(answer.headers["x-wayframe-sequence"] == "17")
    #expect(answer.headers["x-wayframe-milliseconds"].flatMap(Int.init) != nil)
    let scene = try NavigationScene(
      path: Self.day, overrides: ["lightingMode=lowLight", "settings.compassButton=false", "device.scale=2"])
    #expect(answer.body == (try FrameRenderer(threads: 1).frame(of: scene).png()))
  }

  @Test func whileAGestureLastsOnePixelAPointIsDrawn() throws {
    let answer = try get("/frame", "&scale=1")
    let scene = try NavigationScene(path: Self.day, overrides: ["device.scale=1"])
    #expect(answer.body == (try FrameRenderer().frame(of: scene).png()))
  }

  @Test func pagesThatAskAtOnceAllGetTheirPicture() async throws {
    let (client, address) = (client, "/frame?token=\(Self.token)&scale=1")
    let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<3 { group.addTask { try client.get(address).status } }
      return try await group.reduce(into: [Int]()) { $0.append($1) }
    }
    #expect(statuses == [200, 200, 200])
  }

  @Test func headersTakeOnlyNumbersFromTheAddress() throws {
    let answer = try get("/frame", "&scale=1&sequence=1%0d%0aX-Evil:%201")
    #expect(answer.headers["x-wayframe-sequence"] == "0")
    #expect(answer.headers["x-evil"] == nil)
    #expect(answer.headers["cache-control"] == "no-store")
    #expect(answer.headers["x-frame-options"] == "DENY")
  }

  @Test func theLayoutIsInPointsWithFindingsAndCamera() throws {
    let answer = try get(
      "/layout",
      state: ##"{"settings.navigationHeaderPrimaryBackgroundColor": "#7FB8A4", "settings.indoorPicker": false}"##)
    let look = try JSONValue(parsing: answer.body, file: "layout")
    #expect(look["width"]?.number == 393)
    #expect(look["scale"]?.number == 3)
    let names = Set(look["elements"]?.array?.compactMap { $0["name"]?.string } ?? [])
    #expect(names.isSuperset(of: ["navigationHeader", "navigationFooter", "compassButton"]))
    let header = look["elements"]?.array?.first { $0["name"]?.string == "navigationHeader" }
    #expect((header?["width"]?.number ?? 0) < 393)
    #expect(look["findings"]?.array?.contains { $0["subject"]?.string == "indoorPicker" } == true)
    // Helsinki's centre.
    #expect(abs((look["camera"]?["latitude"]?.number ?? 0) - 60.17) < 0.02)
    #expect(abs((look["camera"]?["longitude"]?.number ?? 0) - 24.94) < 0.02)
    let places = look["landmarks"]?.array?.filter { $0["kind"]?.string == "position" } ?? []
    try #require(places.count == 1)
    #expect((places[0]["y"]?.number ?? 900) < 852)
  }

  @Test func thePageBeginsWithSettingsDevicesAndRoute() throws {
    let html = try get("/").text
    #expect(!html.contains(Self.samples))
    let start = try #require(html.firstMatch(of: /id="data">(.*?)<\/script>/)).1
    let data = try JSONValue(parsing: Array(start.utf8), file: "data")
    #expect(data["scenePath"]?.string == "day.json")
    #expect(data["now"]?["position"]?.number == 620)
    #expect(data["now"]?["time"]?.string == "2026-06-21T12:00")
    #expect(data["now"]?["zone"]?.string == "+03:00")
    #expect(data["now"]?["device"]?.string == "phone")
    let settings = data["groups"]?.array?.flatMap { $0["settings"]?.array ?? [] } ?? []
    let compass = settings.first { $0["name"]?.string == "compassButton" }
    #expect(compass?["default"] == .object(JSONObject(["9.3": .bool(false), "11.0": .bool(true)])))
    let names = settings.compactMap { $0["name"]?.string }
    #expect(Set(names).count == names.count)
    #expect(names.count > 38)
    #expect(data["devices"]?.array?.contains { $0["name"]?.string == "smallPhone" } == true)
    #expect((data["route"]?["length"]?.number ?? 0) > 2_000)
  }

  @Test func aChangedFileIsNewsAndABrokenOneAnError() throws {
    let folder = try TemporaryFolder()
    let text = try String(contentsOfFile: Self.day, encoding: .utf8)
      .replacing("helsinki.osm.pbf", with: Self.samples + "/helsinki/helsinki.osm.pbf")
      .replacing("helsinki-1.valhalla", with: Self.samples + "/helsinki/helsinki-1.valhalla")
    let path = try folder.write(text.utf8, to: "scene.json")
    let session = try PreviewSession(path: path) { () throws(FrameError) in try FrameRenderer() }
    let answers = PreviewAnswers(session: session, token: "t")
    func news(since stamp: String) throws -> JSONValue {
      let request = LocalRequest(path: "/events", host: "127.0.0.1", arguments: ["token": "t", "since": stamp])
      return try JSONValue(parsing: answers.answer(request).body, file: "news")
    }
    let first = try news(since: "")
    let stamp = try #require(first["stamp"]?.string)
    #expect(first["start"]?["now"]?["locale"]?.string == "en_US")
    _ = try folder.write(text.replacing("en_US", with: "no locale").utf8, to: "scene.json")
    let second = try news(since: stamp)
    #expect(second["stamp"]?.string != stamp)
    #expect(second["error"]?.string?.contains("locale") == true)
    #expect(second["error"]?.string?.contains(folder.path) == false)
    _ = try folder.write(text.replacing("en_US", with: "de_DE").utf8, to: "scene.json")
    let third = try news(since: try #require(second["stamp"]?.string))
    #expect(third["error"] == nil)
    #expect(third["start"]?["now"]?["locale"]?.string == "de_DE")
  }

  @Test func framesOfASuiteAreShownByName() throws {
    let folder = try TemporaryFolder()
    let suite = """
      {"scenes": ["\(Self.day)"], "variants": {"locale": ["it_IT", "ar_EG"], "device": ["smallPhone"]}, "name": "{locale}"}
      """
    let path = try folder.write(suite.utf8, to: "suite.json")
    let session = try PreviewSession(path: path) { () throws(FrameError) in try FrameRenderer() }
    let answers = PreviewAnswers(session: session, token: "t")
    func answer(_ path: String, _ frame: String) -> LocalResponse {
      let arguments = ["token": "t", "frame": frame, "state": #"{"settings.compassButton": false, "device.scale": 1}"#]
      return answers.answer(LocalRequest(path: path, host: "127.0.0.1", arguments: arguments))
    }
    #expect(try session.frames().map(\.name) == ["it_IT", "ar_EG"])
    let html = String(decoding: answer("/", "ar_EG").body, as: UTF8.self)
    let start = try #require(html.firstMatch(of: /id="data">(.*?)<\/script>/)).1
    let data = try JSONValue(parsing: Array(start.utf8), file: "data")
    #expect(data["frame"]?.string == "ar_EG")
    #expect(data["now"]?["locale"]?.string == "ar_EG")
    #expect(data["now"]?["width"]?.number == 375)
    let overrides = ["locale=ar_EG", "device=smallPhone", "settings.compassButton=false", "device.scale=1"]
    let scene = try NavigationScene(path: Self.day, overrides: overrides)
    #expect(answer("/frame", "ar_EG").body == (try FrameRenderer().frame(of: scene).png()))
    // Without such a frame the first one is shown.
    #expect(answer("/frame", "none").body == answer("/frame", "it_IT").body)
  }

  @Test func whoWaitsForNewsIsAnsweredWhenTheServerEnds() throws {
    let session = try PreviewSession(path: Self.day) { () throws(FrameError) in try FrameRenderer() }
    let answers = PreviewAnswers(session: session, token: "t")
    let stamp = session.stamp(nil).text
    session.isOver.store(true, ordering: .relaxed)
    let request = LocalRequest(path: "/events", host: "127.0.0.1", arguments: ["token": "t", "since": stamp])
    #expect(try JSONValue(parsing: answers.answer(request).body, file: "news")["stamp"]?.string == stamp)
  }

  @Test func aTakenPortIsNamed() {
    #expect(throws: PreviewError.self) {
      try PreviewServer(path: Self.day, port: server.port, token: "t") { () throws(FrameError) in
        try FrameRenderer()
      }
    }
  }
}

extension JSONObject {
  fileprivate init(_ members: KeyValuePairs<String, JSONValue>) {
    self.init()
    for (name, value) in members { self[name] = value }
  }
}
