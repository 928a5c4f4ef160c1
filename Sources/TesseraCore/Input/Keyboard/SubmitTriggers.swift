/// The fields in which the return key submits.
nonisolated public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The return key in a text field.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// The return key in a search field.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// What happens when input is submitted: the handlers around a field, the innermost first (E11).
nonisolated package struct SubmitActions {
  private var handlers: [(triggers: SubmitTriggers, action: @MainActor () -> Void)] = []

  package init() {}

  fileprivate func adding(_ triggers: SubmitTriggers, _ action: @escaping @MainActor () -> Void) -> SubmitActions {
    var actions = self
    actions.handlers.insert((triggers, action), at: 0)
    return actions
  }

  package func handles(_ trigger: SubmitTriggers) -> Bool {
    handlers.contains { $0.triggers.contains(trigger) }
  }

  @MainActor
  package func submit(_ trigger: SubmitTriggers) {
    for handler in handlers where handler.triggers.contains(trigger) { handler.action() }
  }
}

nonisolated private struct SubmitActionsKey: EnvironmentKey {
  static var defaultValue: SubmitActions { SubmitActions() }
}

nonisolated extension EnvironmentValues {
  package var submitActions: SubmitActions {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

nonisolated struct OnSubmitModifier: EnvironmentModifier {
  let triggers: SubmitTriggers
  let action: @MainActor () -> Void

  func write(to values: inout EnvironmentValues) {
    values.submitActions = values.submitActions.adding(triggers, action)
  }
}

nonisolated struct SubmitScopeModifier: EnvironmentModifier {
  let isBlocking: Bool

  func write(to values: inout EnvironmentValues) {
    if isBlocking { values.submitActions = SubmitActions() }
  }
}

extension View {
  /// Runs an action when the return key is pressed in a field of this view (E11).
  @preconcurrency
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(OnSubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps the submissions of this view from handlers further out (E11).
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(SubmitScopeModifier(isBlocking: isBlocking))
  }
}
