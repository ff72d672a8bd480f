#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A thread with a stack as deep as the main thread's, which Foundation's and Dispatch's do not have everywhere.
final class DrawingThread {
  private let body: @Sendable () -> Void

  private init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  private static let stackBytes = 8 << 20

  /// Whether the system granted the thread.
  static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackBytes)
    pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED))
    let thread = Unmanaged.passRetained(DrawingThread(body))
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
        Unmanaged<DrawingThread>.fromOpaque(pointer).takeRetainedValue().body()
        return nil
      }, thread.toOpaque())
    guard failure == 0 else {
      thread.release()
      return false
    }
    return true
  }
}
