import UniformTypeIdentifiers

/// What a document is written to.
nonisolated public struct FileDocumentWriteConfiguration {
  /// The type that the file is to have.
  public let contentType: UTType
  /// The file that is there already; nil for a new one.
  public let existingFile: FileWrapper?

  package init(contentType: UTType, existingFile: FileWrapper?) {
    self.contentType = contentType
    self.existingFile = existingFile
  }
}
