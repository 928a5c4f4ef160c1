// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The reviewer, and what finds overrides in extensions, read Swift with the toolchain's own SwiftSyntax, whose modules lie
// beside the compiler.
let hostLibraries: String = {
  let folders = (Context.environment["PATH"] ?? "").split(separator: ":").map { URL(fileURLWithPath: String($0)) }
  let compilers = folders.map { $0.appendingPathComponent("swiftc").resolvingSymlinksInPath() }
  let hosts = compilers.map {
    $0.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
  }
  return hosts.first { FileManager.default.fileExists(atPath: $0 + "/SwiftSyntax.swiftmodule") }
    ?? "/usr/lib/swift/host"
}()
let seesSwiftSyntax = SwiftSetting.unsafeFlags(["-I", hostLibraries])
let linksSwiftSyntax = LinkerSetting.unsafeFlags([
  "-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries,
])

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
    .executableTarget(
      name: "tessera",
      dependencies: [
        "TesseraBundle", "TesseraLint", "TesseraProfile", "TesseraProject",
        .product(name: "TesseraPreview", package: "Tessera"),
      ],
      swiftSettings: [seesSwiftSyntax]),
    // Optimized in debug builds, too: otherwise a thousand files take half a minute instead of some seconds.
    .target(
      name: "TesseraLint", swiftSettings: [seesSwiftSyntax, .unsafeFlags(["-O"])], linkerSettings: [linksSwiftSyntax]),
    .target(name: "TesseraBundle"),
    .target(name: "TesseraProfile"),
    .target(name: "TesseraProject", swiftSettings: [seesSwiftSyntax], linkerSettings: [linksSwiftSyntax]),
    .testTarget(name: "TesseraProjectTests", dependencies: ["TesseraProject"], swiftSettings: [seesSwiftSyntax]),
    .testTarget(name: "TesseraBundleTests", dependencies: ["TesseraBundle"]),
    .testTarget(name: "TesseraProfileTests", dependencies: ["TesseraProfile"]),
    .testTarget(
      name: "TesseraToolTests", dependencies: ["TesseraBundle", "tessera"], swiftSettings: [seesSwiftSyntax]),
    .testTarget(
      name: "TesseraLintTests", dependencies: ["TesseraLint"], exclude: ["Corpus"], swiftSettings: [seesSwiftSyntax]),
  ],
  swiftLanguageModes: [.v6]
)
