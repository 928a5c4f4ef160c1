import TesseraCore

nonisolated private struct Searchable<Tokens: View>: ViewModifier {
  let text: Binding<String>
  var isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  let tokens: Tokens
  var editing: SearchTokenEditing?

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: prompt, tokens: tokens, editing: editing))
  }
}

nonisolated private struct Suggesting<Suggestions: View>: ViewModifier {
  let suggestions: Suggestions

  @MainActor func body(content: Content) -> some View {
    content.modifier(SearchSuggestionsModifier(suggestions: suggestions))
  }
}

nonisolated private struct Scoped<Scope: Hashable, Scopes: View>: ViewModifier {
  let scope: Binding<Scope>
  let scopes: Scopes

  @MainActor func body(content: Content) -> some View {
    content.modifier(SearchScopesModifier(scope: scope, scopes: scopes))
  }
}

extension View {
  /// Shows a field in the bar of the page with which this view is searched (F48).
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(Searchable(text: text, placement: placement, prompt: prompt, tokens: EmptyView()))
  }

  /// Shows a field in the bar of the page with which this view is searched (F48).
  ///
  /// - Parameter isPresented: whether the user searches.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(
      Searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt, tokens: EmptyView()))
  }

  /// Shows a field in the bar of the page with which this view is searched, and suggestions during the search (F48).
  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Shows a field in the bar of the page with which this view is searched (F48).
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(Searchable(text: text, placement: placement, prompt: Text(prompt), tokens: EmptyView()))
  }

  /// Shows a field in the bar of the page with which this view is searched (F48).
  ///
  /// - Parameter isPresented: whether the user searches.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(
      Searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt), tokens: EmptyView()))
  }

  /// Shows a field in the bar of the page with which this view is searched, and suggestions during the search (F48).
  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Shows a field in the bar of the page with which this view is searched (F48).
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(Searchable(text: text, placement: placement, prompt: Text(prompt), tokens: EmptyView()))
  }

  /// Shows a field in the bar of the page with which this view is searched (F48).
  ///
  /// - Parameter isPresented: whether the user searches.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    modifier(
      Searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt), tokens: EmptyView()))
  }

  /// Shows a field in the bar of the page with which this view is searched, and suggestions during the search (F48).
  @_disfavoredOverload
  nonisolated public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }
}

extension View {
  /// Shows a field with tokens in front of its text in the bar of the page (F48).
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      Searchable(
        text: text, placement: placement, prompt: prompt, tokens: ForEach(tokens.wrappedValue, content: token),
        editing: SearchTokenEditing(tokens)))
  }

  /// Shows a field with tokens in front of its text in the bar of the page (F48).
  ///
  /// - Parameter isPresented: whether the user searches.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      Searchable(
        text: text, isPresented: isPresented, placement: placement, prompt: prompt,
        tokens: ForEach(tokens.wrappedValue, content: token), editing: SearchTokenEditing(tokens)))
  }

  /// Shows a field with tokens in front of its text in the bar of the page, and suggests tokens during the search
  /// (F48).
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, D: RandomAccessCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<D>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable, C.Element == D.Element {
    searchable(text: text, tokens: tokens, placement: placement, prompt: prompt, token: token)
      .searchSuggestions { ForEach(suggestedTokens.wrappedValue) { token($0).searchCompletion($0) } }
  }

  /// Shows a field with tokens in front of its text in the bar of the page (F48).
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      Searchable(
        text: text, placement: placement, prompt: Text(prompt), tokens: ForEach(tokens.wrappedValue, content: token),
        editing: SearchTokenEditing(tokens)))
  }

  /// Shows a field with tokens in front of its text in the bar of the page (F48).
  ///
  /// - Parameter isPresented: whether the user searches.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      Searchable(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
        tokens: ForEach(tokens.wrappedValue, content: token), editing: SearchTokenEditing(tokens)))
  }

  /// Shows a field with tokens in front of its text in the bar of the page, and suggests tokens during the search
  /// (F48).
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, D: RandomAccessCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<D>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable, C.Element == D.Element {
    searchable(text: text, tokens: tokens, placement: placement, prompt: prompt, token: token)
      .searchSuggestions { ForEach(suggestedTokens.wrappedValue) { token($0).searchCompletion($0) } }
  }

  /// Shows a field with tokens in front of its text in the bar of the page (F48).
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      Searchable(
        text: text, placement: placement, prompt: Text(prompt), tokens: ForEach(tokens.wrappedValue, content: token),
        editing: SearchTokenEditing(tokens)))
  }

  /// Shows a field with tokens in front of its text in the bar of the page (F48).
  ///
  /// - Parameter isPresented: whether the user searches.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      Searchable(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
        tokens: ForEach(tokens.wrappedValue, content: token), editing: SearchTokenEditing(tokens)))
  }

  /// Shows a field with tokens in front of its text in the bar of the page, and suggests tokens during the search
  /// (F48).
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, D: RandomAccessCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<D>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable, C.Element == D.Element {
    searchable(text: text, tokens: tokens, placement: placement, prompt: prompt, token: token)
      .searchSuggestions { ForEach(suggestedTokens.wrappedValue) { token($0).searchCompletion($0) } }
  }
}

extension View {
  /// What is offered while the user searches in this view.
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    modifier(Suggesting(suggestions: suggestions()))
  }

  /// Whether the suggestions of the searches around this view are shown at some places (J379).
  ///
  /// The menu of a search field and the content of the page are one place here: a list in front of the page. It is hidden
  /// if both are.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    let isHidden = visibility == .hidden
    return page { $0.hiddenSuggestions = isHidden ? placements : [] }
  }

  /// How the search field behaves in the bar (J379).
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    page { $0.minimizesSearch = behavior.minimizes }
  }

  /// Makes this suggestion fill the search field with a text when it is chosen.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    trait(SearchCompletionKey.self, .text(completion))
  }

  /// Makes this suggestion add a token to the search when it is chosen.
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    trait(SearchCompletionKey.self, .token(token))
  }

  /// Lets the user choose where to search, during a search.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    modifier(Scoped(scope: scope, scopes: scopes()))
  }

  /// Lets the user choose where to search, during a search.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    modifier(Scoped(scope: scope, scopes: scopes()))
  }
}
