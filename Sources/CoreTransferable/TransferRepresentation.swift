/// One or more ways in which values of a type are transferred.
public protocol TransferRepresentation<Item>: Sendable, SendableMetatype {
  /// The type of the transferred values.
  associatedtype Item: Transferable
  /// The type of what `body` returns.
  associatedtype Body: TransferRepresentation

  /// What the representation consists of.
  @TransferRepresentationBuilder<Item> var body: Body { get }

  /// Adds the ways of the representation, the best first.
  func _addChannels(to channels: inout _TransferChannels<Item>)
}

extension TransferRepresentation where Body.Item == Item {
  public func _addChannels(to channels: inout _TransferChannels<Item>) {
    body._addChannels(to: &channels)
  }
}

extension Never: Transferable {
  public static var transferRepresentation: Never { fatalError("There is no value of the type Never.") }
}

extension Never: TransferRepresentation {
  public typealias Item = Never

  public var body: Never { fatalError("There is no value of the type Never.") }

  public func _addChannels(to channels: inout _TransferChannels<Never>) {}
}

/// A representation that consists of no others.
protocol PrimitiveTransferRepresentation: TransferRepresentation where Body == Never {}

extension PrimitiveTransferRepresentation {
  public var body: Never {
    fatalError("\(Self.self) is a primitive representation: its body must not be called.")
  }
}
