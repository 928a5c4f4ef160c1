// swift-tools-version: 6.2
import PackageDescription

/// Modules of Apple's systems that hold little: so that their import compiles, and the few names of them that apps use
/// work. `tessera` shows them to apps for iOS and macOS; other packages may depend on them.
let package = Package(
  name: "ApplePlatforms",
  products: [
    "AppKit", "AudioToolbox", "Carbon", "Cocoa", "CoreGraphics", "CoreHaptics", "CoreLocationUI",
    "DeveloperToolsSupport", "MessageUI", "OSLog", "QuartzCore", "QuickLook", "SafariServices", "SwiftUICore", "UIKit",
    "os", "simd",
  ].map { .library(name: $0, targets: [$0]) },
  dependencies: [.package(name: "Tessera", path: "../..")],
  targets: [
    .target(
      name: "AppKit",
      dependencies: [
        "CoreGraphics", "QuartzCore", .product(name: "SwiftUI", package: "Tessera"),
        .product(name: "TesseraAppKit", package: "Tessera"),
      ]),
    .target(name: "AudioToolbox", dependencies: [.product(name: "TesseraSound", package: "Tessera")]),
    .target(name: "Carbon", dependencies: ["AudioToolbox"]),
    .target(name: "Cocoa", dependencies: ["AppKit"]),
    .target(name: "CoreGraphics", dependencies: [.product(name: "SwiftUI", package: "Tessera")]),
    .target(name: "CoreHaptics"),
    .target(name: "CoreLocationUI", dependencies: ["UIKit", .product(name: "TesseraUIKit", package: "Tessera")]),
    .target(name: "DeveloperToolsSupport", dependencies: [.product(name: "SwiftUI", package: "Tessera")]),
    .target(name: "MessageUI", dependencies: ["UIKit", .product(name: "TesseraUIKit", package: "Tessera")]),
    .target(name: "OSLog", dependencies: ["os"]),
    .target(
      name: "QuartzCore", dependencies: ["CoreGraphics", .product(name: "TesseraUIKit", package: "Tessera")]),
    .target(name: "QuickLook", dependencies: [.product(name: "SwiftUI", package: "Tessera")]),
    .target(name: "SafariServices", dependencies: ["UIKit", .product(name: "TesseraUIKit", package: "Tessera")]),
    .target(name: "SwiftUICore", dependencies: [.product(name: "SwiftUI", package: "Tessera")]),
    .target(
      name: "UIKit", dependencies: ["CoreGraphics", "QuartzCore", .product(name: "SwiftUI", package: "Tessera")]),
    .target(name: "os", dependencies: [.product(name: "SwiftUI", package: "Tessera")]),
    .target(name: "simd"),
  ],
  swiftLanguageModes: [.v6]
)
