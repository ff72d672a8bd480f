import Geometry
import Pixels

extension DisplayList {
  /// Some of the list's commands, each stretch in one opaque colour and without shadows, on nothing: tells which of them
  /// lies uppermost at each pixel.
  ///
  /// - Parameter parts: stretches of `commands` in drawing order, each with as many ends of clips and layers as beginnings;
  ///   ranges beyond the list are left out.
  public func silhouettes(of parts: [(commands: Range<Int>, color: Color)]) -> DisplayList {
    var list = self
    list.background = .clear
    list.commands = []
    list.writings = []
    for part in parts where part.commands.upperBound <= commands.count {
      for command in commands[part.commands] { list.append(command, in: part.color) }
    }
    return list
  }

  private mutating func append(_ command: Command, in color: Color) {
    let paint = PaintReference.solid(color)
    switch command {
    case .fill(let path, let rule, _): commands.append(.fill(path, rule, paint))
    case .stroke(let path, let stroke, _): commands.append(.stroke(path, stroke, paint))
    case .outset(let path, let distance, _): commands.append(.outset(path, distance, paint))
    case .glyphs(let glyphs, let distance, _): commands.append(.glyphs(glyphs, distance, paint))
    case .shadow: break
    case .extrusions(let index):
      var layer = extrusionLayers[index]
      for face in layer.faces.indices { layer.faces[face].color = color }
      layer.opacity = 1
      extrusions(layer)
    case .beginLayer: commands.append(.beginLayer(opacity: 1))
    case .beginClip, .endClip, .endLayer: commands.append(command)
    }
  }

  /// The colours of the solid paints in a stretch of commands, each once.
  public func solidColors(in range: Range<Int>) -> Set<Color> {
    var colors: Set<Color> = []
    for command in commands[range.clamped(to: commands.indices)] {
      switch command {
      case .fill(_, _, .solid(let color)), .stroke(_, _, .solid(let color)), .outset(_, _, .solid(let color)),
        .glyphs(_, _, .solid(let color)):
        colors.insert(color)
      case .extrusions(let index): colors.formUnion(extrusionLayers[index].faces.map(\.color))
      default: break
      }
    }
    return colors
  }
}
