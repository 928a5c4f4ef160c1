/// A scene with the program's settings, in a window that is opened by `openSettings` or a `SettingsLink`.
nonisolated public struct Settings<Content: View>: PrimitiveScene {
  private let content: () -> Content

  /// The program's settings.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  @MainActor public static func _view(of scene: Self) -> AnyView {
    AnyView(
      WindowView(kind: .settings, title: Text("Settings"), id: WindowRequest.settingsID) { _ in scene.content() })
  }
}
