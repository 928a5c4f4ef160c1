import Foundation
import TesseraCore
import UniformTypeIdentifiers

/// The documents of one scene.
@MainActor
package final class DocumentShelf: DocumentScene {
  let format: DocumentFormat
  /// Makes the views of a document, as the scene was last evaluated.
  var view: @MainActor (OpenDocument) -> AnyView = { _ in AnyView(EmptyView()) }
  private var documents: [Weak] = []

  private struct Weak {
    weak var document: OpenDocument?
  }

  package init(_ format: DocumentFormat) {
    self.format = format
  }

  /// What the windows of the scene are opened by.
  var id: String { "com.tessera.documents.\(isEditor ? "edit" : "view").\(format.name)" }

  /// Whether documents can be changed.
  var isEditor: Bool { !format.writableTypes.isEmpty }

  package func accepts(_ url: URL) -> Bool {
    DocumentFile.contentType(of: url, among: format.readableTypes) != nil
  }

  /// A new document; nil where there are no new ones.
  func makeDocument(type: UTType? = nil) throws -> OpenDocument? {
    guard let content = try format.make?() else { return nil }
    return add(content, type: type)
  }

  /// A new document with a content.
  func add(_ content: any DocumentContent, type: UTType? = nil) -> OpenDocument {
    let types = format.writableTypes + format.readableTypes
    let known = type.flatMap { types.contains($0) ? $0 : nil } ?? types.first ?? .data
    return remember(OpenDocument(content, of: self, at: nil, type: known, untitledName: untitledName))
  }

  /// The first name that no new document has which is shown.
  private var untitledName: String {
    let taken = documents.compactMap(\.document).filter { $0.fileURL == nil && $0.window != nil }.map(\.name)
    let names = (1...).lazy.map { $0 == 1 ? "Untitled" : "Untitled \($0)" }
    return names.first { !taken.contains($0) } ?? "Untitled"
  }

  /// The document of a file: the one that is open, or one that is read now.
  func document(at url: URL) throws -> OpenDocument {
    let place = url.resolvingSymlinksInPath()
    documents.removeAll { $0.document == nil }
    let open = documents.lazy.compactMap(\.document).first { $0.fileURL?.resolvingSymlinksInPath() == place }
    if let open, open.window != nil { return open }
    guard let type = DocumentFile.contentType(of: url, among: format.readableTypes) else {
      throw CocoaError(.fileReadUnsupportedScheme, userInfo: [NSFilePathErrorKey: url.path])
    }
    let content = try format.read(try DocumentFile.read(url), type)
    return remember(OpenDocument(content, of: self, at: url, type: type, untitledName: url.lastPathComponent))
  }

  func remember(_ document: OpenDocument) -> OpenDocument {
    documents.append(Weak(document: document))
    return document
  }
}
