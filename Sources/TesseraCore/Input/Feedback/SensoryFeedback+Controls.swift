nonisolated extension SensoryFeedback {
  /// A control is pressed.
  public enum PressFeedback: Hashable, Sendable {
    case button, buttonIconOnly, slider, tab, toggle
  }

  /// A control is let go.
  public enum ReleaseFeedback: Hashable, Sendable {
    case slider
  }

  /// What a control shows changes.
  public enum SelectionFeedback: Hashable, Sendable {
    /// A switch is turned on.
    case on
    /// A switch is turned off.
    case off
    /// A value comes to its least.
    case minimum
    /// A value comes to its most.
    case maximum
  }

  /// A control is pressed. Desktops have a sound for it (J328).
  public static func press(_ feedback: PressFeedback) -> SensoryFeedback {
    SensoryFeedback(.press(feedback))
  }

  /// A control is let go. Desktops have a sound for it (J328).
  public static func release(_ feedback: ReleaseFeedback) -> SensoryFeedback {
    SensoryFeedback(.release(feedback))
  }

  /// What a control shows changes. Desktops have a sound for switches (J328).
  public static func selection(_ feedback: SelectionFeedback) -> SensoryFeedback {
    SensoryFeedback(.control(feedback))
  }
}
