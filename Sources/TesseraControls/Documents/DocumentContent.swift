import TesseraCore
import UniformTypeIdentifiers

/// What is in a document, whichever type the program has for it.
@MainActor
package protocol DocumentContent: AnyObject {
  /// Called after each change that the document is to be saved for.
  var onChange: (@MainActor () -> Void)? { get set }

  /// The content as a file.
  func fileWrapper(type: UTType, existing: FileWrapper?) throws -> FileWrapper

  /// Replaces the content by that of a file.
  func read(_ file: FileWrapper, type: UTType) throws

  /// What undoes changes in the window that shows the document.
  func follow(_ undoManager: UndoManager?, isInText: @escaping @MainActor () -> Bool)
}

/// How the documents of a scene are made and read.
@MainActor
package struct DocumentFormat {
  /// Says the type of documents in identifiers of windows.
  var name: String
  /// What the documents can be read from.
  var readableTypes: [UTType]
  /// What they can be written to; empty for documents that are only shown.
  var writableTypes: [UTType]
  /// Makes the content of a new document; nil where there are no new ones.
  var make: (@MainActor () throws -> any DocumentContent)?
  /// Reads the content of a document.
  var read: @MainActor (FileWrapper, UTType) throws -> any DocumentContent

  nonisolated package init(
    name: String, readableTypes: [UTType], writableTypes: [UTType],
    make: (@MainActor () throws -> any DocumentContent)?,
    read: @escaping @MainActor (FileWrapper, UTType) throws -> any DocumentContent
  ) {
    self.name = name
    self.readableTypes = readableTypes
    self.writableTypes = writableTypes
    self.make = make
    self.read = read
  }
}
