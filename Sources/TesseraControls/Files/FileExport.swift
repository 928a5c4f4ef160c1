import CoreTransferable
import Foundation
import TesseraCore
import UniformTypeIdentifiers

/// The data to export, which are written to the URL that the user chooses.
nonisolated struct FileExport: Sendable {
  /// A name for the file.
  var name: String?
  var contentTypes: [UTType]
  /// Writes the file and returns its URL: a name without an extension gets that of the type.
  var write: @MainActor (URL) async throws -> URL

  /// The type that a file of a name is to have: that of its extension, or else the first one.
  static func contentType(of url: URL, among types: [UTType]) -> UTType {
    let named = types.first { $0.tags[.filenameExtension]?.contains(url.pathExtension.lowercased()) ?? false }
    return named ?? types.first ?? .data
  }
}

extension FileExport {
  static func document<Document: FileDocument>(
    _ document: Document, _ contentTypes: [UTType], name: String?
  ) -> FileExport {
    let types = contentTypes.isEmpty ? Document.writableContentTypes : contentTypes
    return FileExport(name: name, contentTypes: types) { url in
      let type = contentType(of: url, among: types)
      let destination = url.appendingPathExtension(for: type)
      let configuration = FileDocumentWriteConfiguration(
        contentType: type, existingFile: try? FileWrapper(url: destination))
      try document.fileWrapper(configuration: configuration)
        .write(to: destination, options: .atomic, originalContentsURL: nil)
      return destination
    }
  }

  static func document<Document: ReferenceFileDocument>(
    _ document: Document, _ contentTypes: [UTType], name: String?
  ) -> FileExport {
    let types = contentTypes.isEmpty ? Document.writableContentTypes : contentTypes
    return FileExport(name: name, contentTypes: types) { url in
      let type = contentType(of: url, among: types)
      let destination = url.appendingPathExtension(for: type)
      let configuration = FileDocumentWriteConfiguration(
        contentType: type, existingFile: try? FileWrapper(url: destination))
      try document.fileWrapper(snapshot: try document.snapshot(contentType: type), configuration: configuration)
        .write(to: destination, options: .atomic, originalContentsURL: nil)
      return destination
    }
  }

  static func item<Item: Transferable>(_ item: Item, _ contentTypes: [UTType], name: String?) -> FileExport {
    let types = contentTypes.isEmpty ? item.exportableContentTypes : contentTypes
    let item = UncheckedSendable(item)
    return FileExport(name: name ?? item.value.suggestedFileName, contentTypes: types) { url in
      let type = contentType(of: url, among: types)
      let destination = url.appendingPathExtension(for: type)
      switch try await item.value.export(as: types.isEmpty ? nil : type).payload {
      case .data(let data): try data.write(to: destination, options: .atomic)
      case .file(let file, _):
        try? FileManager.default.removeItem(at: destination)
        try FileManager.default.copyItem(at: file, to: destination)
      }
      return destination
    }
  }
}
