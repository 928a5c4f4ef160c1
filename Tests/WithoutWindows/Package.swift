// swift-tools-version: 6.2
import PackageDescription

// A package that uses Tessera without its window host. `Tools/checks/headless` builds and tests it where there is no
// GTK. Its state is a macro, so that one build of the library is enough to try both traits.
let package = Package(
  name: "TesseraWithoutWindows",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Tessera", path: "../..", traits: ["LazyState"])
  ],
  targets: [
    .target(name: "Badge", dependencies: [.product(name: "TesseraHeadless", package: "Tessera")]),
    .executableTarget(name: "BadgeApp", dependencies: ["Badge", .product(name: "SwiftUI", package: "Tessera")]),
    .testTarget(name: "BadgeTests", dependencies: ["Badge", .product(name: "SwiftUITesting", package: "Tessera")]),
  ],
  swiftLanguageModes: [.v6]
)
