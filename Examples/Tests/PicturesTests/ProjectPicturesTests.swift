import Foundation
import SwiftUITesting
import Testing

/// The Xcode projects look as they did when their pictures were kept, built and drawn by `tessera run` as it is started
/// by their owners. `Examples/record-pictures` keeps the present ones.
@Suite("Pictures of Xcode projects", .serialized)
struct ProjectPicturesTests {
  @Test("The first screen of a project looks as it did when its picture was kept", arguments: ProjectSubject.all)
  func kept(subject: ProjectSubject) throws {
    let picture = try ProjectRun(project: subject.location, appearance: subject.appearance).picture()
    expectSnapshot(of: picture, named: subject.pictureName, tolerance: Pictures.tolerance)
  }

  @Test("Every project has a picture, and every picture that is kept is that of a project")
  func complete() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: ProjectSubject.folder.path)
    #expect(folders.sorted() == ProjectSubject.names)
    guard !Pictures.isRecording else { return }
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.pictures.path)
    #expect(Set(files) == Set(ProjectSubject.all.map { "\($0.pictureName).png" }))
  }

  private static let pictures = Pictures.folder.deletingLastPathComponent()
    .appendingPathComponent("ProjectPicturesTests")

  @Test("A color that is changed in a project is found", .disabled(if: Pictures.isRecording))
  func fault() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("\(UUID())")
    defer { try? files.removeItem(at: folder) }
    let kept = folder.appendingPathComponent("Tests/__Snapshots__/FaultTests/Dice-light.png")
    try files.createDirectory(at: kept.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("Package.swift"))
    try files.copyItem(at: Self.pictures.appendingPathComponent("Dice-light.png"), to: kept)
    let project = folder.appendingPathComponent("Dice")
    try files.copyItem(at: ProjectSubject.folder.appendingPathComponent("Dice"), to: project)
    let source = project.appendingPathComponent("Dice/DiceView.swift")
    let text = try String(contentsOf: source, encoding: .utf8)
    let changed = text.replacing(".red.gradient", with: ".indigo.gradient")
    try #require(changed != text)
    try Data(changed.utf8).write(to: source)

    let picture = try ProjectRun(project: project, appearance: .light).picture()
    let tests = folder.appendingPathComponent("Tests/FaultTests.swift").path
    withKnownIssue {
      expectSnapshot(of: picture, named: "Dice-light", tolerance: Pictures.tolerance, filePath: tests)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("of the pixels differ") }
    }
  }
}
