import Guidance

/// The words of `route.speedLimit` in place of a number.
private enum LimitWord: String, CaseIterable {
  case none, unlimited, unknown
}

extension PostedLimit {
  /// `{"value": 50, "unit": "km/h"}`, or a word: `none` and `unlimited` mean the same.
  init?(_ name: String, of object: inout SceneObject) throws(SceneError) {
    if object.isString(name), let word = try object.value(name, as: LimitWord.self) {
      self = word == .unknown ? .unknown : .unlimited
      return
    }
    guard var limit = try object.object(name) else { return nil }
    guard let value = try limit.number("value", in: 1...500) else {
      throw .missingKey(file: object.file, key: limit.key("value"))
    }
    let unit = try limit.value("unit", as: SpeedLimit.Unit.self) ?? .kilometresPerHour
    try limit.finish()
    self = .limit(SpeedLimit(value: value, unit: unit))
  }
}
