/// The number by which the runtime tells the cases of an enumeration apart.
///
/// For an optional enumeration, it tells the cases of the enumeration apart as well.
struct EnumTag: Equatable, Sendable {
  private let number: UInt32
  /// The tag of the value in an optional; nil if there is no value, or if its type is no enumeration.
  private let inner: UInt32?

  /// The tag of `value`; nil if its type is no enumeration.
  init?<Value>(of value: Value) {
    guard let number = TypeMetadata(Value.self).enumTag(of: value) else { return nil }
    self.number = number
    inner = (value as? any Unwrappable)?.innerTag
  }
}

/// An optional whose value's type does not matter.
private protocol Unwrappable {
  var innerTag: UInt32? { get }
}

extension Optional: Unwrappable {
  fileprivate var innerTag: UInt32? { flatMap(TypeMetadata(Wrapped.self).enumTag(of:)) }
}
