import Foundation
import TesseraCore
import UniformTypeIdentifiers

/// Makes a new document and shows it: the value of the environment's `newDocument`.
///
/// A program without a `DocumentGroup` for such documents makes none, and the call warns.
@MainActor @preconcurrency
public struct NewDocumentAction: Sendable {
  nonisolated private let place: DocumentPlace

  nonisolated init(_ place: DocumentPlace) {
    self.place = place
  }

  /// Shows a new document that is a value.
  public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping @Sendable () -> D) {
    show(String(reflecting: D.self)) { ValueContent(newDocument()) }
  }

  /// Shows a new document that is an object.
  public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping @Sendable () -> D) {
    show(String(reflecting: D.self)) { ReferenceContent(newDocument()) }
  }

  /// Shows a new document of the first scene whose documents can be written to a type.
  public func callAsFunction(contentType: UTType) {
    let shelf = place.shelves.first { $0.format.make != nil && $0.format.writableTypes.contains(contentType) }
    guard let document = try? shelf?.makeDocument(type: contentType), place.show(document) else {
      return RuntimeWarning.report(.misusedViews("newDocument: no scene has documents of \(contentType.identifier)."))
    }
  }

  private func show(_ name: String, _ make: () -> any DocumentContent) {
    guard let shelf = place.shelves.first(where: { $0.isEditor && $0.format.name == name }),
      place.show(shelf.add(make()))
    else { return RuntimeWarning.report(.misusedViews("newDocument: no scene has documents of \(name).")) }
  }
}

nonisolated extension EnvironmentValues {
  /// Makes new documents.
  public var newDocument: NewDocumentAction { NewDocumentAction(DocumentPlace(in: self)) }

  /// Opens documents.
  public var openDocument: OpenDocumentAction { OpenDocumentAction(DocumentPlace(in: self)) }
}
