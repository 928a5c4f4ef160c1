/// A scene that a program adds while it runs, beside those of its body: a window or an item of AppKit's (J474).
@MainActor
package final class AddedScene {
  /// The window, or the item in bars.
  package let window: DeclaredWindow
  /// Declares the window: an `AddedWindowView` or a `MenuBarItemView`.
  package let view: AnyView
  /// Called when the user closed the window.
  package let onClose: @MainActor () -> Void
  /// The windows of the program that shows the scene; nil before one does.
  private weak var windows: WindowTable?
  /// What was added before there was a program.
  private static var waiting: [AddedScene] = []

  /// - Parameters:
  ///   - kind: `added` for a window, `menuBarItem` for an item.
  ///   - onClose: called when the user closed the window.
  ///   - view: declares the window that it gets.
  package init(
    _ kind: DeclaredWindow.Kind, onClose: @escaping @MainActor () -> Void = {},
    view: (DeclaredWindow) -> AnyView
  ) {
    window = DeclaredWindow(kind: kind, id: nil, title: nil, valueType: nil)
    self.onClose = onClose
    self.view = view(window)
  }

  /// Adds the scene to the program whose code is running, or to the one that starts next; makes one that is there the uppermost.
  package func show() {
    guard let windows = windows ?? WindowTable.current else {
      guard FrontmostGraph.current == nil else {
        return RuntimeWarning.report(
          .withoutEffect("A window or an item that the program made is not shown: the view belongs to no App"))
      }
      if !Self.waiting.contains(where: { $0 === self }) { Self.waiting.append(self) }
      return
    }
    self.windows = windows
    windows.show(self)
  }

  /// Takes the scene away, and closes its window.
  package func remove() {
    Self.waiting.removeAll { $0 === self }
    windows?.remove(self)
    windows = nil
  }

  /// A program starts.
  static func showWaiting() {
    let scenes = waiting
    waiting = []
    for scene in scenes { scene.show() }
  }
}

/// The scenes that the running program added.
struct AddedScenes: View {
  let windows: WindowTable

  var body: some View {
    // tessera:disable unstable-foreach-id - a scene is there as long as the program keeps it
    ForEach(windows.followedAddedScenes.map(Identified.init)) { $0.scene.view }
  }

  private struct Identified: Identifiable {
    let scene: AddedScene

    nonisolated var id: ObjectIdentifier { ObjectIdentifier(scene) }
  }
}

/// Declares the window of a scene that a program added. Without a host it is shown if the program has no other window (J474).
package struct AddedWindowView<Content: View>: View {
  private let window: DeclaredWindow
  private let title: String
  private let attributes: WindowAttributes
  private let content: () -> Content
  @Environment(\.windowTable) private var windows
  @Environment(\.self) private var environment

  /// - Parameters:
  ///   - window: that of the scene.
  ///   - title: what stands in its title bar.
  ///   - attributes: what a scene of SwiftUI says by its modifiers.
  package init(
    _ window: DeclaredWindow, title: String, attributes: WindowAttributes, content: @escaping () -> Content
  ) {
    self.window = window
    self.title = title
    self.attributes = attributes
    self.content = content
  }

  package var body: some View {
    Shown(window: window, windows: windows, content: content)
      .onUpdate(of: environment) { _ in declare() }
      .onUpdate(of: title) { _ in declare() }
      .onUpdate(of: attributes) { _ in declare() }
  }

  private func declare() {
    window.title = Text(verbatim: title)
    window.receive({ [content] _ in AnyView(content()) }, environment)
    window.receive(attributes)
    windows?.declareAdded(window)
  }

  private struct Shown: View {
    let window: DeclaredWindow
    let windows: WindowTable?
    let content: () -> Content

    var body: some View {
      if let windows, !windows.hasHost, windows.followedShown === window { content() }
    }
  }
}

/// The windows of the program that a graph belongs to, where the environment of its root does not have them.
@MainActor
private final class ProgramWindowsService: GraphService {
  weak var windows: WindowTable?

  init(_ graph: ViewGraph) {}
}

extension ViewGraph {
  /// The windows of the program that the graph belongs to; nil for views without a program.
  package internal(set) var programWindows: WindowTable? {
    get { service(ProgramWindowsService.self).windows ?? environment.windowTable }
    set { service(ProgramWindowsService.self).windows = newValue }
  }
}
