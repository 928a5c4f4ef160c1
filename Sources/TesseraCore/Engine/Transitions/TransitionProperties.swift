/// The properties of a transition.
nonisolated public struct TransitionProperties: Sendable {
  /// Whether the transition moves: then a fade replaces it with reduced motion (D42).
  public var hasMotion: Bool

  /// A transition that moves things, unless something else is said.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}
