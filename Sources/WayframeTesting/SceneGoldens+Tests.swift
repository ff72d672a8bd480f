#if canImport(Testing)
  import Testing

  extension SceneGoldens {
    /// Checks a scene's variants in Swift Testing: each mismatch is an issue at the caller's line, with its pictures attached.
    public func verify(
      scene path: String, named name: String, variants: [SceneVariant] = [.base],
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      for outcome in try outcomes(ofScene: path, named: name, variants: variants) {
        guard let failure = outcome.failure else { continue }
        for picture in outcome.pictures {
          Attachment.record(picture.png, named: picture.name, sourceLocation: sourceLocation)
        }
        Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation)
      }
    }
  }
#endif

extension SceneGoldens {
  /// Checks a scene's variants in any test library: each mismatch goes to `fail`, which may be `XCTFail`.
  public func verify(
    scene path: String, named name: String, variants: [SceneVariant] = [.base], file: StaticString = #filePath,
    line: UInt = #line, fail: (_ message: String, _ file: StaticString, _ line: UInt) -> Void
  ) throws {
    for outcome in try outcomes(ofScene: path, named: name, variants: variants) {
      if let failure = outcome.failure { fail(failure, file, line) }
    }
  }
}
