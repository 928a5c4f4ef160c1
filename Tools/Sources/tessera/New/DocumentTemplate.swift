/// A text that is read from files and written to them: the start of an app with documents.
enum DocumentTemplate {
  static let model = """
    import SwiftUI
    import UniformTypeIdentifiers

    /// A plain text.
    struct TextDocument: FileDocument {
      static let readableContentTypes = [UTType.plainText]
      var text = ""

      init() {}

      init(configuration: ReadConfiguration) throws {
        try self.init(contents: configuration.file.regularFileContents)
      }

      /// - Throws: an error if there is nothing, or no text.
      init(contents: Data?) throws {
        guard let contents, let text = String(data: contents, encoding: .utf8) else {
          throw CocoaError(.fileReadCorruptFile)
        }
        self.text = text
      }

      func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
      }
    }

    """

  static let view = """
    import SwiftUI

    /// Edits a text, and opens and saves files.
    struct EditorView: View {
      @State private var document = TextDocument()
      @State private var isOpening = false
      @State private var isSaving = false
      @State private var problem = ""

      init() {}

      init(document: TextDocument) {
        _document = State(initialValue: document)
      }

      var body: some View {
        VStack(alignment: .leading, spacing: 12) {
          HStack {
            Button("Open") { isOpening = true }
            Button("Save") { isSaving = true }
            Spacer()
            Text("\\(document.text.count) characters").foregroundStyle(.secondary)
          }
          TextEditor(text: $document.text)
          if !problem.isEmpty { Text(problem).foregroundStyle(.red) }
        }
        .padding()
        .fileImporter(isPresented: $isOpening, allowedContentTypes: TextDocument.readableContentTypes) { open($0) }
        .fileExporter(isPresented: $isSaving, document: document, contentType: .plainText) { result in
          if case .failure(let error) = result { problem = error.localizedDescription }
        }
      }

      private func open(_ result: Result<URL, any Error>) {
        do {
          let file = try result.get()
          let isAllowed = file.startAccessingSecurityScopedResource()
          defer { if isAllowed { file.stopAccessingSecurityScopedResource() } }
          document = try TextDocument(contents: Data(contentsOf: file))
          problem = ""
        } catch {
          problem = error.localizedDescription
        }
      }
    }

    #Preview("EditorView", traits: .fixedLayout(width: 480, height: 320)) {
      var document = TextDocument()
      document.text = "Dear reader,"
      return EditorView(document: document)
    }

    """

  static func tests(module: String) -> String {
    """
    import Foundation
    import Testing

    @testable import \(module)

    #if canImport(SwiftUITesting)
      import SwiftUITesting
    #endif

    @MainActor
    struct DocumentTests {
      @Test("A document is made of text, and of nothing else")
      func contents() throws {
        #expect(try TextDocument(contents: Data("Hello".utf8)).text == "Hello")
        #expect(throws: CocoaError.self) { try TextDocument(contents: Data([0xFF])) }
        #expect(throws: CocoaError.self) { try TextDocument(contents: nil) }
      }

      #if canImport(SwiftUITesting)
        @Test("The editor counts the characters of its document")
        func editor() throws {
          let document = try TextDocument(contents: Data("Hello".utf8))
          let screen = Screen { EditorView(document: document) }
          #expect(screen["5 characters"].exists)
        }
      #endif
    }

    """
  }
}
