nonisolated extension EnvironmentValues {
  private static let feedbackInHostSlot = EnvironmentSlot<(@MainActor (SensoryFeedback) -> Void)?>(nil)

  /// What lets feedback be felt or heard; nil where there is nothing for that.
  package var feedbackInHost: (@MainActor (SensoryFeedback) -> Void)? {
    get { self[Self.feedbackInHostSlot] }
    set { self[Self.feedbackInHostSlot] = newValue }
  }
}
