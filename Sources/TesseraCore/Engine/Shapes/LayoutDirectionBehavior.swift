/// The behavior of content in the other layout direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// It is mirrored where the interface runs from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
  /// It is mirrored where the interface runs in the given direction.
  case mirrors(in: LayoutDirection)
}
