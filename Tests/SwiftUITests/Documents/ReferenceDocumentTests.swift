import Combine
import SwiftUITesting
import Testing
import UniformTypeIdentifiers

/// A list of words, which is changed by methods that say how to take the change back.
private final class WordList: ReferenceFileDocument, @unchecked Sendable {
  // Sendable: used on the main actor only.
  static let readableContentTypes = [UTType.plainText]
  @Published private(set) var words: [String] = []

  init() {}

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
    words = String(decoding: data, as: UTF8.self).split(separator: " ").map(String.init)
  }

  func snapshot(contentType: UTType) throws -> [String] { words }

  func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(snapshot.joined(separator: " ").utf8))
  }

  @MainActor func set(_ new: [String], _ undoManager: UndoManager?) {
    let old = words
    words = new
    undoManager?.registerUndo(withTarget: self) { $0.set(old, undoManager) }
  }

  @MainActor func forget() {
    words = []
  }
}

private struct WordsView: View {
  @ObservedObject var list: WordList
  @Environment(\.undoManager) private var undoManager
  @Environment(\.newDocument) private var newDocument
  @Environment(\.openDocument) private var openDocument
  @State private var problem = "no problem"

  init(list: WordList) {
    self.list = list
  }

  var body: some View {
    Text("words: \(list.words.joined(separator: " "))")
    Text(problem)
    Button("Add") { list.set(list.words + ["tea"], undoManager) }
    Button("Forget") { list.forget() }
    Button("Another") {
      newDocument {
        WordList()
      }
    }
    Button("Of type") { newDocument(contentType: .plainText) }
    Button("Open other") {
      Task {
        do { try await openDocument(at: URL(fileURLWithPath: "/nothing.zip")) } catch { problem = "refused" }
      }
    }
  }
}

private struct WordsApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: { WordList() }) { WordsView(list: $0.document) }
  }
}

@MainActor
struct ReferenceDocumentTests {
  private let folder = TemporaryFolder()

  private func screen() -> Screen { Screen(running: WordsApp.self, width: 600, hasMenuBar: true) }

  @Test("J253: a document that is an object is changed when something to undo is registered, undone or done again")
  func changes() throws {
    let screen = screen()
    screen.open(try folder.file("a.txt", "milk"))
    screen["Forget"].tap()
    #expect(screen["words: "].exists)
    #expect(screen.document?.isEdited == false)
    screen["Add"].tap()
    #expect(screen.document?.isEdited == true)
    screen.key("s", modifiers: .command)
    #expect(try folder.text("a.txt") == "tea")
    #expect(screen.document?.isEdited == false)
    screen.key("z", modifiers: .command)
    #expect(screen["words: "].exists)
    #expect(screen.document?.isEdited == true)
    screen.key("s", modifiers: .command)
    screen.key("z", modifiers: [.command, .shift])
    #expect(screen["words: tea"].exists)
    #expect(screen.document?.isEdited == true)
  }

  @Test("J253: reverting reads the file into a new object, and nothing is left to undo")
  func reverting() throws {
    let screen = screen()
    screen.open(try folder.file("a.txt", "milk"))
    screen["Add"].tap()
    screen["File"].tap()
    screen["Revert to Saved"].tap()
    screen["Revert"].tap()
    #expect(screen["words: milk"].exists)
    screen.key("z", modifiers: .command)
    #expect(screen["words: milk"].exists)
    #expect(screen.document?.isEdited == false)
  }

  @Test("J259: views make and open documents")
  func actions() async throws {
    let screen = screen()
    screen.open(try folder.file("a.txt", "milk"))
    screen["Another"].tap()
    #expect(screen["words: "].exists)
    #expect(screen.document?.fileURL == nil)
    screen.open(folder.url("a.txt"))
    screen["Of type"].tap()
    #expect(screen.document?.fileURL == nil)
    screen["Open other"].tap()
    await screen.settle()
    #expect(screen["refused"].exists)
  }
}
