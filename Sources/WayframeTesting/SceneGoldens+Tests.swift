#if canImport(Testing)
  import Testing

  extension SceneGoldens {
    /// Checks a scene's variants in Swift Testing: each mismatch is an issue at the caller's line, with its pictures attached.
    ///
    /// - Parameter name: the goldens' name; that of the calling function when `nil`, so a test with arguments gives one.
    public func verify(
      scene path: String, named name: String? = nil, variants: [SceneVariant] = [.base],
      function: String = #function, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let name = name ?? TestName.golden(function)
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
  ///
  /// - Parameter name: the goldens' name; that of the calling function when `nil`.
  public func verify(
    scene path: String, named name: String? = nil, variants: [SceneVariant] = [.base], function: String = #function,
    file: StaticString = #filePath, line: UInt = #line,
    fail: (_ message: String, _ file: StaticString, _ line: UInt) -> Void
  ) throws {
    let name = name ?? TestName.golden(function)
    for outcome in try outcomes(ofScene: path, named: name, variants: variants) {
      if let failure = outcome.failure { fail(failure, file, line) }
    }
  }
}
