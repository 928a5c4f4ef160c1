/// Where a view is between coming and going.
@frozen
nonisolated public enum TransitionPhase: Hashable, Sendable {
  /// About to come.
  case willAppear
  /// There.
  case identity
  /// Gone.
  case didDisappear

  /// Whether the view is there, as it is without a transition.
  public var isIdentity: Bool { self == .identity }

  /// -1 before, 0 while the view is there, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition is like.
nonisolated public struct TransitionProperties: Sendable {
  /// Whether things move: then those who want no motion see a fade instead (D42).
  public var hasMotion: Bool

  /// A transition that moves things, unless something else is said.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}
