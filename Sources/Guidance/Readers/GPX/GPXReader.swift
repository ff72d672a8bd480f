import Geometry
import JSON
import ShownText
import XML

/// GPX 1.0 and 1.1: every track and every route (`trk`, `rte`) is a route, in the file's order.
///
/// Source: topografix.com/gpx.asp. Between a track's segments (`trkseg`) the receiver was off: there is a gap, which has
/// no length and takes no time. Times of points give the durations; without them 50 km/h is assumed. What has fewer than
/// two points is skipped.
struct GPXReader {
  var options: ReadingOptions
  /// Whether the caller named the format.
  var isNamed = false

  private struct Line {
    /// "track" or "route" and its number among its kind.
    var title: String
    var name: String?
    var points: [Coordinate] = []
    var times: [Double?] = []
    /// Where each segment begins.
    var segmentStarts: [Int] = []
    var lastPointName: String?

    mutating func beginSegment() { segmentStarts.append(points.count) }

    /// The points of each segment that has a line.
    var segments: [Range<Int>] {
      let starts = [0] + segmentStarts + [points.count]
      return zip(starts, starts.dropFirst()).compactMap { $1 - $0 >= 2 ? $0..<$1 : nil }
    }
  }

  /// The elements whose own name and time count.
  private static let parents: Set = ["trk", "rte", "trkpt", "rtept"]

  private var unknownFormat: RouteError {
    isNamed ? .otherFormat(file: options.file, named: .gpx) : .unknownFormat(file: options.file)
  }

  func read(_ bytes: [UInt8]) throws(RouteError) -> RouteResponse {
    guard XMLScanner.looksLikeXML(bytes) else { throw unknownFormat }
    var scanner = try scanner(of: bytes)
    var lines: [Line] = []
    var counts: [String: Int] = [:]
    var line: Line?
    var isInPoint = false
    var open: [String] = []
    var field: String?
    var text = ""
    var sawRoot = false
    while let event = try next(&scanner) {
      let name = scanner.name
      switch event {
      case .start(let isEmpty):
        if !sawRoot, name != "gpx" { throw unknownFormat }
        sawRoot = true
        text = ""
        // What extensions hold may have the same names.
        field = isEmpty || !Self.parents.contains(open.last ?? "") ? nil : name
        if !isEmpty { open.append(name) }
        switch name {
        case "trk", "rte":
          counts[name, default: 0] += 1
          line = isEmpty ? nil : Line(title: "\(name == "trk" ? "track" : "route") \(counts[name] ?? 0)")
          isInPoint = false
        case "trkseg": line?.beginSegment()
        case "trkpt" where line != nil, "rtept" where line != nil:
          let point = try self.point(&scanner, element: name, index: line?.points.count ?? 0)
          line?.points.append(point)
          line?.times.append(nil)
          isInPoint = !isEmpty
        default: break
        }
      case .text:
        if field != nil, text.utf8.count < 1000 { text += scanner.text }
      case .end:
        open.removeLast()
        if field == name { take(name, text, isInPoint: isInPoint, into: &line) }
        field = nil
        if name == "trkpt" || name == "rtept" { isInPoint = false }
        if name == "trk" || name == "rte", let done = line {
          lines.append(done)
          line = nil
        }
      }
    }
    guard sawRoot else { throw unknownFormat }
    var routes: [Route] = []
    var warnings: [String] = []
    let isUsable = lines.contains { !$0.segments.isEmpty }
    for line in lines {
      let path = line.name.map { "\"\($0.shown())\"" } ?? line.title
      if isUsable, line.segments.isEmpty {
        warnings.append("\(path) has fewer than 2 points in a row and was left out.")
      } else {
        routes.append(try route(line, path: path))
      }
    }
    return RouteResponse(routes: routes, format: .gpx, warnings: warnings)
  }

  private func take(_ name: String, _ text: String, isInPoint: Bool, into line: inout Line?) {
    guard let points = line?.points.count, points > 0 || !isInPoint else { return }
    let value = text.trimmedOfSpace
    switch name {
    case "name" where isInPoint: line?.lastPointName = value.isEmpty ? nil : value
    case "name": line?.name = value.isEmpty ? nil : value
    case "time" where isInPoint: line?.times[points - 1] = InternetTime.seconds(value)
    default: break
    }
  }

  private func scanner(of bytes: [UInt8]) throws(RouteError) -> XMLScanner {
    do throws(XMLFault) { return try XMLScanner(bytes) } catch { throw notXML(error) }
  }

  private func next(_ scanner: inout XMLScanner) throws(RouteError) -> XMLScanner.Event? {
    do throws(XMLFault) { return try scanner.next() } catch { throw notXML(error) }
  }

  private func notXML(_ fault: XMLFault) -> RouteError {
    let detail =
      switch fault.kind {
      case .malformed: fault.reason
      case .truncated: "it ends within \(fault.reason)"
      case .encoding: "it is in \(fault.reason); write it as UTF-8"
      }
    return .notXML(file: options.file, line: fault.line, detail: detail)
  }

  private func point(
    _ scanner: inout XMLScanner, element: String, index: Int
  ) throws(RouteError) -> Coordinate {
    let path = "\(element) at line \(scanner.line())"
    func number(_ name: StaticString) throws(RouteError) -> Double {
      guard let text = scanner.attribute(name) else {
        throw .missing(file: options.file, path: "\(path), \(name)", expected: "a number of degrees")
      }
      guard let number = Double(written: text.trimmedOfSpace, isScientific: true) else {
        throw .unexpected(
          file: options.file, path: "\(path), \(name)", expected: "a number of degrees",
          found: "the text \"\(text.shown(limit: 40))\"")
      }
      return number
    }
    let point = Coordinate(latitude: try number("lat"), longitude: try number("lon"))
    guard abs(point.latitude) <= 90, abs(point.longitude) <= 540 else {
      throw .coordinateOutOfRange(
        file: options.file, path: path, index: index, latitude: point.latitude, longitude: point.longitude,
        precision: nil)
    }
    return point
  }

  private func route(_ line: Line, path: String) throws(RouteError) -> Route {
    let segments = line.segments
    guard let last = segments.last else {
      throw .geometryTooShort(file: options.file, path: path, points: min(line.points.count, 1))
    }
    var draft = RouteDraft(file: options.file, path: path)
    draft.label = line.name
    var durations: [Double]? = []
    for segment in segments {
      let hasGap = draft.points.last.map { $0 != line.points[segment.lowerBound] } ?? false
      _ = draft.add(piece: Array(line.points[segment]))
      let times = line.times[segment].compactMap { $0 }
      guard times.count == segment.count else {
        durations = nil
        continue
      }
      durations? += (hasGap ? [0] : []) + zip(times, times.dropFirst()).map { max(0, $1 - $0) }
    }
    var leg = RouteDraft.DraftLeg(firstPoint: 0, lastPoint: max(0, draft.points.count - 1))
    leg.title = last.upperBound == line.points.count ? line.lastPointName : nil
    if let durations, case let sum = durations.reduce(0, +), sum > 0, sum <= 1e9 {
      leg.segmentDurations = durations
      leg.duration = sum
      draft.duration = sum
    }
    draft.legs = [leg]
    draft.assumeSpeed()
    return try draft.finished()
  }
}
