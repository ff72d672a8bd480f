import Synchronization

/// What the elements of a file are as features, each mapped when a frame first sees it, and the last views as a whole.
///
/// Elements are mapped by themselves, so that which frames came before does not show.
final class KeptElements: Sendable {
  private typealias Mapped = [(layer: OSMLayer, feature: Feature)]

  private struct View {
    var elements: [Int32]
    var hasSea: Bool
    var layers: OSMLayers
  }

  private struct Kept {
    var elements: [Int32: Mapped] = [:]
    var bytes = 0
    /// The one used last comes last.
    var views: [View] = []
    /// Joined names by the elements that they were joined of.
    var names: [(elements: [Int32], features: [Feature])] = []
  }

  private let kept = Mutex(Kept())
  /// About how many bytes of features are kept between frames.
  let byteLimit: Int
  /// Views, and sets of names, that are kept: a frame asks for its ground, for signs around it and for places.
  private static let viewLimit = 4

  init(byteLimit: Int = 128 << 20) { self.byteLimit = byteLimit }

  /// About how many bytes the features kept take.
  var bytes: Int { kept.withLock { $0.bytes } }

  /// The layers of a view.
  ///
  /// - Parameters:
  ///   - elements: what is seen, in the order of the features.
  ///   - begin: adds what comes before all elements.
  ///   - map: adds an element's features.
  ///   - join: joins the names of all.
  func view(
    _ elements: [Int32], hasSea: Bool, begin: (inout OSMLayers) -> Void, map: (Int32, inout OSMLayers) -> Void,
    join: (inout OSMLayers) -> Void
  ) -> OSMLayers {
    kept.withLock { kept in
      if let index = kept.views.lastIndex(where: { $0.hasSea == hasSea && $0.elements == elements }) {
        let view = kept.views.remove(at: index)
        kept.views.append(view)
        return view.layers
      }
      var layers = OSMLayers()
      begin(&layers)
      var named: [Int32] = []
      for element in elements {
        let mapped = kept.elements[element] ?? Self.mapped(element, map, in: &kept)
        for (layer, feature) in mapped {
          layers.append(feature, to: layer)
          if layer == .transportationName { named.append(element) }
        }
      }
      if let index = kept.names.lastIndex(where: { $0.elements == named }) {
        let names = kept.names.remove(at: index)
        kept.names.append(names)
        layers.setNames(names.features)
      } else {
        join(&layers)
        if kept.names.count >= Self.viewLimit { kept.names.removeFirst() }
        kept.names.append((named, layers[.transportationName]))
      }
      if kept.bytes > byteLimit {
        kept = Kept()
      } else {
        if kept.views.count >= Self.viewLimit { kept.views.removeFirst() }
        kept.views.append(View(elements: elements, hasSea: hasSea, layers: layers))
      }
      return layers
    }
  }

  private static func mapped(_ element: Int32, _ map: (Int32, inout OSMLayers) -> Void, in kept: inout Kept) -> Mapped {
    var layers = OSMLayers()
    map(element, &layers)
    var mapped: Mapped = []
    for layer in OSMLayer.allCases {
      for feature in layers[layer] { mapped.append((layer, feature)) }
    }
    kept.elements[element] = mapped
    kept.bytes += 48 + mapped.reduce(0) { $0 + $1.feature.byteCount }
    return mapped
  }
}
