import Foundation
import Testing

@testable import TesseraProject

/// Projects that are broken, or that no version of Xcode would have written so.
struct OddProjectTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("odd \(UUID().uuidString)")

  /// An app "Kiln" with one source.
  private static let text = """
    // !$*UTF8*$!
    { archiveVersion = 1; classes = {}; objectVersion = 56; objects = {
    P = { isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (T); };
    G = { isa = PBXGroup; children = (A); sourceTree = "<group>"; };
    A = { isa = PBXFileReference; path = Kiln.swift; sourceTree = "<group>"; };
    L = { isa = XCConfigurationList; buildConfigurations = (C); };
    C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
    T = { isa = PBXNativeTarget; name = Kiln; productType = "com.apple.product-type.application";
      buildConfigurationList = L; dependencies = (); buildPhases = (S); };
    S = { isa = PBXSourcesBuildPhase; files = (BA); };
    BA = { isa = PBXBuildFile; fileRef = A; };
    }; rootObject = P; }

    """

  /// Reads the project with some of its texts replaced.
  private func project(_ replacements: [String: String] = [:]) throws -> XcodeProject {
    let text = replacements.reduce(Self.text) { $0.replacing($1.key, with: $1.value) }
    return try project(Data(text.utf8))
  }

  private func project(_ data: Data) throws -> XcodeProject {
    defer { try? FileManager.default.removeItem(at: folder) }
    let location = folder.appendingPathComponent("Kiln.xcodeproj")
    try FileManager.default.createDirectory(at: location, withIntermediateDirectories: true)
    try data.write(to: location.appendingPathComponent("project.pbxproj"))
    return try XcodeProject(location)
  }

  /// Where the app's source lies, seen from the project's folder.
  private func source(_ replacements: [String: String]) throws -> [String] {
    let root = folder.standardizedFileURL.path + "/"
    return try project(replacements).app().sources.map { $0.path.replacing(root, with: "") }
  }

  @Test("Paths count from groups, from the project, or from the root of the machine, and may leave the project")
  func paths() throws {
    #expect(try source([:]) == ["Kiln.swift"])
    #expect(try source(["path = Kiln.swift;": "path = ../Kiln.swift;"]).first?.hasSuffix("/Kiln.swift") == true)
    #expect(
      try source(["path = Kiln.swift; sourceTree = \"<group>\"": "path = /a/Kiln.swift; sourceTree = \"<absolute>\""])
        == ["/a/Kiln.swift"])
    #expect(
      try source(["children = (A);": "children = (A); path = ../../x;"]).first?.hasSuffix("/x/Kiln.swift") == true)
    #expect(
      try source(["path = Kiln.swift; sourceTree = \"<group>\"": "path = x.swift; sourceTree = BUILT_PRODUCTS_DIR"])
        .isEmpty)
  }

  @Test("Groups that are in themselves, or in each other, count once", arguments: ["(G, A)", "(H, A)"])
  func circles(children: String) throws {
    let groups = "children = \(children); path = g; sourceTree = \"<group>\"; };\nH = { isa = PBXGroup; children = (G);"
    let found = try source(["children = (A);": groups])
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("g/Kiln.swift") == true)
  }

  @Test("Groups may be nested deeply")
  func deepGroups() throws {
    let deep = (0..<500).map {
      "G\($0) = { isa = PBXGroup; children = (\($0 == 499 ? "A" : "G\($0 + 1)")); sourceTree = \"<group>\"; };"
    }
    #expect(
      try source(["children = (A);": "children = (G0);", "\nA = {": deep.joined() + "\nA = {"]) == ["Kiln.swift"])
  }

  @Test("Files that are named twice are there once; entries that lead nowhere are passed over")
  func repeated() throws {
    #expect(
      try source([
        "files = (BA);": "files = (BA, BA, B0);", "BA = {": "B0 = { isa = PBXBuildFile; fileRef = Z; };\nBA = {",
      ]) == ["Kiln.swift"])
  }

  @Test(
    "A target without a kind, and kinds that are not known, are skipped by name",
    arguments: [
      "productType = \"com.apple.product-type.application\";", "isa = PBXNativeTarget;",
    ])
  func unknownKinds(text: String) throws {
    let project = try project([text: text.hasPrefix("isa") ? "isa = PBXAggregateTarget;" : ""])
    #expect(project.targets.isEmpty && project.skippedTargets == ["Kiln"])
    let problem = #expect(throws: ProjectProblem.self) { try project.app() }
    #expect(problem?.description == "the project Kiln has no app that can be built here; skipped: Kiln")
  }

  @Test(
    "Without configurations, and with files of settings that are not there, the usual settings hold",
    arguments: [
      ["buildConfigurations = (C);": ""], ["L = {": "M = {"],
      ["name = Debug;": "name = Debug; baseConfigurationReference = Z;"],
      [
        "name = Debug;": "name = Debug; baseConfigurationReference = X;",
        "S = {": "X = { isa = PBXFileReference; path = gone.xcconfig; sourceTree = \"<group>\"; };\nS = {",
      ],
    ])
  func settings(replacements: [String: String]) throws {
    let app = try project(replacements).app()
    #expect(app.moduleName == "Kiln" && app.persona == .ios)
  }

  @Test("Settings that name each other come to an end, and do not fill the memory")
  func settingsInCircles() throws {
    let doubling = (0..<28).map { "A\($0) = \"$(A\($0 + 1))$(A\($0 + 1))$(A\($0 + 1))$(A\($0 + 1))\";" }.joined()
    for settings in [
      "PRODUCT_NAME = \"$(A) x\"; A = \"$(B)\"; B = \"$(A) $(A)\";", "PRODUCT_NAME = \"$(A0)\"; \(doubling) A28 = x;",
    ] {
      let app = try project(["SDKROOT = iphoneos;": settings]).app()
      #expect(app.moduleName.utf8.count < 1 << 16)
    }
  }

  @Test(
    "Names of targets become names of modules",
    arguments: [
      ("\"../../Kiln $(x)\"", "______Kiln_"), ("\"🔥\"", "_"), ("\"\"", "_"), ("\"2048\"", "_048"),
      ("SwiftUI", "SwiftUI"),
    ])
  func names(name: String, module: String) throws {
    #expect(try project(["name = Kiln;": "name = \(name);"]).app().moduleName == module)
  }

  @Test(
    "Values of another kind than they should have count as none",
    arguments: [
      ["targets = (T);": "targets = T;"], ["buildPhases = (S);": "buildPhases = { S = S; };"],
      ["buildSettings = { SDKROOT = iphoneos; };": "buildSettings = (a, b);"], ["name = Kiln;": "name = (Kiln);"],
      ["S = { isa": "S = hello; U = { isa"], ["objectVersion = 56;": "objectVersion = (x);"],
    ])
  func kinds(replacements: [String: String]) throws {
    _ = try project(replacements)
  }

  @Test(
    "A file that is no project says where it is broken",
    arguments: [
      (String(text.prefix(500)), "the file ends"), ("{ objects = {}; }", "its root object is missing"),
      ("(a)", "it lists no objects"),
      (text.replacing("P = { isa", with: "P = hello; Q = { isa"), "its root object is missing"),
      ("", "line 1: the file ends"),
      (
        text.replacing("mainGroup", with: "\n<<<<<<< HEAD\nmainGroup"),
        "line 4: a conflict of a merge is left in the file"
      ),
    ])
  func broken(text: String, problem: String) {
    let thrown = #expect(throws: ProjectProblem.self) { try project(Data(text.utf8)) }
    #expect(
      thrown?.description.contains("Kiln.xcodeproj/project.pbxproj is not an Xcode project that can be read: ") == true)
    #expect(thrown?.description.contains(problem) == true, "\(thrown?.description ?? "")")
  }

  @Test("Projects that other programs wrote as XML or JSON are read")
  func otherForms() throws {
    let list = try ProjectText.value(of: Data(Self.text.utf8))
    for data in [
      try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0),
      try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0),
      try JSONSerialization.data(withJSONObject: list),
    ] {
      #expect(try project(data).app().sources.count == 1)
    }
  }

  @Test("Targets that depend on each other are named; one that names itself does not matter")
  func targetsInCircles() throws {
    func framework(_ name: String, needs other: String) -> String {
      "F\(name) = { isa = PBXNativeTarget; name = \(name); productType = \"com.apple.product-type.framework\"; dependencies = (D\(name)); buildPhases = (S); };\n"
        + "D\(name) = { isa = PBXTargetDependency; target = F\(other); };\n"
    }
    let circle = framework("Clay", needs: "Glaze") + framework("Glaze", needs: "Clay")
    let project = try project([
      "targets = (T);": "targets = (T, FClay, FGlaze);", "dependencies = ();": "dependencies = (D0, DT);",
      "S = {": circle
        + "D0 = { isa = PBXTargetDependency; target = FClay; };\nDT = { isa = PBXTargetDependency; target = T; };\nS = {",
    ])
    #expect(project.circle(from: try project.app()) == ["Clay", "Glaze", "Clay"])
    #expect(project.closure(of: try project.app()).map(\.name) == ["Glaze", "Clay", "Kiln"])
    let alone = try self.project([
      "dependencies = ();": "dependencies = (DT);", "S = {": "DT = { isa = PBXTargetDependency; target = T; };\nS = {",
    ])
    #expect(alone.circle(from: try alone.app()) == nil)
  }

  @Test("Sources whose names the package manager cannot build get others, and keep theirs in messages")
  func names() throws {
    let project = try project(["path = Kiln.swift;": "path = \"a \\\"b\\\" \\\\c.swift\";"])
    let source = try #require(try project.app().sources.first)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: source)
    let package = GeneratedPackage(project, app: try project.app(), folder: folder)
    let link = try #require(package.linkedSources.first)
    #expect(link.source.lastPathComponent == "a \"b\" \\c.swift")
    #expect(link.link.lastPathComponent == "a _b_ _c.swift")
  }

  @Test("Compiled libraries, what CocoaPods makes, and storyboards are explained; those of the system need no word")
  func compiledLibraries() throws {
    let references = [
      "Maps.xcframework": "\"<group>\"", "UIKit.framework": "SDKROOT", "Pods_Kiln.framework": "BUILT_PRODUCTS_DIR",
      "Own.framework": "BUILT_PRODUCTS_DIR",
    ].sorted { $0.key < $1.key }
    let objects = references.enumerated().map { index, reference in
      "R\(index) = { isa = PBXFileReference; path = \(reference.key); sourceTree = \(reference.value); };\nQ\(index) = { isa = PBXBuildFile; fileRef = R\(index); };\n"
    }
    let storyboards = ["Main.storyboard", "Start.storyboard", "LaunchScreen.storyboard", "Other.storyboard"]
      .enumerated().map {
        "Y\($0) = { isa = PBXFileReference; path = \($1); sourceTree = \"<group>\"; };\nZ\($0) = { isa = PBXBuildFile; fileRef = Y\($0); };\n"
      }
    let project = try project([
      "buildPhases = (S);": "buildPhases = (S, W, R);",
      "SDKROOT = iphoneos;":
        "SDKROOT = iphoneos; INFOPLIST_KEY_UIMainStoryboardFile = Main; INFOPLIST_KEY_UILaunchStoryboardName = Start;",
      "S = {": objects.joined() + storyboards.joined()
        + "W = { isa = PBXFrameworksBuildPhase; files = (Q0, Q1, Q2, Q3); };\n"
        + "R = { isa = PBXResourcesBuildPhase; files = (Z0, Z1, Z2, Z3); };\nS = {",
    ])
    let notes = LeftOutFiles(of: try project.app(), in: project).notes
    #expect(notes.count == 5)
    #expect(notes.contains { $0.hasSuffix("Kiln.swift is not there, though the project names it") })
    #expect(
      notes.contains {
        $0.contains("Maps.xcframework is left out: it was compiled for Apple's systems")
          && $0.contains("#if canImport(Maps)")
      })
    #expect(notes.contains { $0.hasPrefix("Pods_Kiln.framework is left out: CocoaPods would make it") })
    #expect(
      notes.contains {
        $0.contains("Main.storyboard is left out, and the windows and menus") && $0.contains("UIMainStoryboardFile")
      })
    #expect(notes.contains { $0.contains("Other.storyboard is left out: files of type .storyboard have no use here") })
  }

  @Test("A package of a server is named with its address, and a copy beside the project goes before it")
  func remotePackages() throws {
    let objects =
      "Q = { isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://example.org/Glaze.git\"; requirement = { kind = exactVersion; version = 1.2.0; }; };\n"
      + "U = { isa = XCSwiftPackageProductDependency; package = Q; productName = Glaze; };\nS = {"
    let replacements = [
      "targets = (T);": "targets = (T); packageReferences = (Q);",
      "dependencies = ();": "dependencies = (); packageProductDependencies = (U);",
      "S = {": objects,
    ]
    let fetched = try project(replacements)
    #expect(
      fetched.remotePackages.map(\.note) == [
        "the package Glaze is fetched from https://example.org/Glaze.git once, and kept; a copy of it in Packages/Glaze beside the project would be taken instead"
      ])
    #expect(
      try fetched.app().products.first?.package
        == .remote(url: "https://example.org/Glaze.git", requirement: "exact: \"1.2.0\""))
    for place in ["Packages", "SourcePackages/checkouts"] {
      let copy = folder.appendingPathComponent("\(place)/Glaze")
      try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
      try Data().write(to: copy.appendingPathComponent("Package.swift"))
      let copied = try project(replacements)
      #expect(
        copied.remotePackages.first?.note.contains("is taken from \(copy.standardizedFileURL.path), and not from https")
          == true)
      guard case .local(let found) = try copied.app().products.first?.package else {
        Issue.record("the package of the server is still meant")
        continue
      }
      #expect(found.path == copy.standardizedFileURL.path)
    }
  }
}
