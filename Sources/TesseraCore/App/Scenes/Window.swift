/// A scene with one window.
nonisolated public struct Window<Content: View>: PrimitiveScene {
  private let title: Text
  private let id: String
  private let content: () -> Content

  private init(title: Text, id: String, content: @escaping () -> Content) {
    self.title = title
    self.id = id
    self.content = content
  }

  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: title, id: id, content: content)
  }

  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: Text(titleKey), id: id, content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: Text(title), id: id, content: content)
  }

  @MainActor public static func _view(of scene: Self) -> AnyView {
    AnyView(WindowView(kind: .single, title: scene.title, id: scene.id) { _ in scene.content() })
  }
}
