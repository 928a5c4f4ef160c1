/// How marks at the same place are put on one another (CH6).
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind {
    case standard
    case normalized
    case center
    case unstacked
  }

  let kind: Kind

  /// One on the other, values above zero upward and those below zero downward.
  public static let standard = MarkStackingMethod(kind: .standard)
  /// One on the other, as shares of their sum.
  public static let normalized = MarkStackingMethod(kind: .normalized)
  /// One on the other, with zero in the middle of the pile.
  public static let center = MarkStackingMethod(kind: .center)
  /// All from zero, one in front of the other.
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
}
