import Foundation
import TesseraCore

/// What the views of a document that is an object get.
nonisolated public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// Where the document is saved; nil for a new one.
  public var fileURL: URL?
  /// Whether changes of the document are kept.
  public var isEditable: Bool

  @MainActor init(_ open: OpenDocument) {
    guard let content = open.content as? ReferenceContent<Document> else {
      preconditionFailure("The document is no \(Document.self).")
    }
    _document = ObservedObject(wrappedValue: content.document)
    fileURL = open.fileURL
    isEditable = open.isEditable
  }
}
