// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "CasePaths",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "CasePaths", targets: ["CasePaths"])
  ],
  dependencies: [
    .package(name: "Tessera", path: "../..")
  ],
  targets: [
    .target(name: "CasePaths", dependencies: [.product(name: "SwiftUI", package: "Tessera")]),
    .testTarget(
      name: "CasePathsTests", dependencies: ["CasePaths", .product(name: "SwiftUI", package: "Tessera")],
      // As most code is that makes bindings of its own: in Swift 6 mode their closures draw warnings, as on Apple's
      // platforms.
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ],
  swiftLanguageModes: [.v6]
)
