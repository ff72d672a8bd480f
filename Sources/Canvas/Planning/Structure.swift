import Pixels

/// Which `end…` belongs to which `begin…`, found in one forward pass.
struct Structure {
  /// For an end command the index of its beginning, and the other way round; -1 for everything else and for ends without
  /// a beginning.
  private(set) var partner: [Int32] = []
  /// Beginnings that nothing ends: they reach to the end of the list.
  private(set) var open: [Int] = []

  /// Empty tables when the list has neither clips nor layers.
  init(_ commands: [DisplayList.Command]) {
    var stack: [Int] = []
    for (i, command) in commands.enumerated() {
      switch command {
      case .beginClip, .beginLayer:
        if partner.isEmpty { partner = [Int32](repeating: -1, count: commands.count) }
        stack.append(i)
      case .endClip, .endLayer:
        guard let begin = stack.last, Self.matches(commands[begin], command) else { continue }
        stack.removeLast()
        partner[begin] = Int32(i)
        partner[i] = Int32(begin)
      default: break
      }
    }
    open = stack
  }

  private static func matches(_ begin: DisplayList.Command, _ end: DisplayList.Command) -> Bool {
    switch (begin, end) {
    case (.beginClip, .endClip), (.beginLayer, .endLayer): true
    default: false
    }
  }
}
