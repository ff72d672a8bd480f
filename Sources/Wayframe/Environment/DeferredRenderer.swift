/// A map view's renderer: one that is there, or one with an environment's fonts that is made when it is first needed.
final class DeferredRenderer {
  private var renderer: FrameRenderer?
  private let environment: NavigationEnvironment?

  init(_ renderer: FrameRenderer) {
    self.renderer = renderer
    environment = nil
  }

  init(_ environment: NavigationEnvironment?) { self.environment = environment }

  func get() throws(FrameError) -> FrameRenderer {
    if let renderer { return renderer }
    guard let environment else { throw .noEnvironment }
    let made = try FrameRenderer(environment)
    renderer = made
    return made
  }
}

extension FrameRenderer {
  /// With an environment's fonts and threads; with the usual ones where there is none.
  convenience init(_ environment: NavigationEnvironment?) throws(FrameError) {
    try self.init(threads: environment?.threads ?? 1, fontDirectories: environment?.fontDirectories)
  }
}
