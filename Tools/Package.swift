// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "TesseraTools",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "tessera", targets: ["tessera"])
  ],
  dependencies: [
    .package(name: "Tessera", path: "..")
  ],
  targets: [
    .executableTarget(name: "tessera", dependencies: [.product(name: "TesseraPreview", package: "Tessera")]),
    .testTarget(name: "TesseraToolTests", dependencies: ["tessera"]),
  ],
  swiftLanguageModes: [.v6]
)
