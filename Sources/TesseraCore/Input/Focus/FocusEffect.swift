nonisolated private struct IsFocusEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

nonisolated extension EnvironmentValues {
  /// Whether controls show that they have the focus.
  public var isFocusEffectEnabled: Bool {
    get { self[IsFocusEffectEnabledKey.self] }
    set { self[IsFocusEffectEnabledKey.self] = newValue }
  }
}

extension View {
  /// Disables the focus effect of the controls inside. It cannot be enabled again further in.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }

  /// Groups the views inside for keyboard navigation.
  ///
  /// The tab key always visits all views of a container before those that come after it, so that they are together
  /// with or without this.
  nonisolated public func focusSection() -> some View {
    self
  }
}
