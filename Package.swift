// swift-tools-version: 6.2
import PackageDescription

// Floors 0 to 2 hold every per-pixel loop; without optimisation they run about a thousand times slower.
let hot: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

// The vector kernels are built a second time for x86-64-v3 and chosen at run time; other architectures have one build.
#if arch(x86_64)
  let processor: [Target.Dependency] = ["ProcessorFeatures"]
  let kernels: [Target.Dependency] = ["KernelTypes", "Kernels", "KernelsAVX2"] + processor
  let kernelVariants: [Target] = [
    .target(name: "ProcessorFeatures"),
    .target(
      name: "KernelsAVX2", dependencies: ["KernelTypes"],
      swiftSettings: hot + [.define("AVX2"), .unsafeFlags(["-Xcc", "-march=x86-64-v3"])]),
  ]
#else
  let processor: [Target.Dependency] = []
  let kernels: [Target.Dependency] = ["KernelTypes", "Kernels"]
  let kernelVariants: [Target] = []
#endif

// On Linux the program holds Swift's own libraries: it starts in two thirds of the time and runs where Swift is not installed.
// The last names are those that Foundation needs there and that its dynamic form does not.
let standalone: [LinkerSetting] = [
  .unsafeFlags(
    ["-static-stdlib", "-lCoreFoundation", "-l_FoundationICU", "-l_FoundationCShims", "-l_FoundationCollections"],
    .when(platforms: [.linux], configuration: .release))
]

/// A C library of the system, found through pkg-config, with one importer (a test holds that).
func library(_ name: String, pkgConfig: String?, apt: String, brew: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/CLibraries/\(name)", pkgConfig: pkgConfig,
    providers: [.apt([apt]), .brew([brew])])
}

func tests(_ name: String, _ dependencies: Target.Dependency..., settings: [SwiftSetting] = []) -> Target {
  .testTarget(name: "\(name)Tests", dependencies: dependencies + ["TestSupport"], swiftSettings: settings)
}

