extension Int {
  /// The number with the words that agree with it, such as "1 node has" and "2 nodes have".
  func counted(_ one: String, _ many: String) -> String { "\(self) \(self == 1 ? one : many)" }
}
