import Foundation
import UniformTypeIdentifiers

/// Transfers values as files, for values that are too large to be held in memory.
public struct FileRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
  private let contentType: UTType
  private let exporting: (@Sendable (Item) async throws -> SentTransferredFile)?
  private let importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

  /// Exports and imports values.
  ///
  /// - Parameters:
  ///   - contentType: the type of the files.
  ///   - shouldAttemptToOpenInPlace: means nothing here: files are always sent without a copy.
  ///   - exporting: writes a value to a file.
  ///   - importing: makes a value of a file.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    self.contentType = contentType
    self.exporting = exporting
    self.importing = importing
  }

  /// Exports values only.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    contentType = exportedContentType
    self.exporting = exporting
    importing = nil
  }

  /// Imports values only.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    contentType = importedContentType
    exporting = nil
    self.importing = importing
  }

  public func _addChannels(to channels: inout _TransferChannels<Item>) {
    var channel = TransferChannel<Item>(contentType: contentType)
    let contentType = contentType
    if let exporting { channel.exporting = { .file(try await exporting($0).file, isTemporary: false) } }
    if let importing {
      channel.importing = { payload in
        switch payload {
        case .file(let url, let isTemporary):
          return try await importing(ReceivedTransferredFile(file: url, isOriginalFile: !isTemporary))
        case .data(let data):
          let folder = try PrivateFolder.make()
          defer { try? FileManager.default.removeItem(at: folder) }
          let url = folder.appendingPathComponent(UUID().uuidString, conformingTo: contentType)
          try data.write(to: url)
          return try await importing(ReceivedTransferredFile(file: url, isOriginalFile: false))
        }
      }
    }
    channels.channels.append(channel)
  }
}
