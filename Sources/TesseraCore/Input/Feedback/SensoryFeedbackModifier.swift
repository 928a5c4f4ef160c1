/// Gives feedback whenever a value changes.
nonisolated struct SensoryFeedbackModifier<Trigger: Equatable>: ViewModifier {
  let trigger: Trigger
  let feedback: @MainActor (Trigger, Trigger) -> SensoryFeedback?

  @MainActor func body(content: Content) -> some View {
    content.modifier(HostFeedbackModifier(trigger: trigger, feedback: feedback))
  }
}

/// Passes feedback to the host.
private struct HostFeedbackModifier<Trigger: Equatable>: ViewModifier {
  let trigger: Trigger
  let feedback: @MainActor (Trigger, Trigger) -> SensoryFeedback?

  @Environment(\.feedbackInHost) private var give

  init(trigger: Trigger, feedback: @escaping @MainActor (Trigger, Trigger) -> SensoryFeedback?) {
    self.trigger = trigger
    self.feedback = feedback
  }

  func body(content: Content) -> some View {
    content.onChange(of: trigger) { old, new in
      if let feedback = feedback(old, new) { give?(feedback) }
    }
  }
}

extension View {
  /// Gives feedback when a value changes. Where no device can be felt, what reports success, a warning or an error is
  /// heard, and the rest is nothing.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    modifier(SensoryFeedbackModifier(trigger: trigger) { _, _ in feedback })
  }

  /// Gives feedback when a value changes and a condition holds for the old and the new one.
  @preconcurrency
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    modifier(SensoryFeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
  }

  /// Gives feedback when a value changes and a condition holds.
  @preconcurrency
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping @MainActor () -> Bool
  ) -> some View {
    modifier(SensoryFeedbackModifier(trigger: trigger) { _, _ in condition() ? feedback : nil })
  }

  /// Gives the feedback that fits the old and the new value when a value changes; nil is none.
  @preconcurrency
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    modifier(SensoryFeedbackModifier(trigger: trigger, feedback: feedback))
  }

  /// Gives the feedback that a closure chooses when a value changes; nil is none.
  @preconcurrency
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping @MainActor () -> SensoryFeedback?
  ) -> some View {
    modifier(SensoryFeedbackModifier(trigger: trigger) { _, _ in feedback() })
  }
}
