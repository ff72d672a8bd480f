import Images
import Pixels
import Suites
import Wayframe

extension GoldenImages {
  // MARK: Scenes

  /// Draws a scene with its variants and compares each with its golden: `NAME.png` for the scene as it is, else
  /// `NAME/VARIANT.png`.
  ///
  /// - Parameters:
  ///   - path: the scene's file.
  ///   - name: the goldens' name; that of the calling function when `nil`, so a test with arguments gives one.
  ///   - variants: what is laid over the scene.
  /// - Returns: whether all match. Each that does not fails the test, with its pictures attached in Swift Testing.
  @discardableResult
  public func verify(
    scene path: String, named name: String? = nil, variants: [SceneVariant] = [.base], function: String = #function,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    tell(TestCaller(function, fileID, file, line, column)) { test throws in
      try outcomes(ofScene: path, named: name, variants: variants, test: test)
    }
  }

  /// Compares the layout of a scene and its variants with `NAME.layout.txt`: each element with its place, its role and its
  /// texts with places and colours. No pixel is drawn.
  ///
  /// - Parameters: as for `verify`.
  /// - Returns: whether all match. Each that does not fails the test, which shows the lines that differ.
  @discardableResult
  public func verifyLayout(
    scene path: String, named name: String? = nil, variants: [SceneVariant] = [.base], function: String = #function,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    tell(TestCaller(function, fileID, file, line, column)) { test throws in
      try outcomes(of: .layout, ofScene: path, named: name, variants: variants, test: test)
    }
  }

  /// Compares the words of a scene and its variants with `NAME.text.txt`: what each element shows and what it says to a
  /// screen reader, in reading order. No pixel is drawn.
  ///
  /// - Parameters: as for `verify`.
  /// - Returns: whether all match. Each that does not fails the test, which shows the lines that differ.
  @discardableResult
  public func verifyText(
    scene path: String, named name: String? = nil, variants: [SceneVariant] = [.base], function: String = #function,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    tell(TestCaller(function, fileID, file, line, column)) { test throws in
      try outcomes(of: .text, ofScene: path, named: name, variants: variants, test: test)
    }
  }

  // MARK: Frames

  /// Compares a frame with `NAME.png`; a difference is told in words, element by element.
  ///
  /// - Parameter name: the golden's name; that of the calling function when `nil`, so a test with arguments gives one.
  /// - Returns: whether the two match.
  @discardableResult
  public func verify(
    _ frame: Frame, named name: String? = nil, function: String = #function,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    tell(TestCaller(function, fileID, file, line, column)) { test throws in
      try outcomes(of: .frame(frame), named: name, test: test)
    }
  }

  /// Compares a frame's layout with `NAME.layout.txt`.
  @discardableResult
  public func verifyLayout(
    _ frame: Frame, named name: String? = nil, function: String = #function,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    tell(TestCaller(function, fileID, file, line, column)) { test throws in
      try outcome(of: .layout, of: frame, named: name, test: test)
    }
  }

  /// Compares a frame's words with `NAME.text.txt`.
  @discardableResult
  public func verifyText(
    _ frame: Frame, named name: String? = nil, function: String = #function,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    tell(TestCaller(function, fileID, file, line, column)) { test throws in
      try outcome(of: .text, of: frame, named: name, test: test)
    }
  }

  // MARK: Any picture

  /// Compares pixels with `NAME.png`.
  @discardableResult
  public func verify(
    _ picture: PixelBuffer, named name: String? = nil, function: String = #function,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    tell(TestCaller(function, fileID, file, line, column)) { test throws in
      try outcomes(of: .picture(picture), named: name, test: test)
    }
  }

  /// Compares the pixels of a PNG file's bytes, whoever drew it, with `NAME.png`.
  @discardableResult
  public func verify(
    png bytes: some Sequence<UInt8>, named name: String? = nil, function: String = #function,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    tell(TestCaller(function, fileID, file, line, column)) { test throws in
      let picture: PixelBuffer
      do { picture = try PNG.decode(Array(bytes)) } catch { throw FileFault("\(name ?? test.name): \(error)") }
      return try outcomes(of: .picture(picture), named: name, test: test)
    }
  }

  /// Compares pixels of four bytes, row by row, with `NAME.png`.
  ///
  /// - Parameters:
  ///   - bytes: red, green, blue and alpha in sRGB, colours not multiplied by alpha; `width · height · 4` of them.
  ///   - width: pixels across, 1 to 32,768.
  ///   - height: pixels down, 1 to 32,768.
  @discardableResult
  public func verify(
    rgba bytes: [UInt8], width: Int, height: Int, named name: String? = nil, function: String = #function,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    tell(TestCaller(function, fileID, file, line, column)) { test throws in
      let sides = 1...PNG.sizeLimit
      guard sides.contains(width), sides.contains(height), bytes.count == width * height * 4 else {
        throw FileFault(
          "\(name ?? test.name): \(bytes.count) bytes are no picture of \(width) x \(height) pixels, four bytes each")
      }
      var picture = PixelBuffer(width: width, height: height)
      for y in 0..<height {
        for x in 0..<width {
          let start = (y * width + x) * 4
          picture[x, y] = Pixel(
            straightRed: bytes[start], green: bytes[start + 1], blue: bytes[start + 2], alpha: bytes[start + 3])
        }
      }
      return try outcomes(of: .picture(picture), named: name, test: test)
    }
  }

  // MARK: Telling

  /// Fails the test for each mismatch, and for whatever keeps goldens from being compared.
  private func tell(
    _ caller: TestCaller, _ work: (_ test: (name: String, id: String)) throws -> [GoldenOutcome]
  ) -> Bool {
    do {
      let outcomes = try work((TestName.golden(caller.function), caller.id))
      for outcome in outcomes {
        if let failure = outcome.failure { caller.fail(failure, attaching: outcome.files) }
      }
      return outcomes.allSatisfy { $0.failure == nil }
    } catch {
      caller.fail("\(error)")
      return false
    }
  }
}
