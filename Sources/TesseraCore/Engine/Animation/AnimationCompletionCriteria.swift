/// When an animation counts as over for those who wait for it (D38).
nonisolated public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let waitsForRemoval: Bool

  /// When it has arrived but for small movements, as those of a spring that comes to rest.
  public static let logicallyComplete = AnimationCompletionCriteria(waitsForRemoval: false)

  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(waitsForRemoval: true)
}
