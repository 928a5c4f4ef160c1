/// The size of text that the user prefers.
public enum DynamicTypeSize: Int, CaseIterable, Hashable, Comparable, Sendable {
  /// The smallest size.
  case xSmall
  /// Two steps below the usual size.
  case small
  /// One step below the usual size.
  case medium
  /// What is used where the user has no preference.
  case large
  /// One step above the usual size.
  case xLarge
  /// Two steps above the usual size.
  case xxLarge
  /// The largest of the ordinary sizes.
  case xxxLarge
  /// The smallest of the very large sizes.
  case accessibility1
  /// The second of the very large sizes.
  case accessibility2
  /// The third of the very large sizes.
  case accessibility3
  /// The fourth of the very large sizes.
  case accessibility4
  /// The largest size.
  case accessibility5

  /// Whether the size is one of the very large ones.
  public var isAccessibilitySize: Bool {
    self >= .accessibility1
  }

  public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
