nonisolated private struct LabelsVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

nonisolated extension EnvironmentValues {
  /// Whether controls show their labels. Assistive technology and tests find them in any case.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of the controls in this view. They keep their meaning for assistive technology and tests.
  nonisolated public func labelsHidden() -> some View {
    environment(\.labelsVisibility, .hidden)
  }

  /// Sets whether the controls in this view show their labels.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}
