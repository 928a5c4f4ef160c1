import Foundation
import UniformTypeIdentifiers

/// One way to export a value, to import it, or both.
package struct TransferChannel<Item>: Sendable {
  package var contentType: UTType
  package var exporting: (@Sendable (Item) async throws -> TransferPayload)?
  package var importing: (@Sendable (TransferPayload) async throws -> Item)?
  /// Whether a value can be exported in this way.
  package var condition: (@Sendable (Item) -> Bool)?
  /// Whether only the program itself may get the value this way.
  package var isForOwnProcess = false
  /// A name for a file with the value.
  package var suggestedFileName: (@Sendable (Item) -> String?)?
}

/// The ways of a representation, the best first.
public struct _TransferChannels<Item>: Sendable {
  package var channels: [TransferChannel<Item>] = []

  package init() {}
}

/// The transferred content: data or a file.
package enum TransferPayload: Sendable {
  case data(Data)
  case file(URL, isTemporary: Bool)

  /// The bytes, read from the file if it is one.
  package var data: Data {
    get throws {
      switch self {
      case .data(let data): data
      case .file(let url, _): try Data(contentsOf: url)
      }
    }
  }
}

/// Why a value cannot be transferred.
package enum TransferError: Error, LocalizedError {
  case noRepresentation(UTType?)
  case unreadable(UTType)

  package var errorDescription: String? {
    switch self {
    case .noRepresentation(let type?): "There is no representation as \(type.identifier)."
    case .noRepresentation: "There is no representation that fits."
    case .unreadable(let type): "The data cannot be read as \(type.identifier)."
    }
  }
}

extension Transferable {
  /// All ways to transfer values of the type.
  package static var transferChannels: [TransferChannel<Self>] {
    var channels = _TransferChannels<Representation.Item>()
    transferRepresentation._addChannels(to: &channels)
    guard let own = channels as? _TransferChannels<Self> else { return [] }
    return own.channels
  }

  /// The types that values can be read from, the best first.
  package static var importedContentTypes: [UTType] {
    transferChannels.filter { $0.importing != nil }.map(\.contentType)
  }

  /// Whether values can be read from data of a type.
  package static func canImport(_ type: UTType) -> Bool {
    transferChannels.contains { $0.importing != nil && type.conforms(to: $0.contentType) }
  }

  /// The best of some types to read values from.
  package static func bestImport(among types: [UTType]) -> UTType? {
    importedContentTypes.lazy.compactMap { wanted in types.first { $0.conforms(to: wanted) } }.first
  }

  /// The value that was received as data of a type.
  package static func importing(_ payload: TransferPayload, as type: UTType) async throws -> Self {
    let channels = transferChannels.filter { $0.importing != nil }
    guard
      let channel = channels.first(where: { $0.contentType == type })
        ?? channels.first(where: { type.conforms(to: $0.contentType) }),
      let read = channel.importing
    else { throw TransferError.noRepresentation(type) }
    return try await read(payload)
  }

  /// The types that the value can be exported as, the best first.
  package var exportableContentTypes: [UTType] {
    exportChannels.map(\.contentType)
  }

  private var exportChannels: [TransferChannel<Self>] {
    Self.transferChannels.filter { $0.exporting != nil && ($0.condition?(self) ?? true) }
  }

  /// The value as data of a type; of several ways, the first that fits.
  package func export(as type: UTType?) async throws -> (payload: TransferPayload, contentType: UTType) {
    let channels = exportChannels
    guard
      let channel = type.map({ type in
        channels.first { $0.contentType == type } ?? channels.first { $0.contentType.conforms(to: type) }
      }) ?? channels.first,
      let write = channel.exporting
    else { throw TransferError.noRepresentation(type) }
    return (try await write(self), channel.contentType)
  }

  /// A name for a file with the value.
  package var suggestedFileName: String? {
    exportChannels.lazy.compactMap { $0.suggestedFileName?(self) }.first
  }
}
