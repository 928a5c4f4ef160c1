import Observation
import TesseraCore

/// What a field with suggestions is doing, and how one of them gets into it.
@Observable
@MainActor
final class TextInputSuggesting {
  private(set) var isEditing = false
  private var text = ""
  private var chosen: String?
  @ObservationIgnored private var write: (@MainActor (String) -> String)?

  nonisolated init() {}

  /// Suggestions are shown until one is chosen, and again when the text is another one.
  var isShown: Bool { isEditing && (chosen == nil || chosen != text) }

  func editingDidChange(_ isEditing: Bool, _ text: String, _ write: @escaping @MainActor (String) -> String) {
    self.isEditing = isEditing
    self.text = text
    self.write = write
    chosen = nil
  }

  func textDidChange(_ text: String) {
    self.text = text
  }

  func choose(_ completion: String) {
    guard let write else { return }
    text = write(completion)
    chosen = text
  }
}

nonisolated private struct TextInputSuggestingKey: EnvironmentKey {
  static var defaultValue: TextInputSuggesting? { nil }
}

nonisolated extension EnvironmentValues {
  var textInputSuggesting: TextInputSuggesting? {
    get { self[TextInputSuggestingKey.self] }
    set { self[TextInputSuggestingKey.self] = newValue }
  }
}

nonisolated private struct TextInputCompletionKey: ViewTraitKey {
  typealias Value = String
}

/// Shows suggestions below the fields of a view while one of them is edited.
private struct TextInputSuggestionsModifier<Suggestions: View>: ViewModifier {
  let suggestions: Suggestions

  @State private var suggesting = TextInputSuggesting()
  @State private var portal = Portal()

  init(suggestions: Suggestions) {
    self.suggestions = suggestions
  }

  func body(content: Content) -> some View {
    content
      .environment(\.textInputSuggesting, suggesting)
      .modifier(PortalModifier(portal) { suggestions })
      .overlay(alignment: .bottomLeading) {
        if suggesting.isShown {
          PortalReader([portal]) { elements in
            if !elements.isEmpty { SuggestionList(elements: elements, suggesting: suggesting) }
          }
          .alignmentGuide(.bottom) { $0[.top] - 4 }
        }
      }
      .zIndex(suggesting.isShown ? 1 : 0)
  }
}

private struct SuggestionList: View {
  let elements: [ViewElement]
  let suggesting: TextInputSuggesting

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(elements) { element in
        if let completion = element.trait(TextInputCompletionKey.self) {
          Button {
            suggesting.choose(completion)
          } label: {
            row(element)
          }
          .buttonStyle(.plain)
        } else {
          row(element)
        }
      }
    }
    .padding(.vertical, 4)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
    .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(ControlColors.separator, lineWidth: 0.5) }
    .shadow(color: .black.opacity(0.15), radius: 6, y: 2)
    .fixedSize()
  }

  private func row(_ element: ViewElement) -> some View {
    element
      .padding(.horizontal, 10)
      .padding(.vertical, 5)
      .frame(minWidth: 160, alignment: .leading)
      .contentShape(Rectangle())
  }
}

extension View {
  /// Shows suggestions below the text fields in this view while the user edits one of them (J403).
  ///
  /// A suggestion with a `textInputCompletion(_:)` is a button that writes it into the field. Suggestions without rows show
  /// nothing.
  @MainActor @preconcurrency
  public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    modifier(TextInputSuggestionsModifier(suggestions: suggestions()))
  }

  /// Shows a suggestion for each element of a collection, below the text fields in this view (J403).
  @MainActor @preconcurrency
  public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable {
    textInputSuggestions { ForEach(data) { content($0) } }
  }

  /// Shows a suggestion for each element of a collection, below the text fields in this view (J403).
  @MainActor @preconcurrency
  public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View {
    textInputSuggestions { ForEach(data, id: id) { content($0) } }
  }

  /// What is written into the text field when the user chooses this view among its suggestions (J403).
  nonisolated public func textInputCompletion(_ completion: String) -> some View {
    trait(TextInputCompletionKey.self, completion)
  }
}
