extension Operators {
  static let places: [String: Compile] = [:]
}
