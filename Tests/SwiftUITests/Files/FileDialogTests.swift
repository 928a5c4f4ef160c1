import SwiftUITesting
import Testing
import UniformTypeIdentifiers

private struct NoteDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }

  var text: String

  init(text: String) {
    self.text = text
  }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct ImportView: View {
  @State private var isImporting = false
  @State private var isImportingSeveral = false
  @State private var line = "nothing"

  var body: some View {
    Text(line)
    Text(isImporting || isImportingSeveral ? "open" : "closed")
    Button("Import") { isImporting = true }
      .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json, .image]) { result in
        switch result {
        case .success(let url): line = "got \(url.lastPathComponent)"
        case .failure(let error): line = "failed: \((error as? CocoaError)?.code == .featureUnsupported)"
        }
      }
    Button("Import several") { isImportingSeveral = true }
      .fileImporter(
        isPresented: $isImportingSeveral, allowedContentTypes: [.item], allowsMultipleSelection: true
      ) { result in
        line = "got \((try? result.get())?.count ?? 0) files"
      } onCancellation: {
        line = "cancelled"
      }
      .fileDialogMessage("Which ones?")
  }
}

private struct ExportView: View {
  @State private var isExportingDocument = false
  @State private var isExportingItem = false
  @State private var isMoving = false
  @State private var line = "nothing"
  let file: URL?

  init(file: URL? = nil) {
    self.file = file
  }

  var body: some View {
    Text(line)
    Button("Export document") { isExportingDocument = true }
      .fileExporter(
        isPresented: $isExportingDocument, document: NoteDocument(text: "milk"), contentType: .plainText,
        defaultFilename: "Shopping", onCompletion: show)
    Button("Export item") { isExportingItem = true }
      .fileExporter(
        isPresented: $isExportingItem, item: "bread", contentTypes: [.plainText], defaultFilename: "List",
        onCompletion: show)
    Button("Move") { isMoving = true }
      .fileMover(isPresented: $isMoving, file: file, onCompletion: show)
  }

  private func show(_ result: Result<URL, any Error>) {
    switch result {
    case .success(let url): line = "at \(url.lastPathComponent)"
    case .failure: line = "failed"
    }
  }
}

