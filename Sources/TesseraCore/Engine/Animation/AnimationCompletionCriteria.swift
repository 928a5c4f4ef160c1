/// When an animation counts as over for completion handlers (D38).
nonisolated public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let waitsForRemoval: Bool

  /// When it has arrived, apart from small movements such as those of a settling spring.
  public static let logicallyComplete = AnimationCompletionCriteria(waitsForRemoval: false)

  /// When nothing moves anymore.
  public static let removed = AnimationCompletionCriteria(waitsForRemoval: true)
}
