// swift-tools-version: 6.2
import PackageDescription

let swiftUI = Target.Dependency.product(name: "SwiftUI", package: "Tessera")
let swiftUITesting = Target.Dependency.product(name: "SwiftUITesting", package: "Tessera")

// The views of an example are a library, so that its app, its tests and the gallery can show them.
let package = Package(
  name: "TesseraExamples",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "gallery", targets: ["gallery"])
  ],
  dependencies: [
    .package(name: "Tessera", path: "..")
  ],
  targets: [
    .target(name: "Logbook", dependencies: [swiftUI]),

    .target(name: "Welcome", dependencies: [swiftUI]),
    .executableTarget(name: "WelcomeApp", dependencies: ["Welcome"]),
    .testTarget(name: "WelcomeTests", dependencies: ["Welcome", swiftUITesting]),

    .target(name: "Ownership", dependencies: ["Logbook", swiftUI]),
    .executableTarget(name: "OwnershipApp", dependencies: ["Ownership"]),
    .testTarget(name: "OwnershipTests", dependencies: ["Ownership", "Logbook", swiftUITesting]),

    .target(name: "InitCost", dependencies: [swiftUI]),
    .executableTarget(name: "InitCostApp", dependencies: ["InitCost"]),
    .testTarget(name: "InitCostTests", dependencies: ["InitCost", swiftUITesting]),

    .target(name: "Lifecycle", dependencies: ["Logbook", swiftUI]),
    .executableTarget(name: "LifecycleApp", dependencies: ["Lifecycle", "Logbook"]),
    .testTarget(name: "LifecycleTests", dependencies: ["Lifecycle", "Logbook", swiftUITesting]),

    .target(name: "Rows", dependencies: [swiftUI]),
    .executableTarget(name: "RowsApp", dependencies: ["Rows"]),
    .testTarget(name: "RowsTests", dependencies: ["Rows", swiftUITesting]),

    .executableTarget(
      name: "gallery",
      dependencies: ["Welcome", "Ownership", "InitCost", "Lifecycle", "Rows", "Logbook", swiftUITesting]),
  ],
  swiftLanguageModes: [.v6]
)
