// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Larder",
  defaultLocalization: "en",
  platforms: [.iOS(.v18)],
  products: [.library(name: "Larder", targets: ["Larder"])],
  targets: [.target(name: "Larder")]
)
