// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "MoneyKit",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "MoneyKit", targets: ["MoneyKit"])
  ],
  targets: [
    .target(name: "MoneyKit"),
    .testTarget(name: "MoneyKitTests", dependencies: ["MoneyKit"]),
  ]
)
