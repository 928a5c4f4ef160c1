import SwiftUITesting
import Testing
import UniformTypeIdentifiers

/// A text, one line of which is shown.
private struct Note: FileDocument {
  static let readableContentTypes = [UTType.plainText]
  var text = ""

  init(text: String = "") {
    self.text = text
  }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.text = text
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    if text == "unwritable" { throw CocoaError(.fileWriteOutOfSpace) }
    return FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct NoteView: View {
  @Binding var note: Note
  let file: URL?
  let isEditable: Bool

  var body: some View {
    Text("text: \(note.text)")
    Text(file.map { "in \($0.lastPathComponent)" } ?? "in no file")
    Text(isEditable ? "editable" : "locked")
    Text("file").draggable(
      file?.deletingLastPathComponent().appendingPathComponent("b.txt") ?? URL(fileURLWithPath: "/"))
    TextField("Text", text: $note.text)
    Button("Add") { note.text += "+" }
  }
}

private struct NotesApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: Note()) { NoteView(note: $0.$document, file: $0.fileURL, isEditable: $0.isEditable) }
  }
}

private struct ViewerApp: App {
  var body: some Scene {
    DocumentGroup(viewing: Note.self) { NoteView(note: $0.$document, file: $0.fileURL, isEditable: $0.isEditable) }
  }
}

@MainActor
struct DocumentGroupTests {
  private let folder = TemporaryFolder()

  private func desktop<Program: App>(_ program: Program.Type = NotesApp.self) -> Screen {
    Screen(running: program, width: 700, hasMenuBar: true)
  }

  @Test("J250: a scene of documents has a window for one, which its views change through a binding")
  func editing() {
    let screen = desktop()
    #expect(screen["in no file"].exists)
    #expect(screen.document?.title == "Untitled")
    #expect(screen.document?.fileURL == nil)
    screen["Add"].tap()
    #expect(screen["text: +"].exists)
    #expect(screen.document?.title == "Untitled — Edited")
  }

  @Test("J251: a desktop begins with a new document, a phone with what can be opened")
  func beginning() throws {
    let file = try folder.file("a.txt", "milk")
    let screen = Screen(running: NotesApp.self)
    #expect(screen.document == nil)
    screen["New Document"].tap()
    #expect(screen.document?.title == "Untitled")
    screen["Documents"].tap()
    #expect(screen.document == nil)
    screen["Open…"].tap()
    #expect(screen.files.contentTypes == [.plainText])
    screen.files.answer(file)
    #expect(screen["text: milk"].exists)
    screen["Documents"].tap()
    #expect(screen["a.txt"].exists)
    screen["a.txt"].tap()
    #expect(screen["text: milk"].exists)
    #expect(desktop(ViewerApp.self).document == nil)
  }

  @Test("J251: a file that is handed over takes the place of an untouched new document")
  func handingOver() throws {
    let screen = desktop()
    screen.open(try folder.file("a.txt", "milk"))
    #expect(screen["text: milk"].exists)
    #expect(screen["in a.txt"].exists)
    #expect(screen.document?.title == "a.txt")
  }

