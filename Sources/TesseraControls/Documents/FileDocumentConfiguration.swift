import Foundation
import TesseraCore

/// What the views of a document that is a value get.
nonisolated public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// Where the document is saved; nil for a new one.
  public var fileURL: URL?
  /// Whether changes of the document are kept.
  public var isEditable: Bool

  @MainActor init(_ open: OpenDocument) {
    guard let content = open.content as? ValueContent<Document> else {
      preconditionFailure("The document is no \(Document.self).")
    }
    let isEditor = open.shelf.isEditor
    _document = Binding(get: { content.document }, set: { if isEditor { content.edit($0) } })
    fileURL = open.fileURL
    isEditable = open.isEditable
  }
}
