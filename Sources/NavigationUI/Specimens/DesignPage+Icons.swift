import Geometry
import Guidance
import Icons
import Pixels

extension DesignPage {
  mutating func drawManeuvers(_ theme: InterfaceTheme) {
    let palette = HeaderPalette(isLowLight: theme == .night)
    let style = CellStyle(
      ground: palette.primary.background, label: palette.primary.soft,
      roles: [
        .main: palette.primary.on, .ghost: palette.primary.on.opacity(0.45), .moat: palette.primary.background,
      ], iconSize: 64, columns: 8, height: 118)
    var y = title("Manoeuvres", note: "48 grid · shaft 6.5 · swept-back head · ghost 45 % behind a gap of 1.75")
    y = heading("Every manoeuvre but roundabouts", at: y)
    let named = Maneuver.allCases.filter { !"\($0)".hasPrefix("roundabout") }
    y = grid(named.map { Cell(label: Self.words("\($0)"), icon: ManeuverIcon.icon(for: $0)) }, style, at: y)
    for (isClockwise, side) in [(false, "right"), (true, "left")] {
      y = heading("Roundabouts, traffic on the \(side), by the exit's angle", at: y)
      let angles = [0.0, 30, 45, 90, 135, -45, -90, 180]
      y = grid(
        angles.map {
          Cell(
            label: "\($0 < 0 ? "−" : "")\(Int(abs($0)))°",
            icon: RoundaboutIcon.icon(exitAngleDegrees: $0, isClockwise: isClockwise))
        }, style, at: y)
    }
    end(at: y)
  }

  mutating func drawLanesAndControls(_ theme: InterfaceTheme) {
    let palette = HeaderPalette(isLowLight: theme == .night)
    let mapPalette = self.palette(theme)
    var y = title("Lanes, controls, incidents", note: "Recommended directions in the text's colour, others dimmed")
    y = heading("Lanes", at: y)
    let lanes = CellStyle(
      ground: palette.secondary.background, label: palette.secondary.soft,
      roles: [.main: palette.recommendedLane, .ghost: palette.laneDim, .moat: palette.secondary.background],
      iconSize: 56, columns: 10, height: 100)
    y = grid(Self.lanes, lanes, at: y)
    y = heading("Controls", at: y)
    let controls = CellStyle(
      ground: colors.surface, label: colors.ink2,
      roles: [.main: colors.icon, .fill: colors.reportFill, .line: colors.reportLine], iconSize: 40, columns: 8,
      height: 92)
    y = grid(
      [
        Cell(label: "position", icon: ControlIcon.dart), Cell(label: "locate", icon: ControlIcon.locate),
        Cell(label: "recenter", icon: ControlIcon.recenter), Cell(label: "report", icon: ControlIcon.report),
        Cell(label: "close", icon: ControlIcon.close), Cell(label: "check", icon: ControlIcon.check),
        Cell(label: "list", icon: ControlIcon.list), Cell(label: "entrance", icon: ControlIcon.entrance),
        Cell(label: "left", icon: ControlIcon.chevronLeft), Cell(label: "right", icon: ControlIcon.chevronRight),
        Cell(label: "up", icon: ControlIcon.chevronUp), Cell(label: "down", icon: ControlIcon.chevronDown),
        Cell(label: "destination", icon: ControlIcon.destination), Cell(label: "pin", icon: ControlIcon.smallPin),
        Cell(
          label: "compass",
          icon: ControlIcon.compass(
            north: colors.compassNorth, south: colors.compassSouth, tick: colors.compassTick, hub: colors.surface)),
      ], controls, at: y)
    var map = controls
    map.ground = theme.isDay ? Color(0xECEAE5) : Color(0x222A35)
    map.iconSize = 52
    map.columns = 7
    map.height = 104
    y = heading("Incidents", at: y)
    y = grid(HazardIcon.allCases.map { Cell(label: $0.rawValue, icon: $0.icon(mapPalette)) }, map, at: y)
    y = heading("On the map", at: y)
    y = grid(
      [
        Cell(label: "position", icon: MarkerIcon.position(mapPalette)),
        Cell(label: "destination", icon: MarkerIcon.destinationPin(mapPalette)),
        Cell(label: "waypoint", icon: MarkerIcon.waypointPin(label: pinLabel("2"), mapPalette)),
        Cell(label: "entrance", icon: MarkerIcon.entrance(mapPalette)),
        Cell(label: "traffic light", icon: MarkerIcon.trafficLight(mapPalette)),
        Cell(label: "stop", icon: MarkerIcon.stopSign(mapPalette)),
        Cell(label: "stop, near", icon: MarkerIcon.stopSign(mapPalette, hasText: true)),
      ], map, at: y)
    end(at: y)
  }

  /// "turnSlightLeft" as "turn slight left".
  private static func words(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
      .replacing("u turn", with: "U-turn")
  }

  /// A number's outlines with the middle of their ink at the origin.
  private func pinLabel(_ text: String) -> Path {
    let line = type.line(text, TypeSpec(18, bold: true)).line
    var path = Path()
    line.append(to: &path, at: -line.inkBounds.center)
    return path
  }

  private static let lanes: [Cell] = {
    func cell(_ label: String, _ directions: (LaneShape, Bool)...) -> Cell {
      Cell(
        label: label,
        icon: LaneIcon.icon(
          for: Lane(directions: directions.map { LaneDirection(laneShape: $0.0, recommended: $0.1) })))
    }
    let alone = [
      LaneShape.straight, .slightLeft, .slightRight, .normalLeft, .normalRight, .sharpLeft, .sharpRight, .uTurnLeft,
      .uTurnRight, .unknown,
    ].map { cell(words("\($0)"), ($0, true)) }
    return alone + [
      cell("through", (.straight, true), (.normalRight, false)),
      cell("turn", (.straight, false), (.normalRight, true)),
      cell("neither", (.straight, false), (.normalRight, false)),
      cell("left", (.normalLeft, true), (.straight, false)),
      cell("slight", (.straight, false), (.slightRight, true)),
      cell("three ways", (.normalLeft, true), (.straight, false), (.normalRight, false)),
      cell("three ways", (.slightLeft, false), (.straight, true), (.slightRight, false)),
      cell("U-turn, left", (.uTurnLeft, false), (.normalLeft, true)),
      cell("slight, right", (.slightRight, true), (.normalRight, false)),
      cell("left, right", (.normalLeft, false), (.normalRight, true)),
    ]
  }()
}
