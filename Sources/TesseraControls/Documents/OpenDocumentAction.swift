import Foundation
import TesseraCore

/// Opens a document: the value of the environment's `openDocument`.
@MainActor @preconcurrency
public struct OpenDocumentAction: Sendable {
  nonisolated private let place: DocumentPlace

  nonisolated init(_ place: DocumentPlace) {
    self.place = place
  }

  /// Shows the document of a file. One that is open comes to the front.
  ///
  /// - Throws: an error if the file cannot be read, or no scene reads files of its type.
  public func callAsFunction(at url: URL) async throws {
    guard let shelf = place.shelves.first(where: { $0.accepts(url) }) else {
      throw CocoaError(.fileReadUnsupportedScheme, userInfo: [NSFilePathErrorKey: url.path])
    }
    let document = try shelf.document(at: url)
    guard place.show(document) else { throw CocoaError(.featureUnsupported) }
  }
}
