import Foundation
import TesseraCore

/// How a document is open.
nonisolated public struct DocumentConfiguration: Sendable {
  /// The file of the document; nil for one that was not saved yet.
  public let fileURL: URL?
  /// Whether the document can be changed.
  public let isEditable: Bool
}

nonisolated private struct DocumentConfigurationKey: EnvironmentKey {
  static var defaultValue: DocumentConfiguration? { nil }
}

nonisolated extension EnvironmentValues {
  /// How the document is open that the view belongs to; nil outside of documents.
  public internal(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }
}
