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

  @Test("Of a package, what no manifest declares is found, and one of its sources is read with what that takes")
  func packageResources() throws {
    let folder = Self.examples.appendingPathComponent("Orchard/Larder")
    let manifest = #"{"name": "Larder", "targets": [{"name": "Larder", "type": "regular", "resources": []}]}"#
    let found = try PackageResources.all(in: [folder]) { _ in Data(manifest.utf8) }
    let resources = try #require(found.first)
    #expect(resources.bundleName == "Larder_Larder")
    #expect(names(resources.undeclared) == ["Localizable.xcstrings", "Media.xcassets"])
    let addition = try #require(resources.addition(resources: URL(fileURLWithPath: "/cache")))
    #expect(addition.source.lastPathComponent == "ShelfView.swift")
    #expect(addition.text.contains("static let module: Foundation.Bundle"))
    #expect(addition.text.contains("\"/cache/Larder_Larder.resources\""))
    #expect(addition.text.contains("static let shelf = SwiftUI.ColorResource(name: \"shelf\""))

    let declared = manifest.replacing("[]", with: #"[{"path": "Media.xcassets"}, {"path": "Localizable.xcstrings"}]"#)
    let complete = try #require(try PackageResources.all(in: [folder]) { _ in Data(declared.utf8) }.first)
    #expect(complete.undeclared.isEmpty)
    let symbols = try #require(complete.addition(resources: folder))
    #expect(!symbols.text.contains("static let module"))
    #expect(symbols.text.contains("static let shelf"))

    let problem = #expect(throws: ProjectProblem.self) { try PackageResources.all(in: [folder]) { _ in Data() } }
    #expect(problem?.description.contains("manifest of the package in") == true)
  }

  @Test("Pictures of pages are made in catalogs, and the first of two files of one name is taken")
  func resourceFolder() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("resources \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let resources = ResourceFolder(folder) { page in Data("picture of \(page.lastPathComponent)".utf8) }
    let app = Self.examples.appendingPathComponent("Orchard/Orchard")
    try resources.add(app.appendingPathComponent("Assets.xcassets"))
    try resources.add(app.appendingPathComponent("Localizable.xcstrings"))
    try resources.add(Self.examples.appendingPathComponent("Recipes/Recipes/Localizable.xcstrings"))
    try resources.add(Self.examples.appendingPathComponent("Tides/App/de.lproj/Localizable.strings"))
    let picture = folder.appendingPathComponent("Assets.xcassets/Fruit/pear.imageset/pear.pdf.svg")
    #expect(try String(contentsOf: picture, encoding: .utf8) == "picture of pear.pdf")
    let catalog = try String(contentsOf: folder.appendingPathComponent("Localizable.xcstrings"), encoding: .utf8)
    #expect(catalog.contains("picking.hint"))
    #expect(FileManager.default.fileExists(atPath: folder.path + "/de.lproj/Localizable.strings"))
  }

  @Test("Data models are kept, though Xcode has them among what it compiles")
  func dataModels() {
    func roles(_ name: String) -> [ProjectFile.Role?] {
      let file = ProjectFile(URL(fileURLWithPath: "/app/\(name)"))
      return [file.role, file.roleAsSource]
    }
    #expect(roles("Model.xcdatamodeld") == [.resource, .resource])
    #expect(roles("View.swift") == [.source, .source])
    #expect(roles("Shader.metal") == [.resource, .resource])
  }

  @Test("A program's Info.plist says what it was made for and what its accent color is called")
  func information() throws {
    let project = try project("Orchard/Orchard.xcodeproj")
    let data = try InfoDictionary(of: try project.app(), in: project).data()
    let values = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    #expect(values?["DTPlatformName"] as? String == "iphoneos")
    #expect(values?["NSAccentColorName"] as? String == "AccentColor")
    #expect(values?["UIAppFonts"] as? [String] == ["OrchardTally.ttf"])
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
