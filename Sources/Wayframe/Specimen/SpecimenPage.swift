import Canvas
import Foundation
import Geometry
import Pixels
import Text

/// Where the texts of a specimen stand on its page, in points.
struct SpecimenPage {
  let specimen: TextSpecimen
  let typesetter: Typesetter

  private static let margin = 20.0
  private static let captionWidth = 60.0
  /// Lines of a text stand so far apart, in sizes: enough for the tallest scripts and the arc's rise.
  private static let lineFactor = 1.9
  private static let groupGap = 14.0
  static let background = SRGBColor(0xEEF2F5)
  /// The second column's ground, which shows the halo.
  private static let haloGround = SRGBColor(0x7D97AD)

  private var columns: [Double] {
    (0..<3).map { Self.margin + Self.captionWidth + Double($0) * (specimen.columnWidth + Self.margin) }
  }

  var width: Double { (columns.last ?? 0) + specimen.columnWidth + Self.margin }

  private var groupHeight: Double { specimen.sizes.reduce(0, +) * Self.lineFactor + Self.groupGap }

  var height: Double { Self.margin * 2 + Double(specimen.samples.count) * groupHeight }

  func draw(into list: inout DisplayList, scale: Double) {
    let ground = Rect(x: columns[1] - Self.margin / 2, y: 0, width: specimen.columnWidth + Self.margin, height: height)
    list.fill(.rect(ground.scaled(by: scale)), color: Self.haloGround)
    for (i, sample) in specimen.samples.enumerated() {
      var y = Self.margin + Double(i) * groupHeight
      draw(caption: sample.language, at: Point(Self.margin, y + 16), into: &list, scale: scale)
      for size in specimen.sizes {
        y += size * Self.lineFactor
        draw(sample, size: size, baseline: y, into: &list, scale: scale)
      }
    }
  }

  private func draw(caption: String, at point: Point, into list: inout DisplayList, scale: Double) {
    let line = typesetter.line(caption, style: TextStyle(size: 11 * scale))
    let color = specimen.textColor.opacity(0.6)
    list.text([line.placed(at: point * scale)]) { list in
      list.glyphs(line.placedPaths(at: point * scale), paint: .solid(color))
    }
  }

  private func draw(
    _ sample: TextSpecimen.Sample, size: Double, baseline: Double, into list: inout DisplayList, scale: Double
  ) {
    var style = TextStyle(size: size * scale, language: sample.language)
    var line = typesetter.line(sample.text, style: style)
    let room = specimen.columnWidth * scale
    if line.width > room {
      style.size *= room / line.width
      line = typesetter.line(sample.text, style: style)
    }
    let paint = Paint.solid(specimen.textColor)
    // Texts from right to left begin at the right side.
    func left(_ column: Int) -> Double { columns[column] * scale + (line.isRightToLeft ? room - line.width : 0) }
    let places = [0, 1].map { Point(left($0), baseline * scale) }
    list.text([line.placed(at: places[0])]) { $0.glyphs(line.placedPaths(at: places[0]), paint: paint) }
    let haloed = line.placedPaths(at: places[1])
    let first = list.commands.count
    list.glyphs(haloed, outset: Float(specimen.haloWidth * scale), paint: .solid(specimen.haloColor))
    list.text([line.placed(at: places[1])], halo: first..<list.commands.count) { $0.glyphs(haloed, paint: paint) }
    let middle = line.width / 2 + 4 * scale
    let arc = arc(size: size, baseline: baseline, scale: scale)
    if let curved = line.curved(along: arc, at: middle, maxAngle: 30) {
      var path = Path()
      curved.append(to: &path)
      list.text([curved.placed]) { $0.fill(path, color: specimen.textColor) }
    }
  }

  /// A flat arch over the third column and a little beyond, half the size high.
  private func arc(size: Double, baseline: Double, scale: Double) -> [Point] {
    (0...60).map { step in
      let t = Double(step) / 60
      let rise = size * 0.5 * (1 - (2 * t - 1) * (2 * t - 1))
      return Point(columns[2] + t * (specimen.columnWidth + 16), baseline - size * 0.35 - rise) * scale
    }
  }
}

extension FrameRenderer {
  /// The page of a specimen: a row for each text, in columns plain, with halo and along a curve.
  ///
  /// - Parameters:
  ///   - specimen: the texts and their look.
  ///   - scale: pixels per point.
  public func specimen(_ specimen: TextSpecimen, scale: Double = 2) throws(FrameError) -> Frame {
    typesetter.beginPicture()
    let page = SpecimenPage(specimen: specimen, typesetter: typesetter)
    return try self.page(
      width: page.width, height: page.height, scale: scale, background: SpecimenPage.background, elements: [],
      file: specimen.file
    ) { list in page.draw(into: &list, scale: scale) }
  }
}
