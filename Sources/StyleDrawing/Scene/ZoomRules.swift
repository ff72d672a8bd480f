import JSON
import MapData
import MapStyle
import Pixels

/// A value between two others.
protocol Mixable: Sendable {
  func mixed(_ other: Self, _ share: Double) -> Self
}

extension Double: Mixable {
  func mixed(_ other: Double, _ share: Double) -> Double { self + (other - self) * share }
}

extension Color: Mixable {
  func mixed(_ other: Color, _ share: Double) -> Color {
    let mixed = premultiplied + (other.premultiplied - premultiplied) * Float(share)
    guard mixed.w > 0 else { return .clear }
    return Color(red: mixed.x / mixed.w, green: mixed.y / mixed.w, blue: mixed.z / mixed.w, alpha: mixed.w)
  }
}

/// At which zoom a style's values are taken.
///
/// Layout and filters see the zoom's whole part, paint without features the zoom itself; paint that depends on both
/// has its values at the whole zooms around, mixed as the property's curve runs between them.
struct ZoomRules: Sendable {
  let zoom: Double
  let level: Int
  let pitchDegrees: Double
  let images: Set<String>

  func context(
    _ feature: TileFeature? = nil, zoom: Double, structured: StructuredProperties? = nil,
    state: [String: JSONValue] = [:]
  ) -> EvaluationContext {
    EvaluationContext(
      zoom: zoom, feature: feature?.feature, pitchDegrees: pitchDegrees, availableImages: images,
      structuredProperties: structured?.values ?? [:], featureState: state)
  }

  func layout<T>(_ property: StyleProperty<T>, _ feature: DrawnFeature? = nil) -> T {
    property.value(feature?.layoutContext ?? context(zoom: Double(level)))
  }

  /// A paint value that does not depend on features.
  func paint<T>(_ property: StyleProperty<T>) -> T { property.value(context(zoom: zoom)) }

  func paint<T: Mixable>(_ property: StyleProperty<T>, _ feature: DrawnFeature) -> T {
    guard property.dependsOnFeature else { return property.value(context(zoom: zoom)) }
    let start = property.value(feature.layoutContext)
    guard let curve = property.zoomCurve, zoom > Double(level) else { return start }
    var next = feature.layoutContext
    next.zoom = Double(level + 1)
    return start.mixed(
      property.value(next), curve.share(of: zoom, from: Double(level), to: Double(level + 1)))
  }

  /// Patterns and dashes: values that are not mixed.
  func fixed<T>(_ property: StyleProperty<T>, _ feature: DrawnFeature) -> T { property.value(feature.layoutContext) }

  /// A value that is not mixed: at the zoom itself where features do not differ in it.
  func fixedOrExact<T>(_ property: StyleProperty<T>, _ feature: DrawnFeature) -> T {
    property.dependsOnFeature ? property.value(feature.layoutContext) : paint(property)
  }

  /// `text-size` and `icon-size`: mixed between the stops around the whole zooms.
  func size(_ property: StyleProperty<Double>, _ feature: DrawnFeature) -> Double {
    guard let curve = property.zoomCurve else { return property.value(feature.layoutContext) }
    let stops = curve.stops(around: Double(level)...Double(level + 1))
    let share = min(max(curve.share(of: zoom, from: stops.lowerBound, to: stops.upperBound), 0), 1)
    var context = feature.layoutContext
    context.zoom = stops.lowerBound
    let low = property.value(context)
    context.zoom = stops.upperBound
    return low.mixed(property.value(context), share)
  }

  /// The size at the next whole zoom, which boxes are made for.
  func layoutSize(_ property: StyleProperty<Double>, _ feature: DrawnFeature, zoom: Double? = nil) -> Double {
    var context = feature.layoutContext
    context.zoom = zoom ?? Double(level + 1)
    return property.value(context)
  }
}

/// A feature of a tile as a layer draws it.
struct DrawnFeature: Sendable {
  let item: SourceFeature
  /// At the level's zoom.
  let layoutContext: EvaluationContext
  var sortKey = 0.0
}
