import Geometry

extension Feature {
  /// About how many bytes of memory it takes.
  var byteCount: Int {
    let (lists, points) =
      switch geometry {
      case .points(let points): (1, points.count)
      case .lines(let lines): (lines.count, lines.reduce(0) { $0 + $1.count })
      case .polygons(let polygons):
        (
          polygons.reduce(0) { $0 + 2 + $1.rings.count },
          polygons.reduce(0) { $0 + $1.rings.reduce(0) { $0 + $1.count } }
        )
      }
    let faces = form?.roofs.reduce(0) { $0 + ($1?.faces.count ?? 0) } ?? 0
    return 144 + 40 * lists + 16 * points + 48 * properties.capacity + 192 * faces
  }
}
