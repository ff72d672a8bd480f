import Geometry
import Pixels

/// Cuts a list into parts that can be planned side by side, each with what later parts hide.
///
/// Cuts lie outside all clips and layers. How many there are cannot change a pixel: hiding leaves out only what nobody
/// would see.
struct Segments {
  struct Segment {
    var commands: Range<Int>
    var occluders: Occluders
  }

  /// Fewer commands than this are not worth another thread.
  private static var smallestCount: Int { 64 }

  private(set) var segments: [Segment] = []

  init(_ list: DisplayList, _ structure: Structure, wanted: Int) {
    let count = list.commands.count
    let parts = structure.open.isEmpty ? max(min(wanted, count / Self.smallestCount), 1) : 1
    guard parts > 1 else {
      segments = [Segment(commands: 0..<count, occluders: Occluders())]
      return
    }
    let frame = PixelBounds(minX: 0, minY: 0, maxX: Float(list.width), maxY: Float(list.height))
    let weights = list.commands.map { Self.weight($0, list) }
    let total = weights.reduce(0, +)
    var occluders = Occluders()
    var end = count
    var sum = 0
    list.verbs.withUnsafeBufferPointer { verbs in
      list.points.withUnsafeBufferPointer { points in
        let paths = PathStore(verbs: verbs, points: points)
        var known = occluders
        var i = count - 1
        while i >= 0 {
          // A group is passed as a whole: nothing inside is opaque for the outside.
          let begin = structure.partner.isEmpty ? -1 : Int(structure.partner[i])
          let first = begin >= 0 ? begin : i
          sum += weights[first...i].reduce(0, +)
          if begin < 0 { known.add(list.commands[i], list, paths, frame) }
          i = first - 1
          if sum * parts >= total * (segments.count + 1) || i < 0 {
            segments.append(Segment(commands: first..<end, occluders: occluders))
            occluders = known
            end = first
          }
        }
      }
    }
    segments.reverse()
  }

  /// About the work of planning a command.
  private static func weight(_ command: DisplayList.Command, _ list: DisplayList) -> Int {
    switch command {
    case .fill(let path, _, _): path.points.count + 8
    case .stroke(let path, _, _), .outset(let path, _, _): path.points.count * 4 + 8
    case .glyphs(let glyphs, _, _): glyphs.count * 8
    case .extrusions(let index): list.extrusionLayers[index].faces.count * 8
    default: 8
    }
  }
}

extension Occluders {
  /// Takes up a command outside all clips and layers.
  mutating func add(_ command: DisplayList.Command, _ list: DisplayList, _ paths: PathStore, _ frame: PixelBounds) {
    guard case .fill(let range, _, let paint) = command, Self.canHide(pointCount: range.points.count),
      list.paint(paint).isOpaque, let path = paths[range], let bounds = path.bounds
    else { return }
    add(path, bounds: bounds, frame: frame)
  }
}

extension Paint {
  /// Whether every pixel it yields is known to be opaque; images are not looked at.
  fileprivate var isOpaque: Bool {
    func isOpaque(_ stops: [GradientStop]) -> Bool { !stops.isEmpty && stops.allSatisfy { $0.color.alpha >= 1 } }
    switch self {
    case .solid(let color): return color.pixel.alpha == 255
    case .linearGradient(let gradient): return GradientTable.isDrawn(gradient) && isOpaque(gradient.stops)
    case .radialGradient(let gradient): return GradientTable.isDrawn(gradient) && isOpaque(gradient.stops)
    case .image: return false
    }
  }
}
