import Foundation
import Testing

/// tessera new.
struct NewCommandTests {
  let workshop: Workshop

  init() throws {
    workshop = try Workshop()
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: workshop.folder.appendingPathComponent(path).path)
  }

  @Test(
    "A new package has a view, a picture of its preview, and tests that pass",
    arguments: [
      ("app", "ContentView", "640x400"), ("library", "Sea-ShoreView", "640x400"), ("document", "EditorView", "960x640"),
    ])
  func package(kind: String, view: String, size: String) throws {
    let run = try workshop.run("new", "shelf/Sea-Shore", "--kind", kind)
    #expect(run.status == 0, "\(run.errors)")
    #expect(exists("shelf/Sea-Shore/Sources/Sea-Shore/\(view.replacing("-", with: "")).swift"))
    #expect(try workshop.pictures(in: "shelf/Sea-Shore")["Preview.png"] == size)
    // With Tessera named, it would be compiled; without, the library of the tool is there, also for tests of screens.
    let manifest = workshop.folder.appendingPathComponent("shelf/Sea-Shore/Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    try Data(text.replacing("#if os(Linux)", with: "#if os(macOS)").utf8).write(to: manifest)
    let tests = try workshop.run("test", "shelf/Sea-Shore")
    #expect(tests.status == 0, "\(tests.errors)")
    #expect(tests.output.contains("Test run with 2 tests"), "\(tests.output)")
  }

  @Test("The manifest names Tessera on Linux alone")
  func manifest() throws {
    _ = try workshop.run("new", "Sea")
    let text = try String(contentsOf: workshop.folder.appendingPathComponent("Sea/Package.swift"), encoding: .utf8)
    let parts = text.components(separatedBy: "#else")
    #expect(parts.count == 2)
    #expect(parts[0].contains("#if os(Linux)"))
    #expect(parts[0].contains(".package(name: \"Tessera\", path: \""))
    #expect(!parts[1].contains("Tessera"))
    #expect(text.contains("platforms: [.macOS(.v15), .iOS(.v18)]"))
  }

  @Test("Names that a module cannot have are refused", arguments: ["9lives", "a b", "SwiftUI", "class", "é", "-x"])
  func names(name: String) throws {
    let run = try workshop.run(["new", "--", name])
    #expect(run.status == 2)
    #expect(run.errors.contains("\"\(name)\""))
    #expect(!exists(name))
  }

  @Test("A folder that holds something is left alone; an empty one is filled")
  func folders() throws {
    try workshop.write("mine", to: "Full/notes.txt")
    let full = try workshop.run("new", "Full")
    #expect(full.status == 2)
    #expect(full.errors.contains("the folder Full is not empty: it holds notes.txt"))
    #expect(!exists("Full/Package.swift"))
    try workshop.write("mine", to: "Taken")
    #expect(try workshop.run("new", "Taken").errors.contains("Taken is a file"))
    try FileManager.default.createDirectory(
      at: workshop.folder.appendingPathComponent("Empty"), withIntermediateDirectories: true)
    #expect(try workshop.run("new", "Empty").status == 0)
    #expect(exists("Empty/Preview.png"))
  }

  @Test("A folder of Tessera that is none is refused")
  func library() throws {
    let run = try workshop.run("new", "Sea", "--tessera", ".")
    #expect(run.status == 2)
    #expect(run.errors.contains("--tessera is the folder of Tessera"))
  }
}
