import Geometry

extension DisplayList {
  /// Draws another list over what is there, moved; its ground is not drawn.
  ///
  /// - Returns: where each command of the other list, and their end, came to stand among this one's.
  @discardableResult
  public mutating func append(_ other: DisplayList, at offset: Point) -> [Int] {
    let mover = ListMover(other: other, move: .translation(offset), firstImage: images.count)
    for image in other.images { _ = add(image) }
    var places: [Int] = []
    for command in other.commands {
      places.append(commands.count)
      mover.append(command, to: &self)
    }
    places.append(commands.count)
    for writing in other.writings { writings.append(mover.moved(writing, places)) }
    return places
  }
}

/// Moves what the commands of a list consist of.
private struct ListMover {
  let other: DisplayList
  let move: AffineTransform
  /// Where the other list's pictures begin among the target's.
  let firstImage: Int

  func append(_ command: DisplayList.Command, to list: inout DisplayList) {
    switch command {
    case .fill(let range, let rule, let paint): list.fill(moved(range), rule: rule, paint: moved(paint))
    case .stroke(let range, let index, let paint):
      let stroke = other.strokes[index]
      if let transform = stroke.transform {
        // The path lies in a plane of its own, which is seen from the same eye.
        list.stroke(
          path(range), style: stroke.style, paint: moved(paint), transform: transform.then(ProjectiveTransform(move)))
      } else {
        list.stroke(moved(range), style: stroke.style, paint: moved(paint))
      }
    case .outset(let range, let distance, let paint):
      list.outset(moved(range), by: distance, paint: moved(paint))
    case .glyphs(let range, let outset, let paint):
      let glyphs = other.glyphs[range].map { glyph in
        var glyph = glyph
        glyph.origin += delta
        return glyph
      }
      list.glyphs(glyphs, outset: outset, paint: moved(paint))
    case .shadow(let rect, let radius, let sigma, let color):
      list.shadow(rect.offset(by: Point(move.tx, move.ty)), radius: radius, sigma: sigma, color: color)
    case .extrusions(let index):
      var layer = other.extrusionLayers[index]
      for place in layer.faces.indices {
        layer.faces[place].path = list.add(moved(layer.faces[place].path))
        let depth = layer.faces[place].inverseDepth
        layer.faces[place].inverseDepth.z = depth.z - depth.x * delta.x - depth.y * delta.y
      }
      list.extrusions(layer)
    case .beginClip(let range, let rule): list.commands.append(.beginClip(list.add(moved(range)), rule))
    case .beginLayer, .endClip, .endLayer: list.commands.append(command)
    }
  }

  /// - Parameter places: where the other list's commands came to stand.
  func moved(_ writing: DisplayList.Writing, _ places: [Int]) -> DisplayList.Writing {
    func range(_ old: Range<Int>) -> Range<Int> {
      old.isEmpty ? 0..<0 : places[old.lowerBound]..<places[old.upperBound]
    }
    var moved = writing
    moved.commands = range(writing.commands)
    moved.halo = range(writing.halo)
    for index in moved.lines.indices {
      moved.lines[index].transforms = writing.lines[index].transforms.map { $0.then(move) }
    }
    return moved
  }

  private var delta: SIMD2<Float> { SIMD2<Float>(Point(move.tx, move.ty)) }

  private func path(_ range: DisplayList.PathRange) -> Path {
    Path(verbs: other.verbs[range.verbs], points: other.points[range.points])
  }

  private func moved(_ range: DisplayList.PathRange) -> Path { path(range).transformed(by: move) }

  private func moved(_ reference: DisplayList.PaintReference) -> Paint {
    switch other.paint(reference) {
    case .solid(let color): return .solid(color)
    case .linearGradient(var gradient):
      gradient.start += delta
      gradient.end += delta
      return .linearGradient(gradient)
    case .radialGradient(var gradient):
      gradient.center += delta
      return .radialGradient(gradient)
    case .image(var image):
      image.image += firstImage
      image.transform = image.transform.then(move)
      return .image(image)
    }
  }
}
