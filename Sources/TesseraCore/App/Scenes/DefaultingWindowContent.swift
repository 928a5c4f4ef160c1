/// The content of a window that has a value of its own if it was opened for none.
nonisolated public struct DefaultingWindowContent<Data: Codable & Hashable, Content: View>: View {
  let value: Binding<Data?>
  let makeDefault: @MainActor () -> Data
  let content: (Binding<Data>) -> Content

  @MainActor public var body: some View {
    WindowDefaultView(value: value, makeDefault: makeDefault, content: content)
  }
}

/// Stores the default value of a window that was opened without one.
private struct WindowDefaultView<Value, Content: View>: View {
  @Binding private var value: Value?
  @State private var fallback: Value
  private let content: (Binding<Value>) -> Content

  init(
    value: Binding<Value?>, makeDefault: @MainActor () -> Value, content: @escaping (Binding<Value>) -> Content
  ) {
    _value = value
    self.content = content
    _fallback = State(initialValue: makeDefault())
  }

  var body: some View {
    let value = $value
    let fallback = fallback
    content(Binding(get: { value.wrappedValue ?? fallback }, set: { value.wrappedValue = $0 }))
  }
}
