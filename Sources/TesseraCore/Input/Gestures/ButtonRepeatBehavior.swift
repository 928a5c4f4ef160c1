/// Whether a button acts again and again while it is held down.
nonisolated public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Kind {
    case automatic, enabled, disabled
  }

  private let kind: Kind

  /// The button's default: it does not repeat.
  public static let automatic = ButtonRepeatBehavior(kind: .automatic)
  /// It acts again and again.
  public static let enabled = ButtonRepeatBehavior(kind: .enabled)
  /// It acts once.
  public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

nonisolated private struct ButtonRepeatBehaviorKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

nonisolated extension EnvironmentValues {
  /// Whether buttons act again and again while they are held down.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Whether the buttons in this view act again and again while they are held down.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}
