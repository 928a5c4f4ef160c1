import Observation
import TesseraCore
import UniformTypeIdentifiers

/// The content of a document that is an object: what its undo manager records are changes (J253).
@Observable
@MainActor
final class ReferenceContent<Document: ReferenceFileDocument>: DocumentContent {
  private(set) var document: Document
  @ObservationIgnored var onChange: (@MainActor () -> Void)?
  @ObservationIgnored private weak var undoManager: UndoManager?

  init(_ document: Document) {
    self.document = document
  }

  func fileWrapper(type: UTType, existing: FileWrapper?) throws -> FileWrapper {
    let snapshot = try document.snapshot(contentType: type)
    return try document.fileWrapper(
      snapshot: snapshot, configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
  }

  func read(_ file: FileWrapper, type: UTType) throws {
    document = try Document(configuration: FileDocumentReadConfiguration(contentType: type, file: file))
    undoManager?.removeAllActions()
  }

  func follow(_ undoManager: UndoManager?, isInText: @escaping @MainActor () -> Bool) {
    self.undoManager = undoManager
    undoManager?.onStep = { [weak self] _ in self?.onChange?() }
  }
}
