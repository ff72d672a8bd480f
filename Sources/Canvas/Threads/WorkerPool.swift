#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Threads that wait for work between frames: none starts or ends with a frame.
///
/// The caller's own thread takes part, so a pool of one has no threads at all. One job at a time; its owner ensures
/// that.
final class WorkerPool: @unchecked Sendable {
  private let barrier = Barrier()
  private var workerCount = 0

  /// `threads`: how many take part, the caller's included; fewer if the system grants no more.
  init(threads: Int) {
    for _ in 1..<max(threads, 1) {
      let (barrier, number) = (barrier, workerCount + 1)
      if DetachedThread.start({ barrier.serve(number) }) { workerCount += 1 }
    }
  }

  deinit { barrier.stop() }

  /// Runs `job` once on every thread, with the thread's number, and returns when all are done.
  ///
  /// A thread may keep the closure a moment longer, but does not call it again.
  func run(_ job: @escaping @Sendable (Int) -> Void) {
    guard workerCount > 0 else { return job(0) }
    barrier.start(job, workers: workerCount)
    job(0)
    barrier.waitForWorkers()
  }
}

/// Where a pool's threads meet; lives until the last of them has left.
private final class Barrier: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var job: (@Sendable (Int) -> Void)?
  /// Counts jobs, so that no thread does one twice.
  private var generation = 0
  private var running = 0
  private var isStopped = false

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  func start(_ job: @escaping @Sendable (Int) -> Void, workers: Int) {
    pthread_mutex_lock(mutex)
    self.job = job
    generation += 1
    running = workers
    pthread_cond_broadcast(condition)
    pthread_mutex_unlock(mutex)
  }

  func waitForWorkers() {
    pthread_mutex_lock(mutex)
    while running > 0 { pthread_cond_wait(condition, mutex) }
    job = nil
    pthread_mutex_unlock(mutex)
  }

  func stop() {
    pthread_mutex_lock(mutex)
    isStopped = true
    pthread_cond_broadcast(condition)
    pthread_mutex_unlock(mutex)
  }

  func serve(_ number: Int) {
    var done = 0
    while let job = nextJob(after: &done) {
      job(number)
      pthread_mutex_lock(mutex)
      running -= 1
      if running == 0 { pthread_cond_broadcast(condition) }
      pthread_mutex_unlock(mutex)
    }
  }

  /// Waits for a job this thread has not done; nothing when the pool is gone.
  private func nextJob(after done: inout Int) -> (@Sendable (Int) -> Void)? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while generation == done && !isStopped { pthread_cond_wait(condition, mutex) }
    guard !isStopped else { return nil }
    done = generation
    return job
  }
}
