/// The windows that a program declares.
@MainActor
package final class WindowTable {
  package private(set) var windows: [DeclaredWindow] = []
  /// Tells views which items the bars of windows have.
  private let followed = FollowedObject()
  /// Shows the windows. Without one, the first window's content is shown where the program is mounted.
  private weak var host: (any WindowHost)?
  package let hasHost: Bool

  package init(host: (any WindowHost)? = nil) {
    self.host = host
    hasHost = host != nil
  }

  /// That of the program whose delegates are being told that it starts.
  static var launching: WindowTable?
  /// That of the program that started last.
  static weak var started: WindowTable?

  /// The windows of the program whose code is running; nil for views without a program.
  static var current: WindowTable? {
    if let launching { return launching }
    guard let graph = FrontmostGraph.current else { return started }
    return graph.programWindows
  }

  /// What the program added while it runs.
  private var addedScenes: [AddedScene] = []

  /// The same; the body that asks follows it.
  var followedAddedScenes: [AddedScene] {
    followed.follow()
    return addedScenes
  }

  /// Adds a scene, or makes one that is there the uppermost.
  func show(_ scene: AddedScene) {
    if !addedScenes.contains(where: { $0 === scene }) { addedScenes.append(scene) }
    guard scene.window.kind == .added, windows.last !== scene.window else { return followed.didChange() }
    windows.removeAll { $0 === scene.window }
    windows.append(scene.window)
    if !hasHost, shown !== scene.window {
      RuntimeWarning.report(
        .withoutEffect("A window that the program made is not shown: without a desktop, the first one of its scenes is")
      )
    }
    followed.didChange()
  }

  /// Takes a scene away, and closes its window.
  func remove(_ scene: AddedScene) {
    guard let index = addedScenes.firstIndex(where: { $0 === scene }) else { return }
    addedScenes.remove(at: index)
    windows.removeAll { $0 === scene.window }
    host?.windowDidGo(scene.window)
    followed.didChange()
  }

  /// Whether a window is the one that is shown where there is no host.
  fileprivate func shows(_ window: DeclaredWindow) -> Bool {
    shown === window
  }

  /// The window that is shown where there is no host; nil until there is one.
  package var shown: DeclaredWindow? { DeclaredWindow.first(of: windows) }

  /// The same; the body that asks follows it.
  var followedShown: DeclaredWindow? {
    followed.follow()
    return shown
  }

  /// The items of bars; the body that asks follows them.
  var followedItems: [DeclaredWindow] {
    followed.follow()
    return windows.filter { $0.kind == .menuBarItem }
  }

  /// What the program says of the place where documents are chosen.
  private var documentLaunch: AnyObject?

  /// The same; the body that asks follows it.
  package var followedDocumentLaunch: AnyObject? {
    followed.follow()
    return documentLaunch
  }

  package func receive(documentLaunch: AnyObject) {
    self.documentLaunch = documentLaunch
    followed.didChange()
  }

  /// What scenes present in windows, without a window of their own (J428).
  private var presentations: [any WindowPresentation] = []

  /// The same; the body that asks follows it.
  fileprivate var followedPresentations: [any WindowPresentation] {
    followed.follow()
    return presentations
  }

  /// Adds what a scene presents in windows, or takes it away.
  package func setPresentation(_ presentation: any WindowPresentation, isThere: Bool) {
    guard presentations.contains(where: { $0 === presentation }) != isThere else { return }
    if isThere { presentations.append(presentation) } else { presentations.removeAll { $0 === presentation } }
    followed.didChange()
  }

  /// How many windows of each kind a host has open.
  private var openWindows: [ObjectIdentifier: Int] = [:]

  /// Whether a window with an id is open; the body that asks follows that.
  package func followedIsOpen(id: String) -> Bool {
    followed.follow()
    return windows.contains { $0.id == id && (openWindows[ObjectIdentifier($0)] ?? 0) > 0 }
  }

  /// A host opened a window, or closed one.
  package func windowDidOpen(_ window: DeclaredWindow, isOpen: Bool) {
    let count = (openWindows[ObjectIdentifier(window)] ?? 0) + (isOpen ? 1 : -1)
    openWindows[ObjectIdentifier(window)] = max(0, count)
    if count == 0, let scene = addedScenes.first(where: { $0.window === window }) {
      scene.remove()
      scene.onClose()
    }
    followed.didChange()
  }

  /// The windows that a program declares; the body that asks follows them.
  package var followedWindows: [DeclaredWindow] {
    followed.follow()
    return windows
  }

  /// What keeps the user from ending the program, while it is presented.
  private var terminationGuards: Set<ObjectIdentifier> = []

  /// Whether something presented keeps the user from ending the program; the body that asks follows that.
  package var followedPreventsTermination: Bool {
    followed.follow()
    return !terminationGuards.isEmpty
  }

  /// Has something keep the user from ending the program, or not any more.
  package func preventTermination(_ prevents: Bool, by object: AnyObject) {
    let key = ObjectIdentifier(object)
    guard terminationGuards.contains(key) != prevents else { return }
    if prevents { terminationGuards.insert(key) } else { terminationGuards.remove(key) }
    followed.didChange()
  }

  /// Whether the program has settings; the body that asks follows that.
  package var followedHasSettings: Bool {
    followed.follow()
    return windows.contains { $0.kind == .settings }
  }

  /// What a scene says of its window is known.
  fileprivate func attributesDidChange() { followed.didChange() }

  /// Adds a window at its first call.
  fileprivate func add(_ window: DeclaredWindow) {
    guard !windows.contains(where: { $0 === window }) else { return }
    windows.append(window)
    followed.didChange()
  }

  /// What is around a window: what its scene says, or else the bar for the items of all windows. The body that asks follows them.
  static func decoration(
    _ own: (any WindowDecoration)?, _ windows: WindowTable?, hasMenuBar: Bool
  ) -> (any WindowDecoration)? {
    guard hasMenuBar, own?.hasBar != true, let windows else { return own }
    return windows.followedItems.lazy.compactMap(\.item).first(where: \.isInserted)?.decoration ?? own
  }

  /// An item of bars is there, or is another one.
  func declareItem(_ window: DeclaredWindow) {
    declare(window)
    followed.didChange()
  }

  /// The window of a scene that the program added is there, or is another one.
  func declareAdded(_ window: DeclaredWindow) {
    guard addedScenes.contains(where: { $0.window === window }) else { return }
    host?.windowDidChange(window)
  }

  /// Passes a window to the host.
  fileprivate func declare(_ window: DeclaredWindow) {
    add(window)
    host?.windowDidChange(window)
  }
}

