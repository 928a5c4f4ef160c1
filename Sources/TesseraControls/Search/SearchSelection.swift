import TesseraCore

nonisolated private struct SearchSelectionKey: EnvironmentKey {
  static var defaultValue: UncheckedSendable<Binding<TextSelection?>>? { nil }
}

nonisolated extension EnvironmentValues {
  var searchSelection: UncheckedSendable<Binding<TextSelection?>>? {
    get { self[SearchSelectionKey.self] }
    set { self[SearchSelectionKey.self] = newValue }
  }
}

extension View {
  /// Binds what is selected in the field of `searchable` in this view, in both directions (J400).
  nonisolated public func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
    environment(\.searchSelection, UncheckedSendable(selection))
  }
}
