import Foundation

/// The phase of a view on its way through the window of a scroll view.
nonisolated public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It comes in, or leaves, at the start.
  case topLeading
  /// It is in sight.
  case identity
  /// It comes in, or leaves, at the end.
  case bottomTrailing

  /// Whether the view is in sight, as it is without a transition.
  public var isIdentity: Bool { self == .identity }

  /// -1 at the start, 0 in sight and 1 at the end.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
