import Foundation
import Testing

/// Xcode projects, built and run by the tool.
struct ProjectCommandTests {
  private static let examples = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples/Projects")

  private let workshop: Workshop

  init() throws {
    workshop = try Workshop()
  }

  /// Runs the app of a project and touches what it has to show.
  private func show(
    _ project: String, _ texts: [String], arguments: [String] = [], language: String = "en_US.UTF-8"
  ) throws -> Workshop.Run {
    try workshop.write(texts.map { "tap \"\($0)\"\n" }.joined(), to: "script.txt")
    let script = workshop.folder.appendingPathComponent("script.txt").path
    return try workshop.run(
      ["run", Self.examples.appendingPathComponent(project).path] + arguments,
      environment: ["TESSERA_SCRIPT": script, "LC_ALL": language, "LANGUAGE": ""])
  }

  @Test("A project with a synchronized folder has its resources, strings, settings and the conditions of iOS")
  func synchronizedFolder() throws {
    let run = try show(
      "Recipes/Recipes.xcodeproj",
      ["From the book", "Lentil soup", "the kitchen of Recipes", "Tasting today"])
    #expect(run.status == 0, Comment(rawValue: run.errors))
  }

  @Test("A workspace with a framework and a package shows its app; what is left out is named")
  func workspace() throws {
    let run = try show("Tides/Tides.xcworkspace", ["Tides today", "Waves", "04:12", "On a desk"])
    #expect(run.status == 0, Comment(rawValue: run.errors))
    #expect(run.errors.contains("skipped targets: TidesWidget"))
    #expect(run.errors.contains("Launch.storyboard is left out"))
  }

  @Test("An app that starts with delegates of UIKit shows the window of its scene, and imports small modules")
  func delegates() throws {
    let run = try show("Journal", ["Opened", "Add", "Entry 2", "About", "A journal that starts through UIKit"])
    #expect(run.status == 0, Comment(rawValue: run.errors))
    #expect(run.errors.contains("[org.example.journal:life] info: launched on "))
    #expect(run.errors.contains("debug: the window has its content"))
  }

  @Test("An app for macOS has a delegate of AppKit, which its views observe")
  func delegateOfAppKit() throws {
    let run = try show("Dice", ["Ready to roll", "Sum 7", "Turn over", "On a desk"])
    #expect(run.status == 0, Comment(rawValue: run.errors))
  }

  @Test("A package imports the modules of the platform that it is taken for")
  func modulesInPackages() throws {
    try workshop.write(
      "// swift-tools-version: 6.0\nimport PackageDescription\n"
        + "let package = Package(name: \"Orbit\", targets: [.executableTarget(name: \"Orbit\")])\n",
      to: "Orbit/Package.swift")
    try workshop.write(
      #"""
      import AudioToolbox
      import CoreGraphics
      import DeveloperToolsSupport
      import OSLog
      import QuartzCore
      import UIKit
      import simd

      @main
      enum Orbit {
        @MainActor static func main() {
          let turned = CATransform3DRotate(CATransform3DMakeTranslation(5, 0, 0), .pi / 2, 0, 0, 1)
          let back = CATransform3DConcat(turned, CATransform3DInvert(turned))
          print(abs(back.m11 - 1) < 1e-9, CATransform3DGetAffineTransform(turned).tx)
          print(simd_length(SIMD2(3.0, 4.0)), cross(SIMD3(1.0, 0, 0), SIMD3(0, 1.0, 0)).z)
          Logger(subsystem: "org.example.orbit", category: "test")
            .error("\(0.126, format: .fixed(precision: 2)) \("secret", privacy: .private)")
          let lock = OSAllocatedUnfairLock(initialState: 2)
          print(lock.withLock { $0 }, UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        }
      }

      """#, to: "Orbit/Sources/Orbit/Orbit.swift")
    let run = try workshop.run("run", "Orbit", "--platform", "ios")
    #expect(run.output.contains("true 5.0\n5.0 1.0\n2 "), "\(run.output) \(run.errors)")
    #expect(run.errors.contains("[org.example.orbit:test] error: 0.13 <private>"))
  }

  @Test("Symbols of asset catalogs, PDF pictures, variants of texts and resources that no manifest declares are there")
  func assets() throws {
    let run = try show(
      "Orchard",
      ["Harvest of the week", "1 basket", "12 pears on one tree", "Tap to pick", "2 baskets", "From the larder"])
    #expect(run.status == 0, Comment(rawValue: run.errors))
    #expect(!run.errors.contains("found in asset catalog"), Comment(rawValue: run.errors))
  }

  @Test("A program speaks the language of its user, and takes the variants of its platform")
  func language() throws {
    let run = try show(
      "Orchard", ["Ernte der Woche", "1 Korb", "Klicken zum Pflücken", "2 Körbe", "Aus der Speisekammer"],
      arguments: ["--platform", "macos"], language: "de_AT.UTF-8")
    #expect(run.status == 0, Comment(rawValue: run.errors))
  }

  @Test("The platform can be chosen")
  func platform() throws {
    let run = try show("Tides", ["Waves", "On a phone"], arguments: ["--platform", "ios"])
    #expect(run.status == 0, Comment(rawValue: run.errors))
  }

  @Test("What does not compile is said with the project's own file; the project is not touched")
  func problem() throws {
    let files = FileManager.default
    let copy = workshop.folder.appendingPathComponent("Recipes")
    try files.copyItem(at: Self.examples.appendingPathComponent("Recipes"), to: copy)
    try workshop.write(
      "import SwiftUI\n#if os(iOS)\nlet number: Int = \"text\"\n#endif\n", to: "Recipes/Recipes/Bad.swift")
    let before = try files.subpathsOfDirectory(atPath: copy.path).sorted()
    let run = try workshop.run("build", "Recipes")
    #expect(run.status == 1)
    #expect(
      run.errors.contains("\(copy.resolvingSymlinksInPath().path)/Recipes/Bad.swift:3:19: error:"), "\(run.errors)")
    #expect(try files.subpathsOfDirectory(atPath: copy.path).sorted() == before)
  }

  @Test("What is left out of a project is said once, and again when it has changed")
  func leftOut() throws {
    let copy = workshop.folder.appendingPathComponent("Tides")
    try FileManager.default.copyItem(at: Self.examples.appendingPathComponent("Tides"), to: copy)
    #expect(try workshop.run("build", "Tides").errors.contains("Launch.storyboard is left out"))
    #expect(try workshop.run("build", "Tides").errors == "")
    let file = copy.appendingPathComponent("Tides.xcodeproj/project.pbxproj")
    let project = try String(contentsOf: file, encoding: .utf8)
    try workshop.write(
      project.replacing("TidesWidget", with: "TidesClock"), to: "Tides/Tides.xcodeproj/project.pbxproj")
    #expect(try workshop.run("build", "Tides").errors.contains("skipped targets: TidesClock"))
  }

  @Test("What cannot be built is said")
  func nothingToBuild() throws {
    let empty = try workshop.run("build")
    #expect(empty.status == 2)
    #expect(empty.errors.contains("holds neither a Package.swift nor an Xcode project nor Swift files"))
    let unknown = try workshop.run("run", Self.examples.appendingPathComponent("Recipes").path, "--target", "Bakery")
    #expect(unknown.status == 1)
    #expect(unknown.errors.contains("has no app \"Bakery\""))
    let platform = try workshop.run("build", "--platform", "amiga")
    #expect(platform.status == 2)
    #expect(platform.errors.contains("--platform is ios, macos or linux"))
  }
}
