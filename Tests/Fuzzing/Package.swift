// swift-tools-version: 6.2
import PackageDescription

// The fuzzers as one program of libFuzzer's; `run` builds and starts it. What they read and how they damage it is a target of
// the main package, whose tests run the same without libFuzzer.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Wayframe", path: "../..")],
  targets: [
    .executableTarget(
      name: "fuzz",
      dependencies: [.product(name: "_Fuzzers", package: "Wayframe")],
      path: "Sources/Entry",
      // libFuzzer brings `main`; gold, Swift's usual linker here, fails on the sanitizer's sections.
      swiftSettings: [.unsafeFlags(["-parse-as-library"])],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])])
  ],
  swiftLanguageModes: [.v6]
)