  @Test("J251: a file that is dropped on a window is opened")
  func dropping() async throws {
    _ = try folder.file("b.txt", "bread")
    let screen = desktop()
    screen.open(try folder.file("a.txt", "milk"))
    let start = screen["file"].frame
    await screen.drag(
      from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: start.midX, y: start.midY + 20), over: .seconds(1))
    await screen.settle()
    #expect(screen["text: bread"].exists)
  }

  @Test("J252: a change of a document can be undone, unless a text with the focus undoes what was typed itself")
  func undoing() {
    let screen = desktop()
    screen["Add"].tap()
    screen["Add"].tap()
    screen.key("z", modifiers: .command)
    #expect(screen["text: +"].exists)
    screen.key("z", modifiers: [.command, .shift])
    #expect(screen["text: ++"].exists)
  }

  @Test("J254: Save writes the file; one that is not saved yet gets a name and the extension of its type")
  func saving() throws {
    let screen = desktop()
    screen["Add"].tap()
    screen.key("s", modifiers: .command)
    #expect(screen.files.suggestedName == "Untitled.txt")
    screen.files.answer(folder.url("note"))
    #expect(try folder.text("note.txt") == "+")
    #expect(screen.document?.title == "note.txt")
    #expect(screen.document?.fileURL == folder.url("note.txt"))
    screen["Add"].tap()
    #expect(screen.document?.isEdited == true)
    screen.key("s", modifiers: .command)
    #expect(try folder.text("note.txt") == "++")
    #expect(screen.document?.isEdited == false)
  }

  @Test("J254: a document with a file is saved by itself two seconds after the last change")
  func savingByItself() async throws {
    let screen = desktop()
    screen.open(try folder.file("a.txt", "milk"))
    screen["Add"].tap()
    await screen.advance(by: .seconds(1))
    screen["Add"].tap()
    await screen.advance(by: .seconds(1.5))
    #expect(try folder.text("a.txt") == "milk")
    await screen.advance(by: .seconds(1))
    #expect(try folder.text("a.txt") == "milk++")
    #expect(screen.document?.isEdited == false)
  }

  @Test("J254: a name that gets its extension only here does not replace a file without a question")
  func replacing() throws {
    _ = try folder.file("note.txt", "old")
    let screen = desktop()
    screen["Add"].tap()
    screen.key("s", modifiers: [.command, .shift])
    screen.files.answer(folder.url("note"))
    #expect(try folder.text("note.txt") == "old")
    screen["Replace"].tap()
    #expect(try folder.text("note.txt") == "+")
  }

  @Test("J255: closing saves what has a file, and asks about a new document that was changed")
  func closing() async throws {
    let saved = desktop()
    saved.open(try folder.file("a.txt", "milk"))
    saved["Add"].tap()
    #expect(saved.closeWindow())
    #expect(try folder.text("a.txt") == "milk+")
    #expect(!saved.isOpen)

    let new = desktop()
    new["Add"].tap()
    #expect(!new.closeWindow())
    #expect(new["Keep the new document “Untitled”?"].exists)
    new["Cancel"].tap()
    #expect(new.isOpen)
    #expect(!new.closeWindow())
    new["Save…"].tap()
    new.files.answer(folder.url("b.txt"))
    await new.settle()
    #expect(!new.isOpen)
    #expect(try folder.text("b.txt") == "+")

    let lost = desktop()
    lost["Add"].tap()
    lost.closeWindow()
    lost["Delete"].tap()
    await lost.settle()
    #expect(!lost.isOpen)
    #expect(desktop().closeWindow())
  }

  @Test("J255: what another program wrote is not overwritten without a question")
  func conflict() throws {
    let screen = desktop()
    screen.open(try folder.file("a.txt", "milk"))
    screen["Add"].tap()
    _ = try folder.file("a.txt", "bread and butter")
    screen.key("s", modifiers: .command)
    #expect(screen["“a.txt” was changed by another program."].exists)
    screen["Cancel"].tap()
    #expect(try folder.text("a.txt") == "bread and butter")
    screen.key("s", modifiers: .command)
    screen["Revert"].tap()
    #expect(screen["text: bread and butter"].exists)
    screen["Add"].tap()
    _ = try folder.file("a.txt", "eggs")
    screen.key("s", modifiers: .command)
    screen["Save Anyway"].tap()
    #expect(try folder.text("a.txt") == "bread and butter+")
  }

  @Test("J255: a window that comes to the front shows what another program wrote")
  func following() throws {
    let screen = desktop()
    screen.open(try folder.file("a.txt", "milk"))
    _ = try folder.file("a.txt", "bread and butter")
    screen.scenePhase = .inactive
    screen.scenePhase = .active
    #expect(screen["text: bread and butter"].exists)
    #expect(screen.document?.isEdited == false)
  }

  @Test(
    "J256: a bad file is said to be one, and the document stays as it was", arguments: ["bad.txt", "gone.txt", "a.zip"])
  func badFiles(name: String) throws {
    if name == "bad.txt" { try Data([0xFF, 0xFE, 0xFF]).write(to: folder.url(name)) }
    if name == "a.zip" { try Data("zip".utf8).write(to: folder.url(name)) }
    let screen = desktop()
    screen["Add"].tap()
    screen.open(folder.url(name))
    #expect(screen["“\(name)” cannot be opened."].exists)
    screen["OK"].tap()
    #expect(screen["text: +"].exists)
  }

  @Test("J256: a document that cannot be written says so, and the file stays as it was")
  func unwritable() throws {
    let screen = desktop()
    screen.open(try folder.file("a.txt", "unwritabl"))
    screen["Text"].tap()
    screen.type("e")
    screen.key("s", modifiers: .command)
    #expect(screen["“a.txt” cannot be saved."].exists)
    #expect(screen["There is no space left on the disk."].exists)
    screen["OK"].tap()
    #expect(try folder.text("a.txt") == "unwritabl")
    #expect(screen.document?.isEdited == true)
    #expect(!screen.closeWindow())
  }

  @Test("J257: files that were opened and saved are the recent ones, the last first, until they are cleared")
  func recentFiles() throws {
    let screen = desktop()
    screen.open(try folder.file("a.txt", "milk"))
    screen.open(try folder.file("b.txt", "bread"))
    screen["File"].tap()
    screen["Open Recent"].tap()
    #expect(screen["b.txt"].frame.minY < screen["a.txt"].frame.minY)
    screen["a.txt"].tap()
    #expect(screen["text: milk"].exists)
    screen["File"].tap()
    screen["Open Recent"].tap()
    screen["Clear Menu"].tap()
    let next = desktop()
    #expect(next["in no file"].exists)
    next["File"].tap()
    next["Open Recent"].tap()
    #expect(!next["a.txt"].exists)
  }

  @Test("J258: the File menu has the commands of documents, and their keys act")
  func menu() throws {
    let screen = desktop()
    screen["File"].tap()
    for command in [
      "New", "Open…", "Open Recent", "Close", "Save", "Save As…", "Duplicate", "Rename…", "Revert to Saved",
    ] {
      #expect(screen[command].exists, "\(command)")
    }
    #expect(!screen["Revert to Saved"].isEnabled)
    screen.key(.escape)
    screen.key("o", modifiers: .command)
    #expect(screen.files.isAsking)
    screen.files.answer(try folder.file("a.txt", "milk"))
    screen["Add"].tap()
    screen["File"].tap()
    screen["Revert to Saved"].tap()
    screen["Revert"].tap()
    #expect(screen["text: milk"].exists)
    screen["File"].tap()
    screen["Duplicate"].tap()
    #expect(screen.document?.title == "a copy — Edited")
    #expect(screen["in no file"].exists)
  }

  @Test("J258: Rename gives the file another name and keeps its extension")
  func renaming() throws {
    let screen = desktop()
    screen.open(try folder.file("a.txt", "milk"))
    screen["File"].tap()
    screen["Rename…"].tap()
    screen.element(.textField, "Name").clearText()
    screen.element(.textField, "Name").type("shopping")
    screen.elements(.button, containing: "Rename").last?.tap()
    #expect(screen["in shopping.txt"].exists)
    #expect(try folder.text("shopping.txt") == "milk")
  }

  @Test("J259: documents that are only viewed are not changed, and have no commands to save them")
  func viewing() throws {
    let screen = desktop(ViewerApp.self)
    screen.open(try folder.file("a.txt", "milk"))
    #expect(screen["locked"].exists)
    screen["Add"].tap()
    #expect(screen["text: milk"].exists)
    screen["File"].tap()
    #expect(!screen["Save"].exists)
    #expect(!screen["New"].exists)
    #expect(screen["Open…"].exists)
  }
}
