import Foundation
import TesseraCore

/// Lengths of search fields, in points.
nonisolated package enum SearchMetrics {
  package static let fieldHeight: CGFloat = 36
  package static let barHeight: CGFloat = 52
  package static let scopeHeight: CGFloat = 44
  package static let radius: CGFloat = 10
}

/// What a bar of its own does with what the user does in it; a bar of a page leaves that to the page's search.
package struct SearchBarActions {
  package let showsCancel: Bool
  package let cancel: @MainActor () -> Void
  package let submit: @MainActor () -> Void
  package let focusDidChange: @MainActor (Bool) -> Void

  package init(
    showsCancel: Bool, cancel: @escaping @MainActor () -> Void, submit: @escaping @MainActor () -> Void,
    focusDidChange: @escaping @MainActor (Bool) -> Void
  ) {
    self.showsCancel = showsCancel
    self.cancel = cancel
    self.submit = submit
    self.focusDidChange = focusDidChange
  }
}

/// The field of a search, with a button that ends it.
package struct SearchBar: View {
  let search: SearchSource
  let actions: SearchBarActions?
  /// Whether the field stands in the bar of a window, where the Escape key ends the search (DK28).
  let isInWindowBar: Bool

  @FocusState private var isFocused: Bool

  package init(search: SearchSource, actions: SearchBarActions? = nil) {
    self.init(search: search, actions: actions, isInWindowBar: false)
  }

  init(search: SearchSource, actions: SearchBarActions? = nil, isInWindowBar: Bool) {
    self.search = search
    self.actions = actions
    self.isInWindowBar = isInWindowBar
  }

  package var body: some View {
    arranged
      .onChange(of: isFocused) {
        if isFocused { search.begin() }
        actions?.focusDidChange(isFocused)
      }
      .onChange(of: search.focusRequests, initial: true) { if search.focusRequests > 0 { isFocused = true } }
      .onChange(of: search.isActive) { if !search.isActive { isFocused = false } }
  }

  @ViewBuilder private var arranged: some View {
    if isInWindowBar {
      field.font(.body).onKeyPress(.escape) { cancelByKey() }
    } else {
      line
    }
  }

  /// Escape empties the field and leaves it.
  private func cancelByKey() -> KeyPress.Result {
    guard search.isActive else { return .ignored }
    cancel()
    return .handled
  }

  private var line: some View {
    HStack(spacing: 12) {
      field
      if actions?.showsCancel ?? search.isActive {
        Button("Cancel") { cancel() }
          .font(.system(size: BarMetrics.fontSize))
          .withoutMacControls()
      }
    }
    .padding(.horizontal, BarMetrics.margin)
    .padding(.bottom, SearchMetrics.barHeight - SearchMetrics.fieldHeight - 6)
    .padding(.top, 6)
    .frame(height: SearchMetrics.barHeight)
  }

  private func cancel() {
    if let actions { return actions.cancel() }
    isFocused = false
    search.cancel()
  }

  private func submit() {
    if let actions { actions.submit() } else { search.submit() }
  }

  private var field: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(ControlColors.secondary).semantics(.hidden(true))
      if let tokens = search.tokens {
        PortalReader([tokens]) { elements in
          HStack(spacing: 4) { ForEach(elements) { SearchToken(element: $0) } }
        }
      }
      if let focus = search.focus { focus.bound(input) } else { input }
      if !search.text.isEmpty {
        Button {
          search.write("")
        } label: {
          Image(systemName: "xmark.circle.fill").foregroundStyle(ControlColors.secondary)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Clear text")
      }
    }
    .padding(.horizontal, 8)
    .frame(height: isInWindowBar ? WindowBarMetrics.itemSize : SearchMetrics.fieldHeight)
    .background(ControlColors.well, in: outline)
    .overlay {
      if isInWindowBar, isFocused {
        outline.strokeBorder(.tint, lineWidth: 2).opacity(0.7).allowsHitTesting(false)
      }
    }
  }

  private var outline: RoundedRectangle {
    RoundedRectangle(cornerRadius: isInWindowBar ? 6 : SearchMetrics.radius, style: .continuous)
  }

  private var input: some View {
    field(prompt)
      .focused($isFocused)
      .textFieldStyle(.plain)
      .submitLabel(.search)
      .onSubmit { submit() }
      .environment(\.submitActions, SubmitActions())
      .onKeyPress(.delete) { removeToken() }
  }

  @ViewBuilder private func field(_ prompt: Text) -> some View {
    if let selection = search.selection {
      TextField(text: text, selection: selection, prompt: prompt) { prompt }
    } else {
      TextField(text: text, prompt: prompt) { prompt }
    }
  }

  private var prompt: Text { search.prompt ?? Text("Search") }

  private var text: Binding<String> {
    let search = search
    return Binding(get: { search.text }, set: { search.write($0) })
  }

  /// Where there is no text to delete, the last token goes.
  private func removeToken() -> KeyPress.Result {
    guard search.text.isEmpty, let remove = search.removeLastToken else { return .ignored }
    remove()
    return .handled
  }
}

/// A chip in front of the text.
private struct SearchToken: View {
  let element: ViewElement

  var body: some View {
    element
      .lineLimit(1)
      .padding(.horizontal, 6)
      .frame(height: 24)
      .background(.tint.opacity(0.2), in: RoundedRectangle(cornerRadius: 6))
  }
}

/// The choice of where to search.
struct SearchScopes: View {
  let scopes: Portal

  var body: some View {
    PortalReader([scopes]) { elements in
      ForEach(elements) { element in
        element.padding(.horizontal, BarMetrics.margin).frame(height: SearchMetrics.scopeHeight, alignment: .top)
      }
    }
  }
}

/// What is suggested while the user searches; it covers the page.
struct SearchSuggestions: View {
  let suggestions: Portal
  let search: SearchSource

  var body: some View {
    if search.isActive {
      PortalReader([suggestions]) { elements in
        if !elements.isEmpty { SearchSuggestionList(elements: elements, search: search) }
      }
    }
  }
}

/// Suggestions in a column.
private struct SearchSuggestionList: View {
  let elements: [ViewElement]
  let search: SearchSource

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(elements) { element in
          SearchSuggestion(element: element, search: search)
          Divider().padding(.leading, BarMetrics.margin)
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(system: .background))
    .semantics(.container(.list, Text("Suggestions")))
  }
}

private struct SearchSuggestion: View {
  let element: ViewElement
  let search: SearchSource

  @State private var isPressed = false

  init(element: ViewElement, search: SearchSource) {
    self.element = element
    self.search = search
  }

  var body: some View {
    if let completion = element.trait(SearchCompletionKey.self) {
      row
        .opacity(isPressed ? ButtonTint.pressedOpacity : 1)
        .contentShape(Rectangle())
        .onPress {
          search.complete(completion)
        } onPressingChanged: {
          isPressed = $0
        }
        .semantics(.control(.button))
    } else {
      row
    }
  }

  private var row: some View {
    element
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      .padding(.horizontal, BarMetrics.margin)
  }
}

/// Begins a search whose field is not shown (J379).
struct SearchButton: View {
  let search: SearchSource

  var body: some View {
    Button {
      search.open()
    } label: {
      Image(systemName: "magnifyingglass").frame(width: 44, height: BarMetrics.height)
    }
    .buttonStyle(.plain)
    .foregroundStyle(.tint)
    .accessibilityLabel("Search")
  }
}
