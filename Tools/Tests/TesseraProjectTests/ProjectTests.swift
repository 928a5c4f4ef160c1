import Foundation
import Testing

@testable import TesseraProject

/// Reads the projects in `Examples/Projects`.
struct ProjectTests {
  private static let examples = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples/Projects")

  private func project(_ path: String) throws -> XcodeProject {
    try XcodeProject(Self.examples.appendingPathComponent(path))
  }

  private func names(_ files: [URL]) -> [String] { files.map(\.lastPathComponent).sorted() }

  @Test("The files of a folder belong to a target, but for the exceptions")
  func synchronizedFolder() throws {
    let app = try project("Recipes/Recipes.xcodeproj").app()
    #expect(names(app.sources) == ["RecipeBook.swift", "RecipeList.swift", "RecipesApp.swift"])
    #expect(names(app.resources) == ["Assets.xcassets", "Localizable.xcstrings", "recipes.json"])
    #expect(app.persona == .ios)
    #expect(app.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] == "DEBUG  TASTING")
  }

  @Test("Groups, frameworks, packages, configuration files and languages of a project are read")
  func groups() throws {
    let project = try project("Tides/Tides.xcodeproj")
    let app = try project.app()
    #expect(project.skippedTargets == ["TidesWidget"])
    #expect(project.closure(of: app).map(\.name) == ["TidesKit", "Tides"])
    #expect(names(app.sources) == ["ContentView.swift", "TidesApp.swift"])
    #expect(app.resources.map { $0.deletingLastPathComponent().lastPathComponent } == ["en.lproj", "de.lproj"])
    #expect(names(app.unsupported) == ["Launch.storyboard"])
    #expect(app.products.map(\.name) == ["Waves"])
    #expect(app.products.map(\.package.identity) == ["Waves"])
    #expect(app.persona == .macos)
    #expect(app.settings["PRODUCT_BUNDLE_IDENTIFIER"] == "org.example.tides.mac")
  }

  @Test("A workspace names its projects")
  func workspace() throws {
    let projects = try ProjectWorkspace.projects(in: Self.examples.appendingPathComponent("Tides/Tides.xcworkspace"))
    #expect(projects.map(\.lastPathComponent) == ["Tides.xcodeproj"])
  }

  @Test("What is no project, and an app that is not there, are said")
  func problems() throws {
    let data = Data("{ nothing = here; }".utf8)
    #expect(throws: ProjectProblem.self) { try ProjectTable(data, named: "project.pbxproj") }
    let project = try project("Recipes/Recipes.xcodeproj")
    let problem = #expect(throws: ProjectProblem.self) { try project.app(named: "Bakery") }
    #expect(problem?.description == "the project Recipes has no app \"Bakery\"; it has \"Recipes\"")
  }

  @Test("Generated files are written once, and go when they are no longer wanted")
  func fileTree() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tree \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let tree = FileTree(folder)
    let target = Self.examples.appendingPathComponent("Recipes/Recipes/recipes.json")
    try tree.update(["Package.swift": .text("a"), "Sources/A/x.swift": .link(target)], below: "Sources")
    let date =
      try FileManager.default.attributesOfItem(atPath: folder.path + "/Package.swift")[.modificationDate] as? Date
    try tree.update(["Package.swift": .text("a"), "Sources/B/y.swift": .text("y")], below: "Sources")
    #expect(
      try FileManager.default.attributesOfItem(atPath: folder.path + "/Package.swift")[.modificationDate] as? Date
        == date)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/Sources/A/x.swift"))
    #expect(FileManager.default.fileExists(atPath: target.path))
  }
}
