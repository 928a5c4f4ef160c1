import Foundation
import Testing

/// What is missing is explained.
struct MissingPartTests {
  let workshop: Workshop

  init() throws {
    workshop = try Workshop()
  }

  @Test("Modules of Apple's systems are explained once each, with the files that import them")
  func modules() throws {
    var files = [
      "Sources/Map/Map.swift": "@main struct Map { static func main() {} }\n",
      "Sources/Map/Shown.swift": "#if canImport(WebKit)\nimport WebKit\n#endif\nimport HealthKit\n",
      "Sources/Map/Shop.swift": "import Foundation\nimport CloudKit\n",
    ]
    for number in 1...4 { files["Sources/Map/Pin\(number).swift"] = "import HealthKit\nlet pin\(number) = 0\n" }
    try workshop.writePackage("Map", targets: ".executableTarget(name: \"Map\")", files)
    let run = try workshop.run("build", "Map")
    #expect(run.status == 1)
    #expect(!run.errors.contains("no such module"))
    #expect(run.errors.components(separatedBy: "the module HealthKit is not there on Linux").count == 2)
    #expect(
      run.errors.contains(
        "Map/Sources/Map/Pin1.swift:1, Map/Sources/Map/Pin2.swift:1, Map/Sources/Map/Pin3.swift:1 and 2 more files"),
      "\(run.errors)")
    #expect(run.errors.contains("#if canImport(HealthKit)"))
    #expect(run.errors.contains("the module CloudKit is not there"))
    #expect(run.errors.contains("Map/Sources/Map/Shop.swift:2."))
    #expect(!run.errors.contains("WebKit"))
  }

  @Test("A module that is no one's is said to be so")
  func unknownModule() throws {
    try workshop.writePackage(
      "Map", targets: ".executableTarget(name: \"Map\")", ["Sources/Map/main.swift": "import Globes\n"])
    let run = try workshop.run("build", "Map")
    #expect(run.errors.contains("the module Globes is not there on Linux: neither the source nor its packages make it"))
  }

  @Test("Missing names of UIKit and AppKit are listed after the compiler's messages, each message once")
  func names() throws {
    try workshop.writePackage(
      "Grid", targets: ".executableTarget(name: \"Grid\")",
      [
        "Sources/Grid/main.swift": "let a: UICollectionView? = nil\n",
        "Sources/Grid/Other.swift": "func open() { NSOpenPanel.show() }\nlet b: UICollectionView? = nil\n",
      ])
    let run = try workshop.run("build", "Grid")
    #expect(run.status == 1)
    let parts = run.errors.components(separatedBy: "These names of UIKit and AppKit are not there on Linux")
    try #require(parts.count == 2)
    #expect(parts[0].components(separatedBy: "error: cannot find 'NSOpenPanel' in scope").count == 3)
    #expect(parts[1].contains("\n  NSOpenPanel: Grid/Sources/Grid/Other.swift:1\n"))
    #expect(parts[1].contains("  UICollectionView: Grid/Sources/Grid/"))
    #expect(parts[1].contains("Grid/Sources/Grid/main.swift:1"))
  }

  @Test("A package that cannot be fetched is named with its address")
  func fetching() throws {
    try workshop.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Far", dependencies: [.package(url: "https://nowhere.invalid/shapes/Polygons.git", from: "1.0.0")],
        targets: [.executableTarget(name: "Far")])
      """, to: "Far/Package.swift")
    try workshop.write("print(1)\n", to: "Far/Sources/Far/main.swift")
    // Where much else runs, the package manager at times waits forever for a program that it started.
    var run = try workshop.run("build", "Far", "--compile-limit", "60")
    for _ in 0..<2 where run.duration > .seconds(60) {
      run = try workshop.run("build", "Far", "--compile-limit", "60")
    }
    #expect(run.status == 1)
    #expect(
      run.errors.contains("the package Polygons cannot be fetched from https://nowhere.invalid/shapes/Polygons.git"),
      "\(run.errors)")
  }
}
