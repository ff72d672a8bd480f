import Guidance
import NavigationUI

extension InterfaceBuilder {
  /// The steps ahead as a list: at the start the departure too, then the current step and all after it.
  func directionsList(width: Double) -> DirectionsList? {
    guard let progress else { return nil }
    let announced = progress.announcedSteps
    let departure = progress.followedStep.flatMap { $0.maneuver == .depart ? $0 : nil }
    let steps = [departure].compactMap { $0 } + announced
    let rows = steps.indices.map { index in
      row(
        steps[index], isCurrent: steps[index] == announced.first, progress,
        length: steps.indices.contains(index + 1)
          ? steps[index + 1].distanceAlongRoute - max(steps[index].distanceAlongRoute, progress.distanceAlongRoute)
          : nil)
    }
    let distance = format.distance(metres: progress.distanceRemaining)
    let arrival = Phrase.arrive.text(in: language, "time", arrival(in: progress.timeRemaining))
    var list = DirectionsList(
      width: width, time: duration(seconds: progress.timeRemaining),
      delay: scene.isTrafficEnabled ? DelayCategory(progress) : .noData,
      summary: format.isolated(format.text(value: distance.value, unit: distance.unit)) + " · "
        + format.isolated(arrival), rows: rows)
    list.theme = theme
    list.language = language
    list.isRightToLeft = format.isRightToLeft
    list.textScale = scene.device.textSize.factor
    return list
  }

  /// - Parameter length: metres to the step after it.
  private func row(_ step: Step, isCurrent: Bool, _ progress: RouteProgress, length: Double?) -> DirectionsList.Row {
    let text = instruction(step, progress, distance: nil)
    let (first, second) = (text.firstRow, text.secondRow)
    let plates = first.shields.map(\.text)
    let distance = length.flatMap { format.roundsToZero(metres: $0) ? nil : format.distance(metres: $0) }
    var row = DirectionsList.Row(
      turn(step), title: first.name.isEmpty ? joined(plates, " / ") : first.name, subtitle: second.map(words),
      distance: distance.map { format.text(value: $0.value, unit: $0.unit) },
      isCurrent: isCurrent, isDestination: step.maneuver.isArrival)
    row.subtitleNames = second.map { joined($0.shields.map(\.text) + [$0.name], " ") }
    row.exit = badge(text.exit)
    if !first.name.isEmpty && row.subtitle == nil { row.plates = plates }
    return row
  }

  /// "toward San Jose": the small words with numbers and name.
  private func words(_ row: InstructionText.Row) -> String {
    let names = joined(row.shields.map(\.text) + [row.name], " ")
    return ([row.conjunction].compactMap { $0 } + [names]).filter { !$0.isEmpty }.joined(separator: " ")
      + (row.following ?? "")
  }

  /// Plates and names as one text, each kept whole.
  private func joined(_ pieces: [String], _ separator: String) -> String {
    pieces.filter { !$0.isEmpty }.map(format.isolated).joined(separator: separator)
  }
}
