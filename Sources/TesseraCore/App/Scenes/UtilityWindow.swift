/// A scene with one window of tools, which lies above the program's first window and is opened on request (J152).
nonisolated public struct UtilityWindow<Content: View>: PrimitiveScene {
  private let title: Text
  private let id: String
  private let content: () -> Content

  private init(title: Text, id: String, content: @escaping () -> Content) {
    self.title = title
    self.id = id
    self.content = content
  }

  /// A window with a title.
  ///
  /// - Parameter id: what `openWindow` and `dismissWindow` name it by.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: title, id: id, content: content)
  }

  /// A window with a title that is looked up in the program's strings.
  ///
  /// - Parameter id: what `openWindow` and `dismissWindow` name it by.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: Text(titleKey), id: id, content: content)
  }

  /// A window with a title that is shown as it is.
  ///
  /// - Parameter id: what `openWindow` and `dismissWindow` name it by.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: Text(title), id: id, content: content)
  }

  @MainActor public static func _view(of scene: Self) -> AnyView {
    AnyView(WindowView(kind: .utility, title: scene.title, id: scene.id) { _ in scene.content() })
  }
}
