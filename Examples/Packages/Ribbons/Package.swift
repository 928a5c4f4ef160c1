// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Ribbons",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Ribbons", targets: ["Ribbons"])],
  targets: [
    .target(name: "Ribbons"),
    .testTarget(name: "RibbonsTests", dependencies: ["Ribbons"]),
  ]
)
