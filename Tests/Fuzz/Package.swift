// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "TesseraFuzz",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "fuzz", targets: ["Fuzz"])
  ],
  dependencies: [
    .package(name: "Tessera", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        .product(name: "SwiftUI", package: "Tessera"),
        .product(name: "SwiftUITesting", package: "Tessera"),
      ]),
    // Run in release builds: they share the fuzzer's build of the library.
    .testTarget(name: "HarnessTests", dependencies: [.product(name: "SwiftUITesting", package: "Tessera")]),
  ],
  swiftLanguageModes: [.v6]
)
