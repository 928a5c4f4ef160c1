import UniformTypeIdentifiers

/// A document that is a value, read from files and written to them.
@preconcurrency
public protocol FileDocument: Sendable {
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

  /// The document as a file.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
