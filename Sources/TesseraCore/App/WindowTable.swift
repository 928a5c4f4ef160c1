/// The windows that a program declares. A host without windows of its own shows the first.
@MainActor
package final class WindowTable {
  /// One window.
  @MainActor
  package final class Window {
    package let title: Text?
    package let id: String?

    init(title: Text?, id: String?) {
      self.title = title
      self.id = id
    }
  }

  package private(set) var windows: [Window] = []

  package init() {}

  /// Adds a window at its first call; whether it is the one that is shown.
  func shows(_ window: Window) -> Bool {
    if !windows.contains(where: { $0 === window }) { windows.append(window) }
    return windows.first === window
  }
}

nonisolated private enum WindowTableKey: EnvironmentKey {
  static var defaultValue: WindowTable? { nil }
}

nonisolated extension EnvironmentValues {
  /// The windows of the running program.
  var windowTable: WindowTable? {
    get { self[WindowTableKey.self] }
    set { self[WindowTableKey.self] = newValue }
  }
}

/// The content of a window, if it is the one that is shown.
struct WindowView<Content: View>: View {
  private let content: () -> Content
  @State private var window: WindowTable.Window
  @Environment(\.windowTable) private var windows

  init(title: Text?, id: String?, content: @escaping () -> Content) {
    self.content = content
    _window = State(initialValue: WindowTable.Window(title: title, id: id))
  }

  var body: some View {
    if windows?.shows(window) ?? true { content() }
  }
}
