// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Waves",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "Waves", targets: ["Waves"])
  ],
  targets: [
    .target(name: "Waves")
  ]
)
