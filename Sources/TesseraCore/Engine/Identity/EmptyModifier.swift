/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: TransparentModifier, Sendable {
  public typealias Body = Never
  /// The only value.
  public static let identity = EmptyModifier()
  /// A modifier that changes nothing.
  public init() {}
}
