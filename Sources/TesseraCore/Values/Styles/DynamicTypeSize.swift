/// The size of text that the user prefers.
public enum DynamicTypeSize: Int, CaseIterable, Hashable, Comparable, Sendable {
  case xSmall
  case small
  case medium
  /// What is used where the user has no preference.
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// Whether the size is one of the very large ones.
  public var isAccessibilitySize: Bool {
    self >= .accessibility1
  }

  public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
