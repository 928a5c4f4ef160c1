import Observation
import TesseraCore
import UniformTypeIdentifiers

/// The content of a document that is a value.
@Observable
@MainActor
final class ValueContent<Document: FileDocument>: DocumentContent {
  private(set) var document: Document
  @ObservationIgnored var onChange: (@MainActor () -> Void)?
  @ObservationIgnored private weak var undoManager: UndoManager?
  @ObservationIgnored private var isInText: @MainActor () -> Bool = { false }

  init(_ document: Document) {
    self.document = document
  }

  /// Changes the document for its editor (J252).
  func edit(_ new: Document) {
    // A text with the focus undoes what is typed itself.
    if let undoManager, !isInText() {
      let old = document
      undoManager.registerUndo(withTarget: self) { $0.edit(old) }
    }
    document = new
    onChange?()
  }

  func fileWrapper(type: UTType, existing: FileWrapper?) throws -> FileWrapper {
    try document.fileWrapper(configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
  }

  func read(_ file: FileWrapper, type: UTType) throws {
    document = try Document(configuration: FileDocumentReadConfiguration(contentType: type, file: file))
    undoManager?.removeAllActions()
  }

  func follow(_ undoManager: UndoManager?, isInText: @escaping @MainActor () -> Bool) {
    self.undoManager = undoManager
    self.isInText = isInText
    // Each step keeps the document as it was.
    if let undoManager, undoManager.levelsOfUndo == 0 { undoManager.levelsOfUndo = 200 }
  }
}
