import Canvas

extension FrameResources {
  /// Begins to read a scene's map on other threads, if there are any and the map is not there yet: that of a city takes as
  /// long as all else together.
  ///
  /// What cannot be read is said where a frame asks for it.
  func readAhead(_ scene: NavigationScene, threads: Int) {
    let paths = scene.map.sources.filter { !hasOpened($0) }
    guard threads > 1, !paths.isEmpty else { return }
    _ = DetachedThread.start(stackBytes: DetachedThread.deepStackBytes) { [self] in
      for path in paths { _ = try? source(path, threads: threads) }
    }
  }
}
