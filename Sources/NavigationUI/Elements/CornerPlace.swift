import Geometry

extension Frames {
  /// A box in a corner of the map, moved along its edge towards the middle of the side, and above or below what stands there,
  /// until it is clear of all other elements; `nil` where there is no such place in the corner's half of the map.
  mutating func placeInCorner(
    _ corner: MapCorner, width: Double, height: Double, clearOf name: ElementName
  ) -> Rect? {
    let others = placeOthers(than: name)
    let upper = (corner.isTop ? top : bottom - height) + (corner.isTop ? model.padding.top : -model.padding.bottom)
    let x = corner.isTrailing ? trailing - width : leading
    var rows = [upper]
    // Beside what stands in the corner, else over it, else beside that, and so on.
    for other in others {
      rows.append(corner.isTop ? other.maxY + Measures.smallGap : other.minY - Measures.smallGap - height)
    }
    let map = Rect(x: 0, y: 0, width: model.width, height: model.height)
    let half =
      corner.isTop
      ? Rect(x: 0, y: 0, width: map.width, height: map.height * 0.75)
      : Rect(x: 0, y: map.height * 0.25, width: map.width, height: map.height * 0.75)
    let ordered = rows.filter { corner.isTop ? $0 >= upper : $0 <= upper }.sorted { corner.isTop ? $0 < $1 : $0 > $1 }
    for y in ordered {
      var columns = [x]
      for other in others where other.minY < y + height && other.maxY > y {
        columns.append(corner.isTrailing ? other.minX - Measures.smallGap - width : other.maxX + Measures.smallGap)
      }
      let sorted = columns.sorted { corner.isTrailing ? $0 > $1 : $0 < $1 }
      for column in sorted where corner.isTrailing ? column <= x : column >= x {
        let box = Rect(x: column, y: y, width: width, height: height)
        guard box.minX >= leading - 0.01, box.maxX <= trailing + 0.01 || width > trailing - leading, half.contains(box),
          !others.contains(where: { $0.inset(by: -Measures.air).intersects(box) }), clearOfPosition(box) == box
        else { continue }
        return box
      }
    }
    return nil
  }
}
