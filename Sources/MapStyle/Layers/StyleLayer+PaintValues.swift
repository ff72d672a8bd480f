import Pixels

/// The value of a paint property as text.
public struct PaintValue: Sendable, Hashable {
  /// Such as `fill-color`.
  public let property: String
  /// A colour as `#RRGGBB`, numbers with commas between them.
  public let text: String
}

extension StyleLayer {
  /// What the style states of the layer's look: the values in `context` of its properties that are the same for all features.
  public func paintValues(_ context: EvaluationContext) -> [PaintValue] {
    var list = PaintValueList(context: context)
    switch kind {
    case .background(let layer):
      list.add("background-color", layer.color)
      list.add("background-opacity", layer.opacity)
    case .fill(let layer):
      list.add("fill-color", layer.color)
      list.add("fill-opacity", layer.opacity)
      list.add("fill-outline-color", layer.outlineColor)
      list.add("fill-translate", layer.translate) { PaintValueList.text([$0.x, $0.y]) }
    case .line(let layer):
      list.add("line-color", layer.color)
      list.add("line-opacity", layer.opacity)
      list.add("line-width", layer.width)
      list.add("line-gap-width", layer.gapWidth)
      list.add("line-offset", layer.offset)
      list.add("line-dasharray", layer.dashArray)
      list.add("line-translate", layer.translate) { PaintValueList.text([$0.x, $0.y]) }
    case .symbol(let layer):
      list.add("text-color", layer.textColor)
      list.add("text-opacity", layer.textOpacity)
      list.add("text-size", layer.textSize)
      list.add("text-halo-color", layer.textHaloColor)
      list.add("text-halo-width", layer.textHaloWidth)
      list.add("icon-opacity", layer.iconOpacity)
      list.add("icon-size", layer.iconSize)
    case .fillExtrusion(let layer):
      list.add("fill-extrusion-color", layer.color)
      list.add("fill-extrusion-opacity", layer.opacity)
      list.add("fill-extrusion-height", layer.height)
      list.add("fill-extrusion-base", layer.base)
    case .circle(let layer):
      list.add("circle-color", layer.color)
      list.add("circle-opacity", layer.opacity)
      list.add("circle-radius", layer.radius)
    case .raster, .hillshade, .heatmap, .unsupported: break
    }
    return list.values
  }

  /// The property that colours most of what a layer of this kind draws.
  public var mainColorProperty: String? {
    switch kind {
    case .background: "background-color"
    case .fill: "fill-color"
    case .line: "line-color"
    case .symbol: "text-color"
    case .fillExtrusion: "fill-extrusion-color"
    case .circle: "circle-color"
    case .raster, .hillshade, .heatmap, .unsupported: nil
    }
  }
}

/// Collects the values that a style states for all features alike.
private struct PaintValueList {
  let context: EvaluationContext
  var values: [PaintValue] = []

  mutating func add(_ name: String, _ property: StyleProperty<Color>) { add(name, property) { $0.hex } }
  mutating func add(_ name: String, _ property: StyleProperty<Color?>) { add(name, property) { $0?.hex } }
  mutating func add(_ name: String, _ property: StyleProperty<Double>) { add(name, property) { Self.text([$0]) } }
  mutating func add(_ name: String, _ property: StyleProperty<[Double]>) { add(name, property) { Self.text($0) } }
  mutating func add<Value>(_ name: String, _ property: StyleProperty<Value>, _ text: (Value) -> String?) {
    guard !property.isDefault, !property.dependsOnFeature, let text = text(property.value(context)) else { return }
    values.append(PaintValue(property: name, text: text))
  }

  /// Rounded to thousandths: no picture shows less.
  static func text(_ numbers: [Double]) -> String {
    numbers.map { (($0 * 1_000).rounded() / 1_000).shortText }.joined(separator: ", ")
  }
}
