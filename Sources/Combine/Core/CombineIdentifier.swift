import Synchronization

/// An identity for subscribers and subscriptions, also for those that are values.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private static let lastValue = Atomic<UInt>(0)

  private let value: UInt

  /// Creates an identifier that no other call of this initializer returns.
  public init() {
    value = Self.lastValue.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// Creates an identifier that stands for an object as long as the object lives.
  public init(_ object: AnyObject) {
    value = UInt(bitPattern: ObjectIdentifier(object))
  }

  public var description: String {
    "0x" + String(value, radix: 16, uppercase: true)
  }
}
