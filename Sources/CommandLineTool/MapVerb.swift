import Foundation
import Wayframe

enum MapVerb: Verb {
  static let name = "map"
  static let summary = "draw a map in any MapLibre style, without route and interface"
  static let usage = "STYLE.json -o PICTURE.png --size WxH [--center LON,LAT --zoom Z | --bounds W,S,E,N] [options]"
  static let about = """
    Draws the map that a style of the MapLibre style specification describes. The style's own sources are opened: tiles by
    file:// and relative addresses, MBTiles (mbtiles://), PMTiles (pmtiles://), TileJSON, GeoJSON; its sprites too. What
    is on the network is not fetched: --sources puts a local file in the place of a source. What no layer covers stays
    transparent. The view is the style's own where no option gives it.
    """
  static let operand = OperandKind.files(["json"])
  static let options: [OptionSpecification] = [
    .value("--output", "-o", as: "FILE", .file, about: "the picture: .png, or .webp without loss"),
    .value("--size", as: "WxH", about: "the picture's size in points, such as 512x512"),
    .value("--pixel-ratio", as: "R", about: "pixels a point, 0.1 to 8; default: 1"),
    .value("--center", as: "LON,LAT", about: "what is in the middle, in degrees"),
    .value("--zoom", as: "Z", about: "the zoom, 0 to 25.5, of 512-point tiles"),
    .value("--bearing", as: "B", about: "the direction at the top, degrees clockwise from north"),
    .value("--pitch", as: "P", about: "the tilt from straight down, 0 to 60 degrees"),
    .value("--bounds", as: "W,S,E,N", about: "the places that the picture holds, as close as possible"),
    .value("--padding", as: "N", about: "points around the bounds; default: 0"),
    .value(
      "--sources", as: "NAME=FILE", about: "a file or folder in the place of a source of the style; may be given often"),
    .value(
      "--attribution", as: "CORNER", .words(MapCorner.allCases.map(\.rawValue)),
      about: "the credits of the sources in a corner of the picture"),
    .value("--attribution-text", as: "TEXT", about: "the credit in the place of the sources' own"),
    .value(
      "--scale-bar", as: "CORNER", .words(MapCorner.allCases.map(\.rawValue)),
      about: "a bar as long as a round distance, in a corner of the picture"),
    .value("--locale", as: "L", about: "whose units the scale bar has, such as en_US; default: en"),
    .threads,
    .fonts,
  ]
  static let examples = [
    "style.json -o map.png --size 512x512 --center 24.94,60.17 --zoom 12",
    "bright.json -o map.png --size 800x600 --bounds 24.8,60.1,25.1,60.3 --sources openmaptiles=fi.mbtiles",
  ]

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let path = try arguments.operand("one style")
    guard let output = try arguments.one("--output") else { throw UsageError("name the picture with -o") }
    let isWebP = output.lowercased().hasSuffix(".webp")
    guard isWebP || output.lowercased().hasSuffix(".png") || output == "-" else {
      throw UsageError("the picture must be called .png or .webp, not \"\(output)\"")
    }
    guard let size = try arguments.one("--size") else { throw UsageError("give the picture's size with --size WxH") }
    let sides = size.split(separator: "x", omittingEmptySubsequences: false).compactMap { Double($0) }
    guard sides.count == 2, sides.allSatisfy({ $0 >= 1 && $0 <= 16_384 }) else {
      throw UsageError("--size must be WxH in points, each 1 to 16384, not \"\(size)\"")
    }
    let ratio = try number("--pixel-ratio", arguments, 0.1...8) ?? 1
    let substitutes = try arguments.substitutes()
    let threads = try arguments.integer("--threads", in: 1...256) ?? AvailableProcessors.count
    let fonts = arguments.all("--fonts")
    let file = output == "-" ? nil : try OutputFile(output, keeping: [path])
    let map = try MapImage.Map(path: path, substitutes: substitutes)
    let viewpoint = try viewpoint(map, arguments, width: sides[0], height: sides[1], ratio: ratio)
    let image = try MapImage(
      map, viewpoint: viewpoint, fonts: fonts.isEmpty ? nil : fonts, threads: threads,
      marks: try marks(arguments))
    if !arguments.has("--quiet") {
      for warning in image.warnings { StandardStreams.note("wayframe map: warning: \(warning)") }
    }
    let bytes = isWebP ? try image.webP() : image.png(threads: threads)
    if let file { try file.write(bytes) } else { try StandardStreams.output(bytes) }
    return .success
  }

  private static func marks(_ arguments: Arguments) throws(UsageError) -> MapImage.Marks {
    func corner(_ name: String) throws(UsageError) -> MapCorner? {
      guard let text = try arguments.one(name) else { return nil }
      guard let corner = MapCorner(rawValue: text) else {
        throw UsageError(
          "\(name) must be one of \(MapCorner.allCases.map(\.rawValue).joined(separator: ", ")), not \"\(text)\"")
      }
      return corner
    }
    var marks = MapImage.Marks()
    marks.attributionPosition = try corner("--attribution")
    marks.scaleBarPosition = try corner("--scale-bar")
    marks.attributionText = try arguments.one("--attribution-text")
    if marks.attributionText != nil, marks.attributionPosition == nil { marks.attributionPosition = .bottomLeading }
    if let locale = try arguments.one("--locale") {
      guard NavigationScene.isLocale(locale) else {
        throw UsageError("--locale \(locale): write identifiers such as en_US, tr_TR, zh_TW")
      }
      marks.locale = locale
    }
    return marks
  }

  private static func viewpoint(
    _ map: MapImage.Map, _ arguments: Arguments, width: Double, height: Double, ratio: Double
  ) throws -> MapImage.Viewpoint {
    var view = map.viewpoint(width: width, height: height, pixelRatio: ratio)
    let padding = try number("--padding", arguments, 0...16_384)
    if let bearing = try number("--bearing", arguments, -3600...3600) { view.bearingDegrees = bearing }
    if let text = try arguments.one("--bounds") {
      let sides = try numbers(text, "--bounds", "W,S,E,N in degrees", count: 4)
      guard sides[1] <= sides[3], (-90...90).contains(sides[1]), (-90...90).contains(sides[3]),
        (-540...540).contains(sides[0]), (-540...540).contains(sides[2])
      else { throw UsageError("--bounds must be W,S,E,N in degrees, the south below the north, not \"\(text)\"") }
      view = .fitting(
        west: sides[0], south: sides[1], east: sides[2], north: sides[3], width: width, height: height,
        pixelRatio: ratio, bearingDegrees: view.bearingDegrees, padding: padding ?? 0)
    } else if padding != nil {
      throw UsageError("--padding needs --bounds")
    }
    if let text = try arguments.one("--center") {
      guard !arguments.has("--bounds") else { throw UsageError("give --center or --bounds, not both") }
      let place = try numbers(text, "--center", "LON,LAT in degrees", count: 2)
      guard (-90...90).contains(place[1]), (-540...540).contains(place[0]) else {
        throw UsageError("--center must be LON,LAT in degrees, not \"\(text)\"")
      }
      view.center = Coordinate(latitude: place[1], longitude: place[0])
    }
    if let zoom = try number("--zoom", arguments, 0...25.5) { view.zoom = zoom }
    if let pitch = try number("--pitch", arguments, 0...60) { view.pitchDegrees = pitch }
    return view
  }

  private static func number(
    _ name: String, _ arguments: Arguments, _ range: ClosedRange<Double>
  ) throws -> Double? {
    guard let text = try arguments.one(name) else { return nil }
    guard let value = Double(text), range.contains(value) else {
      throw UsageError("\(name) must be a number from \(range.lowerBound) to \(range.upperBound), not \"\(text)\"")
    }
    return value
  }

  private static func numbers(_ text: String, _ name: String, _ form: String, count: Int) throws -> [Double] {
    let values = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { Double($0) }
    guard values.count == count, values.allSatisfy(\.isFinite) else {
      throw UsageError("\(name) must be \(form), not \"\(text)\"")
    }
    return values
  }
}