nonisolated private enum WindowTableKey: EnvironmentKey {
  static var defaultValue: WindowTable? { nil }
}

nonisolated extension EnvironmentValues {
  /// The windows of the running program.
  package var windowTable: WindowTable? {
    get { self[WindowTableKey.self] }
    set { self[WindowTableKey.self] = newValue }
  }
}

/// The window of a scene: its content if it is the one that is shown here, nothing if a host shows it elsewhere.
package struct WindowView<Content: View>: View {
  private let content: (AnyHashable?) -> Content
  @State private var window: DeclaredWindow
  @Environment(\.windowTable) private var windows

  package init(
    kind: DeclaredWindow.Kind = .group, title: Text?, id: String?, valueType: Any.Type? = nil,
    documents: (any DocumentScene)? = nil, content: @escaping (AnyHashable?) -> Content
  ) {
    self.content = content
    // tessera:disable state-object-from-parameter - a scene declares the same window as long as it is there
    _window = State(
      initialValue: DeclaredWindow(kind: kind, id: id, title: title, valueType: valueType, documents: documents))
  }

  package var body: some View {
    if let windows, windows.hasHost {
      WindowDeclaration(window: window, windows: windows, content: content)
    } else {
      OnlyWindow(window: window, windows: windows, content: content).onUpdate(of: window) { windows?.add($0) }
    }
  }
}

