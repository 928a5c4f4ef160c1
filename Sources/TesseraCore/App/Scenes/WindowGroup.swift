/// A scene that opens windows of one kind.
nonisolated public struct WindowGroup<Content: View>: PrimitiveScene {
  private let title: Text?
  private let id: String?
  private let valueType: Any.Type?
  private let content: (AnyHashable?) -> Content

  private init(title: Text?, id: String?, content: @escaping () -> Content) {
    self.title = title
    self.id = id
    valueType = nil
    self.content = { _ in content() }
  }

  /// Windows with the program's name as their title.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.init(title: nil, id: nil, content: content)
  }

  /// Windows with the program's name as their title.
  ///
  /// - Parameter id: what `openWindow` and `dismissWindow` name them by.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: nil, id: id, content: content)
  }

  /// Windows with a title.
  public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: title, id: nil, content: content)
  }

  /// Windows with a title.
  ///
  /// - Parameter id: what `openWindow` and `dismissWindow` name them by.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: title, id: id, content: content)
  }

  /// Windows with a title that is looked up in the program's strings.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: Text(titleKey), id: nil, content: content)
  }

  /// Windows with a title that is looked up in the program's strings.
  ///
  /// - Parameter id: what `openWindow` and `dismissWindow` name them by.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: Text(titleKey), id: id, content: content)
  }

  /// Windows with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: Text(title), id: nil, content: content)
  }

  /// Windows with a title that is shown as it is.
  ///
  /// - Parameter id: what `openWindow` and `dismissWindow` name them by.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: Text(title), id: id, content: content)
  }

  @MainActor public static func _view(of scene: Self) -> AnyView {
    AnyView(WindowView(title: scene.title, id: scene.id, valueType: scene.valueType, content: scene.content))
  }
}

nonisolated extension WindowGroup {
  private init<D: Codable & Hashable, C: View>(
    title: Text?, id: String?, for type: D.Type, content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.title = title
    self.id = id
    valueType = type
    self.content = { PresentedWindowContent(value: $0?.base as? D, content: content) }
  }

  /// Windows that are opened for values of a type; a window opened for none gets nil.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: nil, for: type, content: content)
  }

  /// Windows that are opened for values of a type; a window opened for none gets nil.
  ///
  /// - Parameter id: what `openWindow` and `dismissWindow` name them by.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: id, for: type, content: content)
  }

  /// Windows with a title that are opened for values of a type; a window opened for none gets nil.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: nil, for: type, content: content)
  }

  /// Windows with a title that are opened for values of a type; a window opened for none gets nil.
  ///
  /// - Parameter id: what `openWindow` and `dismissWindow` name them by.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: id, for: type, content: content)
  }

  /// Windows that are opened for values of a type; a window opened for none gets `defaultValue`.
  @preconcurrency
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping @MainActor () -> D
  ) where Content == PresentedWindowContent<D, DefaultingWindowContent<D, C>> {
    self.init(title: nil, id: nil, for: type) {
      DefaultingWindowContent(value: $0, makeDefault: defaultValue, content: content)
    }
  }

  /// Windows that are opened for values of a type; a window opened for none gets `defaultValue`.
  ///
  /// - Parameter id: what `openWindow` and `dismissWindow` name them by.
  @preconcurrency
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping @MainActor () -> D
  ) where Content == PresentedWindowContent<D, DefaultingWindowContent<D, C>> {
    self.init(title: nil, id: id, for: type) {
      DefaultingWindowContent(value: $0, makeDefault: defaultValue, content: content)
    }
  }
}
