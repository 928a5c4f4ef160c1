// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "TesseraBenchmarks",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "bench", targets: ["Bench"]),
    .executable(name: "window-bench", targets: ["WindowBench"]),
  ],
  dependencies: [
    .package(name: "Tessera", path: "..")
  ],
  targets: [
    .target(name: "CAllocationCounter"),
    // For statements without SwiftData.
    .systemLibrary(name: "CFloorSQLite"),
    // What was measured against what is kept: values, so that tests plant faults.
    .target(name: "BenchComparison"),
    .executableTarget(
      name: "Bench",
      dependencies: [
        "BenchComparison", "CAllocationCounter", "CFloorSQLite",
        .product(name: "Charts", package: "Tessera"),
        .product(name: "SwiftData", package: "Tessera"),
        .product(name: "SwiftUI", package: "Tessera"),
        .product(name: "TesseraHeadless", package: "Tessera"),
      ]),
    .executableTarget(name: "WindowBench", dependencies: [.product(name: "SwiftUI", package: "Tessera")]),
    .testTarget(name: "BenchComparisonTests", dependencies: ["BenchComparison"]),
  ],
  swiftLanguageModes: [.v6]
)
