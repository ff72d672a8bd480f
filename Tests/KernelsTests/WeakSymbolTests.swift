#if arch(x86_64) && os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// Code built for AVX2 must not be reached from elsewhere.
  @Suite struct WeakSymbolTests {
    static let objects: [String] = {
      let folder = URL(filePath: Tool.built("KernelsAVX2.build"))
      let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
      return files.map(\.path).filter { $0.hasSuffix(".o") }.sorted()
    }()

    static let nm = "/usr/bin/nm"
    static let canRun = !objects.isEmpty && Tool.exists(nm)

    /// Of a weak function that several modules define, such as a specialisation of the standard library's, the linker
    /// keeps one for all: it could be the AVX2 one on machines without it, or the baseline one for everybody.
    @Test(.enabled(if: canRun)) func weakFunctionsAreTheModulesOwn() throws {
      let result = try Tool.run(Self.nm, Self.objects)
      #expect(result.status == 0)
      let symbols = result.output.split(separator: "\n").map { $0.split(separator: " ") }
      let functions = symbols.filter { $0.count == 3 && "TW".contains($0[1]) }
      #expect(functions.contains { $0[2].contains("accumulate") })
      let foreign = functions.filter { $0[1] == "W" && !$0[2].hasPrefix("$s11KernelsAVX2") }.map { $0[2] }
      #expect(foreign.isEmpty)
    }
  }
#endif
