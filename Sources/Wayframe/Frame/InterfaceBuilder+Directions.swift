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
      summary: format.text(value: distance.value, unit: distance.unit) + " · " + arrival, rows: rows)
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
      turn(step), title: first.name.isEmpty ? plates.joined(separator: " / ") : first.name,
      subtitle: second.map(words), distance: distance.map { format.text(value: $0.value, unit: $0.unit) },
      isCurrent: isCurrent, isDestination: step.maneuver.isArrival)
    row.exit = badge(text.exit)
    if !first.name.isEmpty && row.subtitle == nil { row.plates = plates }
    return row
  }

  /// "toward San Jose": the small word with numbers and name.
  private func words(_ row: InstructionText.Row) -> String {
    ([row.conjunction].compactMap { $0 } + row.shields.map(\.text) + [row.name]).filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
