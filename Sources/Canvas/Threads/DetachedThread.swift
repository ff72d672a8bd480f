#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A thread that nobody waits for.
package final class DetachedThread {
  private let body: @Sendable () -> Void

  private init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  /// A stack as deep as the main thread's, which Foundation's and Dispatch's threads do not have everywhere.
  package static let deepStackBytes = 8 << 20

  /// - Parameter stackBytes: how deep its stack is; the system's choice when `nil`.
  /// - Returns: whether the system granted the thread.
  package static func start(stackBytes: Int? = nil, _ body: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    if let stackBytes { pthread_attr_setstacksize(&attributes, stackBytes) }
    pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED))
    let thread = Unmanaged.passRetained(DetachedThread(body))
    #if canImport(Darwin)
      var number: pthread_t?
    #else
      var number = pthread_t()
    #endif
    let failure = pthread_create(
      &number, &attributes,
      { argument in
        let pointer: UnsafeMutableRawPointer? = argument
        guard let pointer else { return nil }
        Unmanaged<DetachedThread>.fromOpaque(pointer).takeRetainedValue().body()
        return nil
      }, thread.toOpaque())
    guard failure == 0 else {
      thread.release()
      return false
    }
    return true
  }
}
