/// The properties of a transition.
nonisolated public struct TransitionProperties: Sendable {
  /// Whether the transition moves: then a fade replaces it with reduced motion (D42).
  public var hasMotion: Bool

  /// Properties of a transition; by default, of one that moves things.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}
