// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Kites",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(path: "../Ribbons")],
  targets: [
    .executableTarget(name: "Kites", dependencies: ["Ribbons"]),
    .testTarget(name: "KitesTests", dependencies: ["Kites"]),
  ],
  swiftLanguageModes: [.v5]
)
