import TesseraCore

/// Makes a view one that can be searched (F48).
struct SearchableModifier<Tokens: View>: ViewModifier {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  let tokens: Tokens
  let editing: SearchTokenEditing?

  @State private var source = SearchSource()
  @State private var tokenViews = Portal()
  @Environment(\.navigation) private var navigation
  @Environment(\.windowBarPages) private var windowBar
  @Environment(\.submitActions) private var submitActions
  @Environment(\.searchFocus) private var searchFocus
  @Environment(\.searchSelection) private var searchSelection

  init(
    text: Binding<String>, isPresented: Binding<Bool>?, placement: SearchFieldPlacement, prompt: Text?, tokens: Tokens,
    editing: SearchTokenEditing?
  ) {
    self.text = text
    self.isPresented = isPresented
    self.placement = placement
    self.prompt = prompt
    self.tokens = tokens
    self.editing = editing
  }

  func body(content: Content) -> some View {
    let source = source
    let stays = placement.stays
    SearchField(source: source, isShown: navigation == nil && windowBar == nil) { content }
      .modifier(PortalModifier(tokenViews) { tokens })
      .page { page in
        page.search = source
        page.searchStays = stays
      }
      .onUpdate(of: news) { update($0) }
      .modifier(TabSearchModifier(source: source))
  }

  /// The owner's values that the source does not have yet. What the user did and the bindings did not accept is undone.
  private var news: SearchState? {
    let state = SearchState(text: text.wrappedValue, isPresented: isPresented?.wrappedValue, prompt: prompt)
    return source.knows(state) ? nil : state
  }

  private func update(_ news: SearchState?) {
    source.connect(text, isPresented: isPresented)
    source.bindFocus(searchFocus)
    source.bindSelection(searchSelection?.value)
    if let news { source.receive(news) }
    source.submitActions = submitActions
    source.removeLastToken = editing?.removeLast
    source.addToken = editing?.add
    let wanted = editing == nil ? nil : tokenViews
    if source.tokens != wanted { source.tokens = wanted }
  }
}

/// The view that is searched, which can read the state of the search. Where no bar shows the field, it is above the
/// view itself.
private struct SearchField<Content: View>: View {
  let source: SearchSource
  let isShown: Bool
  @ViewBuilder let content: Content

  var body: some View {
    VStack(spacing: 0) {
      if isShown { SearchBar(search: source) }
      content
        .environment(\.searchState, source.isActive)
        .environment(\.dismissSearchAction, DismissSearchAction(source: source))
    }
  }
}

/// How the tokens of a search are changed.
nonisolated struct SearchTokenEditing {
  let removeLast: @MainActor () -> Void
  let add: @MainActor (Any) -> Void

  init<C: RangeReplaceableCollection>(_ tokens: Binding<C>) {
    // Bindings are used on the main actor only.
    nonisolated(unsafe) let tokens = tokens
    removeLast = {
      var remaining = tokens.wrappedValue
      guard !remaining.isEmpty else { return }
      remaining.remove(at: remaining.index(remaining.startIndex, offsetBy: remaining.count - 1))
      tokens.wrappedValue = remaining
    }
    add = { if let token = $0 as? C.Element { tokens.wrappedValue.append(token) } }
  }
}

/// Brings suggestions to the page.
struct SearchSuggestionsModifier<Suggestions: View>: ViewModifier {
  let suggestions: Suggestions

  @State private var portal = Portal()

  init(suggestions: Suggestions) {
    self.suggestions = suggestions
  }

  func body(content: Content) -> some View {
    let portal = portal
    content
      .modifier(PortalModifier(portal) { suggestions })
      .page { $0.searchSuggestions = portal }
  }
}

/// Brings the choice of a scope to the page.
struct SearchScopesModifier<Scope: Hashable, Scopes: View>: ViewModifier {
  let scope: Binding<Scope>
  let scopes: Scopes

  @State private var portal = Portal()

  init(scope: Binding<Scope>, scopes: Scopes) {
    self.scope = scope
    self.scopes = scopes
  }

  func body(content: Content) -> some View {
    let portal = portal
    content
      .modifier(
        PortalModifier(portal) {
          Picker("Scope", selection: scope) { scopes }.pickerStyle(.segmented)
        }
      )
      .page { $0.searchScopes = portal }
  }
}
