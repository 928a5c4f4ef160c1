/// A text that is read from files and written to them: the start of an app with documents.
enum DocumentTemplate {
  static let model = """
    import SwiftUI
    import UniformTypeIdentifiers

    /// A plain text.
    struct TextDocument: FileDocument {
      static let readableContentTypes = [UTType.plainText]
      var text: String

      init(text: String = "") {
        self.text = text
      }

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

    /// Edits a text.
    struct EditorView: View {
      @Binding var document: TextDocument

      var body: some View {
        VStack(alignment: .leading, spacing: 8) {
          TextEditor(text: $document.text)
          Text("\\(document.text.count) characters").foregroundStyle(.secondary)
        }
        .padding()
      }
    }

    #Preview("EditorView", traits: .fixedLayout(width: 480, height: 320)) {
      @Previewable @State var document = TextDocument(text: "Dear reader,")
      EditorView(document: $document)
    }

    """

  /// - Parameter program: the type of the app.
  static func tests(module: String, program: String) -> String {
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
        @Test("What is written counts as a change of the document, and is saved")
        func editor() throws {
          let file = FileManager.default.temporaryDirectory.appendingPathComponent("\\(UUID().uuidString).txt")
          defer { try? FileManager.default.removeItem(at: file) }
          let screen = Screen(running: \(program).self, width: 600, height: 400, hasMenuBar: true)
          screen.element(.textField).tap()
          screen.type("Hello")
          #expect(screen["5 characters"].exists)
          #expect(screen.document?.isEdited == true)
          screen.key("s", modifiers: .command)
          screen.files.answer(file)
          #expect(try String(contentsOf: file, encoding: .utf8) == "Hello")
        }
      #endif
    }

    """
  }
}
