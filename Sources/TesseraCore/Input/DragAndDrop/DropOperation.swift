/// What happens to things that are dropped.
nonisolated public enum DropOperation: Hashable, Sendable {
  /// Nothing: no target accepts them.
  case cancel
  /// The receiver gets a copy of them.
  case copy
  /// The receiver gets them, and the source no longer has them.
  case move
  /// They are deleted.
  case delete
  /// They cannot be dropped there.
  case forbidden

  /// Several operations.
  public struct Set: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing happens.
    public static let cancel = Set(rawValue: 1)
    /// The receiver gets a copy.
    public static let copy = Set(rawValue: 1 << 1)
    /// The receiver gets the things, and the source no longer has them.
    public static let move = Set(rawValue: 1 << 2)
    /// The things are deleted.
    public static let delete = Set(rawValue: 1 << 3)
    /// The things cannot be dropped.
    public static let forbidden = Set(rawValue: 1 << 4)
  }

  var asSet: Set {
    switch self {
    case .cancel: .cancel
    case .copy: .copy
    case .move: .move
    case .delete: .delete
    case .forbidden: .forbidden
    }
  }
}
