/// Whether windows are restored when the program starts.
nonisolated public struct SceneRestorationBehavior: Hashable, Sendable {
  let isEnabled: Bool

  /// The platform's default: windows have their last size.
  public static let automatic = SceneRestorationBehavior(isEnabled: true)
  /// Windows always have the scene's own attributes.
  public static let disabled = SceneRestorationBehavior(isEnabled: false)
}
