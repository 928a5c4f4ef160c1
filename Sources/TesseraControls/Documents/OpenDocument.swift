import Foundation
import Observation
import TesseraCore
import UniformTypeIdentifiers

/// A document that is open: its content, and the file that it is kept in.
@Observable
@MainActor
package final class OpenDocument {
  @ObservationIgnored package let content: any DocumentContent
  @ObservationIgnored let shelf: DocumentShelf
  private(set) var fileURL: URL?
  private(set) var contentType: UTType
  private(set) var isEdited = false
  /// What a document without a file is called.
  private let untitledName: String
  @ObservationIgnored private var stamp: DocumentStamp?
  /// Called when there is something to be saved.
  @ObservationIgnored var onEdit: (@MainActor () -> Void)?
  /// The window that shows it.
  @ObservationIgnored weak var window: WindowDocument?

  init(_ content: any DocumentContent, of shelf: DocumentShelf, at url: URL?, type: UTType, untitledName: String) {
    self.content = content
    self.shelf = shelf
    fileURL = url
    contentType = type
    self.untitledName = untitledName
    stamp = url.flatMap(DocumentStamp.init)
    content.onChange = { [weak self] in self?.wasEdited() }
  }

  /// What the document is called.
  var name: String { fileURL?.lastPathComponent ?? untitledName }

  /// Whether the user can change the document: not where it is only shown, or its file cannot be written.
  package var isEditable: Bool {
    guard shelf.isEditor else { return false }
    guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return true }
    return FileManager.default.isWritableFile(atPath: fileURL.path)
  }

  /// The document has changes that are to be saved.
  func wasEdited() {
    isEdited = true
    onEdit?()
  }

  // MARK: Files

  /// Whether another program changed the file since it was read or written; one that is gone can be written again.
  var isChangedOnDisk: Bool {
    guard let fileURL, let now = DocumentStamp(of: fileURL) else { return false }
    return now != stamp
  }

  /// Writes the document, over the file that it is kept in unless another one is named (J254).
  ///
  /// - Parameter overwriting: whether what another program wrote there in the meantime may be lost.
  func save(to other: URL? = nil, overwriting: Bool = false) throws {
    guard let url = other ?? fileURL else { return }
    let isOwn = url == fileURL
    if isOwn, !overwriting, isChangedOnDisk { throw DocumentConflict() }
    let type = isOwn ? contentType : FileExport.contentType(of: url, among: shelf.format.writableTypes)
    let existing = isOwn ? try? DocumentFile.read(url) : nil
    let wrapper = try content.fileWrapper(type: type, existing: existing)
    try DocumentFile.write(wrapper, to: url)
    fileURL = url
    contentType = type
    stamp = DocumentStamp(of: url)
    isEdited = false
  }

  /// Reads the file again; changes that were not saved are lost.
  func revert() throws {
    guard let fileURL else { return }
    let new = DocumentStamp(of: fileURL)
    try content.read(try DocumentFile.read(fileURL), type: contentType)
    stamp = new
    isEdited = false
  }

  /// The file got another name.
  func rename(to name: String) throws {
    guard let fileURL else { return }
    let place = fileURL.deletingLastPathComponent().appendingPathComponent(name)
    guard place != fileURL else { return }
    try FileManager.default.moveItem(at: fileURL, to: place)
    self.fileURL = place
    stamp = DocumentStamp(of: place)
  }

  /// A new document with the same content.
  func duplicate() throws -> OpenDocument {
    let wrapper = try content.fileWrapper(type: contentType, existing: nil)
    let copy = try shelf.format.read(wrapper, contentType)
    let stem = fileURL?.deletingPathExtension().lastPathComponent ?? untitledName
    let document = shelf.remember(
      OpenDocument(copy, of: shelf, at: nil, type: contentType, untitledName: "\(stem) copy"))
    document.wasEdited()
    return document
  }
}

extension OpenDocument: Hashable {
  nonisolated package static func == (left: OpenDocument, right: OpenDocument) -> Bool { left === right }

  nonisolated package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// Another program changed the file of a document that has changes.
struct DocumentConflict: Error {}
