import UniformTypeIdentifiers

/// Transfers another value in the place of this one, such as a text for a record.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  PrimitiveTransferRepresentation
{
  private let exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?
  private let importing: (@Sendable (ProxyRepresentation) async throws -> Item)?

  /// Exports values only.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.exporting = exporting
    importing = nil
  }

  /// Exports values only with an asynchronous closure.
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    self.exporting = exporting
    importing = nil
  }

  /// Imports values only.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    exporting = nil
    self.importing = importing
  }

  /// Imports values only with an asynchronous closure.
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    exporting = nil
    self.importing = importing
  }

  /// Exports and imports values. An error that a closure throws ends the transfer.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    self.exporting = exporting
    self.importing = importing
  }

  /// Exports and imports values with asynchronous closures. An error that a closure throws ends the transfer.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    self.exporting = exporting
    self.importing = importing
  }

  public func _addChannels(to channels: inout _TransferChannels<Item>) {
    for proxy in ProxyRepresentation.transferChannels {
      var channel = TransferChannel<Item>(contentType: proxy.contentType)
      if let exporting, let write = proxy.exporting { channel.exporting = { try await write(try await exporting($0)) } }
      if let importing, let read = proxy.importing { channel.importing = { try await importing(try await read($0)) } }
      if channel.exporting != nil || channel.importing != nil { channels.channels.append(channel) }
    }
  }
}
