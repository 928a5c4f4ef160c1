import TesseraCore

/// Binds the field of a search to a focus state.
nonisolated struct SearchFocus: Sendable {
  private let bind: UncheckedSendable<@MainActor (AnyView) -> AnyView>

  init(_ bind: @escaping @MainActor (AnyView) -> AnyView) {
    self.bind = UncheckedSendable(bind)
  }

  @MainActor func bound<Field: View>(_ field: Field) -> AnyView {
    bind.value(AnyView(field))
  }
}

nonisolated private struct SearchFocusKey: EnvironmentKey {
  static var defaultValue: SearchFocus? { nil }
}

nonisolated extension EnvironmentValues {
  var searchFocus: SearchFocus? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}

extension View {
  /// Binds the focus of the field of `searchable` in this view to a state in both directions (J221).
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    let binding = UncheckedSendable(binding)
    return environment(\.searchFocus, SearchFocus { AnyView($0.focused(binding.value)) })
  }

  /// Binds the focus of the field of `searchable` in this view to one value of a state (J221).
  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    let request = UncheckedSendable((binding: binding, value: value))
    return environment(
      \.searchFocus, SearchFocus { AnyView($0.focused(request.value.binding, equals: request.value.value)) })
  }
}

/// What the bar around a search does while the user searches (J221).
nonisolated public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let avoidsHidingContent: Bool

  /// The platform's default: the title of the page stays.
  public static let automatic = SearchPresentationToolbarBehavior(avoidsHidingContent: false)
  /// The title of the page stays.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(avoidsHidingContent: true)
}

extension View {
  /// What the bar around the search does while the user searches. Here its title stays in any case, so both behaviors are the
  /// same (J221).
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    self
  }
}
