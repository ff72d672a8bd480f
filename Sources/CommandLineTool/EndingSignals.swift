import Foundation
import Suites

/// The signals that ask the program to end: from the keyboard, from other programs, and from a terminal that closes.
enum EndingSignals {
  /// Those of them that were not ignored when the program began, as `nohup` asks for.
  private static let set: sigset_t = {
    var set = sigset_t()
    sigemptyset(&set)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let isIgnored = unsafeBitCast(signal(number, SIG_DFL), to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      if isIgnored { signal(number, SIG_IGN) } else { sigaddset(&set, number) }
    }
    return set
  }()

  /// Holds them back from every thread that begins later; one of the two below must wait for them.
  static func hold() {
    var set = set
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Waits for one.
  @discardableResult
  static func wait() -> Int32 {
    var (set, number) = (set, Int32(0))
    while sigwait(&set, &number) != 0 {}
    return number
  }

  /// From now on one of them removes files that are not whole and ends the program as it would have without this.
  static func removeUnfinishedFiles() {
    Thread.detachNewThread {
      let number = wait()
      TemporaryNames.all.end {
        signal(number, SIG_DFL)
        var set = set
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
        raise(number)
        // Of a signal that does not end it at once nothing is waited for.
        _exit(128 + number)
      }
    }
  }
}