@MainActor
struct FileDialogTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test("An importer asks for files of its types, and its binding becomes false before it gets one")
  func importing() {
    let screen = Screen { ImportView() }
    #expect(!screen.files.isAsking)
    screen["Import"].tap()
    #expect(screen.files.isAsking)
    #expect(screen["open"].exists)
    #expect(screen.files.contentTypes == [.json, .image])
    #expect(!screen.files.allowsSeveral)
    screen.files.answer(URL(fileURLWithPath: "/somewhere/notes.json"))
    #expect(screen["got notes.json"].exists)
    #expect(screen["closed"].exists)
    #expect(!screen.files.isAsking)
  }

  @Test("An importer without an action for it says nothing when the user chooses no file")
  func cancelling() {
    let screen = Screen { ImportView() }
    screen["Import"].tap()
    screen.files.cancel()
    #expect(screen["nothing"].exists)
    #expect(screen["closed"].exists)
    screen["Import several"].tap()
    #expect(screen.files.message == "Which ones?")
    #expect(screen.files.allowsSeveral)
    screen.files.cancel()
    #expect(screen["cancelled"].exists)
    screen["Import several"].tap()
    screen.files.answer(URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b"))
    #expect(screen["got 2 files"].exists)
  }

  @Test("An exporter writes a document where the user wants it, with the extension of its type")
  func exportingDocument() async throws {
    let screen = Screen { ExportView() }
    screen["Export document"].tap()
    #expect(screen.files.suggestedName == "Shopping.txt")
    screen.files.answer(folder.appendingPathComponent("Food"))
    await screen.settle()
    #expect(screen["at Food.txt"].exists)
    #expect(try String(contentsOf: folder.appendingPathComponent("Food.txt"), encoding: .utf8) == "milk")
  }

  @Test("An exporter writes a value as its representation has it")
  func exportingItem() async throws {
    let screen = Screen { ExportView() }
    screen["Export item"].tap()
    #expect(screen.files.suggestedName == "List.txt")
    screen.files.answer(folder.appendingPathComponent("List.txt"))
    await screen.settle()
    #expect(try String(contentsOf: folder.appendingPathComponent("List.txt"), encoding: .utf8) == "bread")
  }

  private struct NamedView: View {
    let name: String
    @State private var isExporting = false

    var body: some View {
      Button("Export") { isExporting = true }
        .fileExporter(
          isPresented: $isExporting, item: "bread", contentTypes: [.plainText], defaultFilename: name,
          onCompletion: { _ in })
    }
  }

  @Test(
    "A suggested name is a name and no way out of the folder",
    arguments: [
      ("../../etc/passwd", "etc-passwd.txt"), ("/root/x.txt", "root-x.txt"), ("..", "Untitled.txt"),
      ("", "Untitled.txt"), ("AC/DC", "AC-DC.txt"), ("a\nb\0c", "abc.txt"),
      ("Caf\u{e9} \u{1F375}", "Caf\u{e9} \u{1F375}.txt"),
    ])
  func suggestedNames(suggestion: String, name: String) {
    let screen = Screen { NamedView(name: suggestion) }
    screen["Export"].tap()
    #expect(screen.files.suggestedName == name)
  }

  @Test("Files of a folder in memory are written into that folder, even if their names lead elsewhere")
  func namesInWrappers() throws {
    let wrapper = FileWrapper(
      directoryWithFileWrappers: ["../out": FileWrapper(regularFileWithContents: Data("1".utf8))])
    try wrapper.write(to: folder.appendingPathComponent("inner"), options: [], originalContentsURL: nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["inner"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/inner") == ["out"])
  }

  @Test("What cannot be written is a failure")
  func failingExport() async {
    let screen = Screen { ExportView() }
    screen["Export document"].tap()
    screen.files.answer(URL(fileURLWithPath: "/nowhere/at/all.txt"))
    await screen.settle()
    #expect(screen["failed"].exists)
    #expect(screen.visibleText.first == "failed" && !screen.files.isAsking)
  }

  @Test("A mover moves a file into the folder that the user chooses")
  func moving() throws {
    let file = folder.appendingPathComponent("a.txt")
    let place = folder.appendingPathComponent("place")
    try Data("x".utf8).write(to: file)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let screen = Screen { ExportView(file: file) }
    screen["Move"].tap()
    screen.files.answer(place)
    #expect(screen["at a.txt"].exists)
    #expect(FileManager.default.fileExists(atPath: place.appendingPathComponent("a.txt").path))
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test("Folders in memory are written and read with what is in them")
  func wrappers() throws {
    let wrapper = FileWrapper(directoryWithFileWrappers: ["a": FileWrapper(regularFileWithContents: Data("1".utf8))])
    #expect(wrapper.addRegularFile(withContents: Data("2".utf8), preferredFilename: "b") == "b")
    #expect(wrapper.addRegularFile(withContents: Data("3".utf8), preferredFilename: "b") == "2_b")
    let url = folder.appendingPathComponent("bundle")
    try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
    let read = try FileWrapper(url: url)
    #expect(read.isDirectory)
    #expect(read.fileWrappers?["2_b"]?.regularFileContents == Data("3".utf8))
    #expect(read.fileWrappers?.count == 3)
  }

  private struct LinkView: View {
    @State private var line = "nothing"

    var body: some View {
      Text(line).onOpenURL { line = "\(line), \($0.absoluteString)" }
    }
  }

  @Test("Views hear of URLs that the program is asked to open")
  func openURL() throws {
    let screen = Screen { LinkView() }
    screen.open(try #require(URL(string: "recipes://soup")))
    #expect(screen["nothing, recipes://soup"].exists)
  }
}
