import Foundation
import Observation
import TesseraCore

/// What one `searchable` brings to the bar of its page: the same object as long as the view lives.
@Observable
@MainActor
package final class SearchSource: Equatable {
  /// What is searched for, as the owner of the binding has it.
  private(set) var text = ""
  /// Whether the user is searching: from the first touch of the field until it is cancelled.
  package private(set) var isActive = false
  /// Counts the requests to focus the field.
  private(set) var focusRequests = 0
  private(set) var prompt: Text?
  /// Chips in front of the text, and whether the last can be taken away.
  var tokens: Portal?

  @ObservationIgnored private var setText: (@MainActor (String) -> Void)?
  @ObservationIgnored private var setPresented: (@MainActor (Bool) -> Void)?
  @ObservationIgnored var removeLastToken: (@MainActor () -> Void)?
  @ObservationIgnored var addToken: (@MainActor (Any) -> Void)?
  @ObservationIgnored var submitActions = SubmitActions()
  /// The focus state that the owner binds the field to.
  private(set) var focus: SearchFocus?

  /// What is selected in the field, where the owner wants to know.
  private(set) var selection: Binding<TextSelection?>?

  nonisolated package init() {}

  nonisolated package static func == (left: SearchSource, right: SearchSource) -> Bool { left === right }

  /// Writes what the user does to these bindings.
  package func connect(_ text: Binding<String>, isPresented: Binding<Bool>?) {
    setText = { text.wrappedValue = $0 }
    guard let isPresented else { return }
    setPresented = { if isPresented.wrappedValue != $0 { isPresented.wrappedValue = $0 } }
  }

  /// Whether the owner's values are the same as before.
  func knows(_ state: SearchState) -> Bool {
    text == state.text && prompt == state.prompt && isActive == state.isPresented ?? isActive
  }

  /// Takes over the view's current bindings.
  package func receive(_ state: SearchState) {
    if text != state.text { text = state.text }
    if prompt != state.prompt { prompt = state.prompt }
    guard let isPresented = state.isPresented, isPresented != isActive else { return }
    isActive = isPresented
    if isActive { focusRequests += 1 }
  }

  /// The user changed the text.
  func write(_ newText: String) {
    guard newText != text else { return }
    text = newText
    setText?(newText)
  }

  func begin() {
    guard !isActive else { return }
    isActive = true
    setPresented?(true)
  }

  /// Begins the search from elsewhere than the field, which gets the focus.
  func open() {
    begin()
    focusRequests += 1
  }

  /// Binds the field to a focus state; which one it is does not change while the view lives.
  func bindFocus(_ focus: SearchFocus?) {
    if (self.focus == nil) != (focus == nil) { self.focus = focus }
  }

  /// Binds what is selected; whether anything does so does not change while the view lives.
  func bindSelection(_ selection: Binding<TextSelection?>?) {
    if (self.selection == nil) != (selection == nil) { self.selection = selection }
  }

  /// Ends the search and empties the field.
  func cancel() {
    write("")
    guard isActive else { return }
    isActive = false
    setPresented?(false)
  }

  /// Accepts a suggestion.
  func complete(_ completion: SearchCompletion) {
    switch completion {
    case .text(let text): write(text)
    case .token(let token):
      addToken?(token)
      write("")
    }
  }

  func submit() {
    submitActions.submit(.search)
  }
}

/// The values that the owner of a search sets.
nonisolated package struct SearchState {
  let text: String
  /// nil if only the user determines whether there is a search.
  let isPresented: Bool?
  let prompt: Text?

  package init(text: String, isPresented: Bool?, prompt: Text?) {
    self.text = text
    self.isPresented = isPresented
    self.prompt = prompt
  }
}

/// The value of a suggestion.
nonisolated enum SearchCompletion {
  case text(String)
  case token(Any)
}

nonisolated struct SearchCompletionKey: ViewTraitKey {
  typealias Value = SearchCompletion
}

nonisolated private struct IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(source: nil) }
}

nonisolated extension EnvironmentValues {
  /// Whether the user searches in the view that `searchable` was applied to; false outside of it (F48).
  public var isSearching: Bool {
    self[IsSearchingKey.self]
  }

  /// Ends the search around a view (F48).
  public var dismissSearch: DismissSearchAction {
    self[DismissSearchKey.self]
  }

  var searchState: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  var dismissSearchAction: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}
