import Combine
import UniformTypeIdentifiers

/// A document that is an object, read from files and written to them.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// The state of the document at one moment, which is written while the document goes on changing.
  associatedtype Snapshot

  /// The file that a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file that a document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that the document can be read from.
  static var readableContentTypes: [UTType] { get }

  /// The types of files that the document can be written to; those that it is read from, unless others are named.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document from a file.
  ///
  /// - Throws: an error if the file is no such document.
  init(configuration: ReadConfiguration) throws

  /// The state of the document now.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// A state of the document as a file.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