/// The content of a window where there is no host, if it is that of the first one.
private struct OnlyWindow<Content: View>: View {
  private let window: DeclaredWindow
  private let windows: WindowTable?
  private let content: (AnyHashable?) -> Content
  @Environment(\.windowDecoration) private var decoration
  @Environment(\.windowAttributes) private var attributes
  @Environment(\.hasMenuBar) private var hasMenuBar

  init(window: DeclaredWindow, windows: WindowTable?, content: @escaping (AnyHashable?) -> Content) {
    self.window = window
    self.windows = windows
    self.content = content
  }

  /// A window of tools gives way to one that is declared after it.
  private var isShown: Bool {
    guard let windows else { return true }
    return window.kind == .utility ? windows.followedShown === window : windows.shows(window)
  }

  var body: some View {
    if isShown {
      if let decoration = WindowTable.decoration(decoration, windows, hasMenuBar: hasMenuBar) {
        WindowFrame.framed(decoration.decorated(AnyView(content(nil)))).onUpdate(of: attributes) { receive($0) }
      } else if WindowFrame.make != nil {
        WindowFrame.framed(AnyView(content(nil))).onUpdate(of: attributes) { receive($0) }
      } else {
        content(nil).onUpdate(of: attributes) { receive($0) }
      }
    } else {
      EmptyView().onUpdate(of: attributes) { receive($0) }
    }
  }

  private func receive(_ attributes: WindowAttributes) {
    guard attributes != window.environment.windowAttributes else { return }
    window.receive(attributes)
    windows?.attributesDidChange()
  }
}

/// Tells a host of a window, with all values that the scene passes to it.
private struct WindowDeclaration<Content: View>: View {
  private let window: DeclaredWindow
  private let windows: WindowTable
  private let content: (AnyHashable?) -> Content
  @Environment(\.self) private var environment

  init(window: DeclaredWindow, windows: WindowTable, content: @escaping (AnyHashable?) -> Content) {
    self.window = window
    self.windows = windows
    self.content = content
  }

  var body: some View {
    EmptyView().onUpdate(of: environment) {
      window.receive({ [content] value in AnyView(content(value)) }, $0)
      windows.declare(window)
    }
  }
}

/// The content of a window that a host shows, as the root of a graph of its own.
package struct WindowContent: View {
  private let window: DeclaredWindow
  private let value: AnyHashable?
  /// Changes whenever the scene makes the content again.
  private let revision: Int
  @Environment(\.hasMenuBar) private var hasMenuBar

  /// - Parameter value: the value that the window was opened for.
  package init(of window: DeclaredWindow, value: AnyHashable?) {
    self.window = window
    self.value = value
    revision = window.revision
  }

  package var body: some View {
    let content = presented(on: window.content(value))
    let movable = window.environment.windowAttributes.isDraggedByBackground ? Self.draggable(content) : content
    WindowFrame.framed(decoration?.decorated(movable) ?? movable)
  }

  /// A window with what scenes present in it. Scenes are there before windows are.
  private func presented(on content: AnyView) -> AnyView {
    let presentations = window.environment.windowTable?.followedPresentations ?? []
    return presentations.reduce(content) { $1.presented(on: $0) }
  }

  /// What is behind the views moves the window (J388).
  private static func draggable(_ content: AnyView) -> AnyView {
    AnyView(content.background { Color.clear.contentShape(Rectangle()).gesture(WindowDragGesture()) })
  }

  private var decoration: (any WindowDecoration)? {
    let own = window.environment.windowDecoration
    guard window.kind != .menuBarItem else { return own }
    return WindowTable.decoration(own, window.environment.windowTable, hasMenuBar: hasMenuBar)
  }
}
