import Foundation
import TestSupport
import Testing

/// Who may import whom: imports run downwards, and each C library has one importer.
@Suite struct ImportTableTests {
  /// Modules of ours and C libraries that each target may import.
  static let table: [String: Set<String>] = [
    "Geometry": [],
    "Pixels": [],
    "ShownText": [],
    "JSON": ["ShownText"],
    "XML": ["ShownText"],
    "KernelTypes": [],
    "Kernels": ["KernelTypes"],
    "KernelsAVX2": ["KernelTypes"],
    "Canvas": ["Geometry", "Pixels", "XML", "KernelTypes", "Kernels", "KernelsAVX2", "ProcessorFeatures"],
    "Text": ["Geometry", "CFreeType", "CHarfBuzz", "CFriBidi", "CUnibreak", "ProcessorFeatures"],
    "Images": ["Pixels", "CPNG", "CISAL", "CWebP", "Kernels", "KernelsAVX2", "ProcessorFeatures"],
    "MapData": ["Geometry", "ShownText", "JSON", "XML", "CSQLite", "CDeflate"],
    "MapStyle": ["Pixels", "ShownText", "JSON", "MapData"],
    "Guidance": ["Geometry", "ShownText", "JSON", "XML"],
    "Icons": ["Geometry", "Pixels", "Canvas", "Guidance"],
    "MapDrawing": ["Geometry", "Pixels", "ShownText", "Canvas", "Text", "MapData", "MapStyle", "Guidance", "Icons"],
    "StyleDrawing": [
      "Geometry", "Pixels", "ShownText", "JSON", "Canvas", "Text", "Images", "MapData", "MapStyle",
    ],
    "NavigationUI": ["Geometry", "Pixels", "Canvas", "Text", "Guidance", "Icons"],
    "Wayframe": [
      "Geometry", "Pixels", "ShownText", "JSON", "Canvas", "Text", "Images", "MapData", "MapStyle", "Guidance",
      "Icons", "MapDrawing", "NavigationUI", "StyleDrawing",
    ],
    "NavigationSDKNames": ["Wayframe"],
    "Suites": ["Wayframe", "Geometry", "Pixels", "ShownText", "JSON", "XML", "Canvas", "Text", "Images"],
    "Preview": ["Wayframe", "Suites", "JSON", "CMicrohttpd"],
    "WayframeTesting": ["Wayframe", "Suites", "Images", "Pixels"],
    "CommandLineTool": ["Wayframe", "Suites", "Preview", "ShownText", "Images", "Pixels"],
    "wayframe-bench": ["Geometry", "Pixels", "Canvas", "Text", "Images", "Wayframe"],
  ]

  /// Floors 0 to 2 stand on the standard library alone; a font or a picture is read for them as bytes.
  static let withoutFoundation: Set<String> = [
    "Pixels", "ShownText", "JSON", "XML", "KernelTypes", "Kernels", "KernelsAVX2", "Canvas", "Images", "Text",
  ]

  struct Import: Hashable {
    let target: String
    let module: String
    let file: String
  }

  static func imports() throws -> [Import] {
    let sources = Checkout.url("Sources")
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var found: [Import] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let relative = file.path.dropFirst(sources.path.count + 1)
      let target = String(relative.prefix { $0 != "/" })
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        guard let match = line.wholeMatch(of: /(?:@\w+ |public |internal )*import (?:\w+ )?(\w+)(?:\..*)?/) else {
          continue
        }
        found.append(Import(target: target, module: String(match.1), file: String(relative)))
      }
    }
    return found
  }

  @Test func targetsImportOnlyWhatTheTableAllows() throws {
    let imports = try Self.imports()
    #expect(imports.count > 50)
    let ours = Set(Self.table.keys).union(["CPNG", "CISAL", "CFreeType", "CHarfBuzz", "CFriBidi", "CUnibreak"])
      .union(["CSQLite", "CDeflate", "CWebP", "CMicrohttpd", "ProcessorFeatures"])
    for item in imports where ours.contains(item.module) {
      let allowed = try #require(Self.table[item.target], "\(item.target) is not in the table")
      #expect(allowed.contains(item.module), "\(item.file) imports \(item.module)")
    }
  }

  @Test func eachCLibraryHasOneImporter() throws {
    let byLibrary = Dictionary(grouping: try Self.imports().filter { $0.module.wholeMatch(of: /C[A-Z]\w+/) != nil }) {
      $0.module
    }
    for (library, imports) in byLibrary where library != "CommandLineTool" {
      #expect(Set(imports.map(\.target)).count == 1, "\(library) is imported by \(Set(imports.map(\.target)).sorted())")
    }
  }

  @Test func lowFloorsDoWithoutFoundation() throws {
    for item in try Self.imports() where Self.withoutFoundation.contains(item.target) {
      #expect(item.module != "Foundation", "\(item.file) imports Foundation")
    }
  }
}
