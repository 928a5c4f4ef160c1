import SwiftData
import SwiftUITesting
import Testing
import UniformTypeIdentifiers

@Model
private final class DiaryEntry {
  var text: String

  init(text: String) {
    self.text = text
  }
}

private struct EntriesView: View {
  @Query(sort: \DiaryEntry.text) private var entries: [DiaryEntry]
  @Environment(\.modelContext) private var context

  var body: some View {
    Text("entries: \(entries.map(\.text).joined(separator: " "))")
    Button("Add") { context.insert(DiaryEntry(text: "new")) }
  }
}

private let diaryType = UTType(exportedAs: "org.example.tessera.diary", conformingTo: .data)
private let diaryFolderType = UTType(exportedAs: "org.example.tessera.diary-folder", conformingTo: .package)

private struct DiaryApp: App {
  var body: some Scene {
    DocumentGroup(editing: DiaryEntry.self, contentType: diaryType) {
      EntriesView()
    } prepareDocument: {
      $0.insert(DiaryEntry(text: "first"))
    }
  }
}

private struct DiaryFolderApp: App {
  var body: some Scene {
    DocumentGroup(editing: DiaryEntry.self, contentType: diaryFolderType) { EntriesView() }
  }
}

@MainActor
struct ModelDocumentTests {
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(UUID().uuidString)")

  @Test("J261: a document is a store, which is prepared, changed, saved and opened again")
  func saving() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let first = Screen(running: DiaryApp.self, width: 600, hasMenuBar: true)
    #expect(first["entries: first"].exists)
    #expect(first.document?.isEdited == false)
    first["Add"].tap()
    #expect(first["entries: first new"].exists)
    #expect(first.document?.isEdited == true)
    first.key("s", modifiers: .command)
    first.files.answer(file)
    #expect(first.document?.isEdited == false)
    #expect(try Data(contentsOf: file).starts(with: Data("SQLite format 3".utf8)))
    #expect(first.closeWindow())

    let second = Screen(running: DiaryApp.self, width: 600, hasMenuBar: true)
    try #require(second.document != nil)
    second.open(file)
    // A file without an extension is none of this type.
    #expect(second.document?.fileURL == nil)
  }

  @Test("J261: a document whose type is a folder has its store in it, and shows what was saved")
  func folder() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let first = Screen(running: DiaryFolderApp.self, width: 600, hasMenuBar: true)
    first["Add"].tap()
    first.key("s", modifiers: .command)
    first.files.answer(file)
    #expect(FileManager.default.fileExists(atPath: file.appendingPathComponent("Document.store").path))
    #expect(first.closeWindow())
    let second = Screen(running: DiaryFolderApp.self, width: 600, hasMenuBar: true)
    second.open(file)
    #expect(second["entries: new"].exists)
    second["Add"].tap()
    second.key("s", modifiers: .command)
    #expect(second.document?.isEdited == false)
    try Data("nonsense".utf8).write(to: file.appendingPathComponent("Document.store"))
    second["File"].tap()
    second["Close"].tap()
    second.open(file)
    #expect(second["“\(file.lastPathComponent)” cannot be opened."].exists)
  }
}
