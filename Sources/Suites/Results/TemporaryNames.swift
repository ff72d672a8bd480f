import Foundation
import Synchronization

/// The names under which this process writes files before they are whole.
///
/// A signal that ends the process removes them; those of a process that was killed go when their folder is next written to.
/// The list is the process's own, because a signal is.
package final class TemporaryNames: Sendable {
  /// The process's list.
  package static let all = TemporaryNames()

  private struct State {
    var names: Set<String> = []
    var sweptFolders: Set<String> = []
    var count = 0
  }

  private let state = Mutex(State())
  private static let prefix = ".wayframe-"
  static let suffix = ".part"

  /// Opens a new file in a folder; it is locked as long as it is open, which says that somebody writes it.
  ///
  /// - Returns: its name and descriptor, or the system's error number.
  func open(in folder: String) -> Result<(name: String, descriptor: Int32), ErrorNumber> {
    sweep(folder)
    for _ in 0..<1_000 {
      let (name, descriptor, failure) = state.withLock { state in
        state.count += 1
        let name = "\(folder)/\(Self.prefix)\(getpid())-\(state.count)\(Self.suffix)"
        let descriptor = Foundation.open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
        let failure = errno
        if descriptor >= 0 { state.names.insert(name) }
        return (name, descriptor, failure)
      }
      guard descriptor >= 0 else {
        if failure == EEXIST || failure == EINTR { continue }
        return .failure(ErrorNumber(code: failure))
      }
      var status = stat()
      // Between the two calls another process may have taken the file for one that was left behind.
      if flock(descriptor, LOCK_EX) != 0 || (fstat(descriptor, &status) == 0 && status.st_nlink > 0) {
        return .success((name, descriptor))
      }
      close(descriptor)
      forget(name)
    }
    return .failure(ErrorNumber(code: EEXIST))
  }

  /// Changes names while no signal can end the process; `names` are no longer temporary afterwards.
  func settle(_ names: [String], _ body: () -> ErrorNumber?) -> ErrorNumber? {
    state.withLock { state in
      let failure = body()
      state.names.subtract(names)
      return failure
    }
  }

  private func forget(_ name: String) { state.withLock { _ = $0.names.remove(name) } }

  /// Removes all of them and hands the process over: nothing is written under such a name afterwards.
  package func end(_ finish: () -> Void) {
    state.withLock { state in
      for name in state.names { unlink(name) }
      finish()
    }
  }

  /// Removes what killed processes left in a folder, once for each folder.
  private func sweep(_ folder: String) {
    guard state.withLock({ $0.sweptFolders.insert(folder).inserted }),
      let entries = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { return }
    for entry in entries where entry.hasPrefix(Self.prefix) && entry.hasSuffix(Self.suffix) {
      let path = "\(folder)/\(entry)"
      let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
      close(descriptor)
    }
  }
}

/// An error number of the system.
struct ErrorNumber: Error {
  let code: Int32
}
