import Foundation
import Geometry
import Icons
import Pixels

/// Draws the needle's disc.
struct CompassView {
  let compass: Compass
  let frame: Rect
  let colors: InterfaceColors

  func artwork() -> Artwork {
    var art = Artwork(.compassButton)
    art.panel(frame, radius: 24, colors.surface, colors, isCard: false)
    let bearing = compass.bearingDegrees.isFinite ? compass.bearingDegrees : 0
    let angle = -bearing.truncatingRemainder(dividingBy: 360) * .pi / 180
    art.icon(
      ControlIcon.compass(
        north: colors.compassNorth, south: colors.compassSouth, tick: colors.compassTick, hub: colors.surface),
      center: frame.center, size: 40, rotation: Rotation(sine: sin(angle), cosine: cos(angle)), [:])
    return art
  }
}

struct MyLocationView {
  let isActive: Bool
  let frame: Rect
  let colors: InterfaceColors

  func artwork() -> Artwork {
    var art = Artwork(.myLocationButton)
    art.panel(frame, radius: 24, colors.surface, colors, isCard: false)
    art.icon(ControlIcon.locate, center: frame.center, size: 28, [.main: isActive ? colors.accent : colors.icon])
    return art
  }
}

/// Draws the report button: a pill with its label that shrinks to a disc.
struct ReportView {
  let report: Report
  let frame: Rect
  let isRightToLeft: Bool
  let colors: InterfaceColors
  let type: Typography
  let factor: Double

  static func fullWidth(label: Double) -> Double { 12 + 30 + 8 + label + 18 }

  func artwork() -> Artwork {
    var art = Artwork(.reportIncidentButton)
    art.panel(frame, radius: 24, colors.surface, colors, isCard: false)
    let box = LeadingFrame(frame: frame, isRightToLeft: isRightToLeft)
    let roles: [VectorIcon.Role: Color] = [.fill: colors.reportFill, .line: colors.reportLine]
    let line = type.line(report.label, TypeSpec(16 * factor, bold: true))
    let full = Self.fullWidth(label: line.width)
    let share = min(max((frame.width - 48) / max(full - 48, 1), 0), 1)
    art.icon(
      ControlIcon.report, center: box.point(24 + (27 - 24) * share, 24), size: 34 - 4 * share, roles)
    // The label fades before the pill has closed in on it.
    let opacity = Float(min(max(share * 2 - 1, 0), 1))
    if opacity > 0 {
      art.clipped(to: .roundedRect(frame, radius: 24)) { art in
        art.text(
          line, at: box.origin(line, leading: 50, baseline: Typography.baseline(48, line.spec.size)),
          colors.ink.opacity(opacity), on: colors.surface)
      }
    }
    return art
  }
}

struct RecenterView {
  let recenter: Recenter
  let frame: Rect
  let isRightToLeft: Bool
  let colors: InterfaceColors
  let type: Typography
  let factor: Double

  static func fullWidth(label: Double) -> Double { 14 + 26 + 8 + label + 18 }

  func artwork() -> Artwork {
    var art = Artwork(.recenterButton)
    art.panel(frame, radius: 24, colors.surface, colors, isCard: false)
    let box = LeadingFrame(frame: frame, isRightToLeft: isRightToLeft)
    guard frame.width > 48 else {
      art.icon(ControlIcon.recenter, center: frame.center, size: 26, [.main: colors.accent])
      return art
    }
    art.icon(ControlIcon.recenter, center: box.point(27, 24), size: 26, [.main: colors.accent])
    let line = type.line(recenter.label, TypeSpec(16 * factor, bold: true))
    art.text(
      line, at: box.origin(line, leading: 48, baseline: Typography.baseline(48, line.spec.size)), colors.accent,
      on: colors.surface)
    return art
  }
}

/// Draws who made the map.
struct AttributionView {
  let text: String
  let frame: Rect
  let colors: InterfaceColors
  let type: Typography
  let factor: Double

  static func spec(_ factor: Double) -> TypeSpec { TypeSpec(10 * factor) }

  func artwork() -> Artwork {
    var art = Artwork(.attribution)
    art.fill(frame, radius: frame.height / 2, colors.attributionPlate)
    let spec = Self.spec(factor)
    let room = max(frame.width - 12, 1)
    let line = type.line(text, spec.scaled(min(room / max(type.width(text, spec), 1), 1)))
    art.text(
      line, at: Point(frame.minX + 6, frame.minY + Typography.baseline(frame.height, line.spec.size)),
      colors.attributionText, on: colors.attributionPlate)
    return art
  }
}