let package = Package(
  name: "Wayframe",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Wayframe", targets: ["Wayframe"]),
    .library(name: "WayframeTesting", targets: ["WayframeTesting"]),
    .library(name: "NavigationSDKNames", targets: ["NavigationSDKNames"]),
    .executable(name: "wayframe", targets: ["CommandLineTool"]),
    // For the package in Tests/Fuzzing alone.
    .library(name: "_Fuzzers", targets: ["Fuzzers"]),
  ],
  targets: [
    library("CPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
    library("CISAL", pkgConfig: "libisal", apt: "libisal-dev", brew: "isa-l"),
    library("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev", brew: "freetype"),
    library("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
    library("CFriBidi", pkgConfig: "fribidi", apt: "libfribidi-dev", brew: "fribidi"),
    library("CUnibreak", pkgConfig: "libunibreak", apt: "libunibreak-dev", brew: "libunibreak"),
    library("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev", brew: "sqlite"),
    library("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
    library("CWebP", pkgConfig: "libwebp", apt: "libwebp-dev", brew: "webp"),
    library("CMicrohttpd", pkgConfig: "libmicrohttpd", apt: "libmicrohttpd-dev", brew: "libmicrohttpd"),

    // Floor 0
    .target(name: "Geometry", swiftSettings: hot),
    .target(name: "Pixels", swiftSettings: hot),
    .target(name: "ShownText"),
    .target(name: "JSON", dependencies: ["ShownText"], swiftSettings: hot),
    .target(name: "XML", dependencies: ["ShownText"], swiftSettings: hot),
    // Floor 1
    .target(name: "KernelTypes", swiftSettings: hot),
    .target(name: "Kernels", dependencies: ["KernelTypes"], swiftSettings: hot),
    // Floor 2
    // Checks of exclusive access at run time cost 3 % of a frame; its classes are used by one thread at a time.
    .target(
      name: "Canvas", dependencies: ["Geometry", "Pixels", "XML"] + kernels,
      swiftSettings: hot + [.unsafeFlags(["-enforce-exclusivity=unchecked"])]),
    .target(
      name: "Text", dependencies: ["Geometry", "CFreeType", "CHarfBuzz", "CFriBidi", "CUnibreak"] + processor,
      swiftSettings: hot),
    .target(name: "Images", dependencies: ["Pixels", "CPNG", "CISAL", "CWebP"] + kernels, swiftSettings: hot),
    // Floor 3
    // Decodes whole files byte by byte.
    .target(
      name: "MapData", dependencies: ["Geometry", "ShownText", "JSON", "XML", "CSQLite", "CDeflate"], swiftSettings: hot
    ),
    .target(name: "MapStyle", dependencies: ["Pixels", "ShownText", "JSON", "MapData"]),
    .target(name: "Guidance", dependencies: ["Geometry", "ShownText", "JSON", "XML"]),
    .target(name: "Icons", dependencies: ["Geometry", "Pixels", "Canvas", "Guidance"]),
    // Floor 4
    // Builds the surfaces of streets point by point.
    .target(
      name: "MapDrawing",
      dependencies: [
        "Geometry", "Pixels", "ShownText", "Canvas", "Text", "MapData", "MapStyle", "Guidance", "Icons",
      ], swiftSettings: hot),
    // Every pixel of a styled map is worked out here.
    .target(
      name: "StyleDrawing",
      dependencies: ["Geometry", "Pixels", "ShownText", "JSON", "Canvas", "Text", "Images", "MapData", "MapStyle"],
      swiftSettings: hot),
    .target(name: "NavigationUI", dependencies: ["Geometry", "Pixels", "Canvas", "Text", "Guidance", "Icons"]),
    // Floor 5
    .target(
      name: "Wayframe",
      dependencies: [
        "Geometry", "Pixels", "ShownText", "JSON", "Canvas", "Text", "Images", "MapData", "MapStyle", "Guidance",
        "Icons", "MapDrawing", "NavigationUI", "StyleDrawing",
      ],
      resources: [
        .copy("Resources/Styles/wayframe.json"), .copy("Resources/Styles/palette.json"),
        .copy("Resources/Backdrop/backdrop.pmtiles"),
      ]),
    .target(
      name: "Suites", dependencies: ["Wayframe", "Geometry", "Pixels", "JSON", "XML", "Canvas", "Text", "Images"],
      // The pages; comparisons and thumbnails look at every pixel.
      resources: [.copy("Pages/Templates")], swiftSettings: hot),
    .target(name: "Preview", dependencies: ["Wayframe", "Suites", "JSON", "CMicrohttpd"]),
    .target(name: "WayframeTesting", dependencies: ["Wayframe", "Suites", "Images", "Pixels"]),
    .target(name: "NavigationSDKNames", dependencies: ["Wayframe"]),
    // Floor 6
    // Not named after its product: file systems that ignore case would mix it up with the library.
    .executableTarget(
      name: "CommandLineTool", dependencies: ["Wayframe", "Suites", "Preview", "ShownText", "Images", "Pixels"],
      linkerSettings: standalone),
    .executableTarget(
      name: "wayframe-bench", dependencies: ["Wayframe", "Canvas", "Text", "Images", "Geometry", "Pixels"]),

    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: hot),
    .target(
      name: "Fuzzers",
      dependencies: [
        "TestSupport", "Wayframe", "Suites", "StyleDrawing", "MapStyle", "MapData", "Guidance", "Canvas", "Text",
        "Images",
        "JSON", "Geometry", "Pixels",
      ], path: "Tests/Fuzzing/Sources/Fuzzers", swiftSettings: hot),
    tests("Fuzzers", "Fuzzers", "JSON"),
    tests("Geometry", "Geometry"),
    tests("ShownText", "ShownText"),
    tests("JSON", "JSON"),
    tests("XML", "XML"),
    // Their tests go through every pair of bytes and every pixel of an oracle.
    .testTarget(name: "KernelsTests", dependencies: kernels + ["TestSupport"], swiftSettings: hot),
    tests("Canvas", "Canvas", "Fuzzers", "KernelTypes", "Kernels", "Pixels", "Geometry", settings: hot),
    tests("Text", "Text", "Geometry"),
    tests("Images", "Images", "Pixels"),
    tests("MapData", "MapData", "JSON", "Geometry"),
    tests("MapStyle", "MapStyle", "JSON", "MapData", "Pixels", "Geometry"),
    tests("Guidance", "Guidance", "JSON", "Geometry"),
    tests("Icons", "Icons", "Geometry", "Pixels", "Canvas", "Guidance"),
    tests(
      "MapDrawing", "MapDrawing", "Geometry", "Pixels", "Canvas", "Text", "Images", "MapData", "MapStyle", "Guidance",
      "Icons"),
    tests(
      "StyleDrawing", "StyleDrawing", "Geometry", "Pixels", "JSON", "Images", "MapData", "MapStyle", "Text"),
    tests(
      "NavigationUI", "NavigationUI", "Geometry", "Pixels", "Canvas", "Text", "Images", "Guidance", "Icons"),
    tests("NavigationSDKNames", "NavigationSDKNames", "WayframeTesting", "Geometry", "Images"),
    tests("Suites", "Suites", "Wayframe", "Canvas", "Geometry", "Guidance", "Images", "JSON", "Pixels"),
    tests("WayframeTesting", "WayframeTesting", "Suites", "Wayframe", "Images", "Pixels"),
    tests("Preview", "Preview", "Wayframe", "JSON"),
    tests("Bench", "wayframe-bench", "Canvas", "Pixels"),
    tests(
      "Wayframe", "Wayframe", "WayframeTesting", "Suites", "Geometry", "Guidance", "Icons", "Images", "JSON", "MapData",
      "NavigationUI",
      "Pixels"),
  ] + kernelVariants,
  swiftLanguageModes: [.v6]
)
