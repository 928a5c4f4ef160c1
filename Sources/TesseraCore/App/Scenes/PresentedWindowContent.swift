/// The content of a window that was opened for a value, which it may change.
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  let value: Data?
  let content: (Binding<Data?>) -> Content

  @MainActor public var body: some View {
    WindowValueView(initialValue: value, content: content)
  }
}

/// Keeps the value of a window.
private struct WindowValueView<Value, Content: View>: View {
  @State private var value: Value?
  private let content: (Binding<Value?>) -> Content

  init(initialValue: Value?, content: @escaping (Binding<Value?>) -> Content) {
    self.content = content
    _value = State(initialValue: initialValue)
  }

  var body: some View { content($value) }
}
