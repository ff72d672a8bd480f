import Wayframe

/// The SDK's names of what an app lays on the map.
public typealias GMSOverlay = MapOverlay
public typealias GMSMarker = MapMarker
public typealias GMSPolyline = MapPolyline
public typealias GMSPolygon = MapPolygon
public typealias GMSCircle = MapCircle
public typealias GMSPath = MapPath
public typealias GMSMutablePath = MutableMapPath
public typealias GMSMarkerAnimation = MapMarker.Animation
public typealias GMSLengthKind = LengthKind
public typealias GMSStyleSpan = StyleSpan

/// How a stretch of a line is coloured.
public struct GMSStrokeStyle: Sendable, Hashable {
  fileprivate var from: UIColor
  fileprivate var to: UIColor?

  public static func solidColor(_ color: UIColor) -> GMSStrokeStyle { GMSStrokeStyle(from: color) }

  public static func gradient(from: UIColor, to: UIColor) -> GMSStrokeStyle { GMSStrokeStyle(from: from, to: to) }
}

/// The SDK's ways to make a span.
extension StyleSpan {
  public init(style: GMSStrokeStyle, segments: Double = 1) {
    self.init(color: style.from, toColor: style.to, segments: segments)
  }
}

/// Spans of given lengths along a path, styles and lengths taken in turn and over again until its end: dashes, for instance.
///
/// Without styles, and without a length above 0, there are none; at most 10,000.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func GMSStyleSpans(
  _ path: GMSPath, _ styles: [GMSStrokeStyle], _ lengths: [NSNumber], _ lengthKind: GMSLengthKind
) -> [GMSStyleSpan] {
  let lengths = lengths.map(\.doubleValue)
  let total = path.length(of: lengthKind)
  guard !styles.isEmpty, lengths.contains(where: { $0 > 0 }), lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else {
    return []
  }
  var reached: [Double] = []
  while reached.last ?? 0 < total, reached.count < 10_000 {
    reached.append((reached.last ?? 0) + lengths[reached.count % lengths.count])
  }
  let ends = path.segments(forRisingLengths: reached, kind: lengthKind)
  return zip([0] + ends, ends).enumerated().map { index, span in
    GMSStyleSpan(style: styles[index % styles.count], segments: span.1 - span.0)
  }
}
