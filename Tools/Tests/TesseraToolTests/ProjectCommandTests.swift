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
  private func show(_ project: String, _ texts: [String], arguments: [String] = []) throws -> Workshop.Run {
    try workshop.write(texts.map { "tap \"\($0)\"\n" }.joined(), to: "script.txt")
    let script = workshop.folder.appendingPathComponent("script.txt").path
    return try workshop.run(
      ["run", Self.examples.appendingPathComponent(project).path] + arguments,
      environment: ["TESSERA_SCRIPT": script])
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
