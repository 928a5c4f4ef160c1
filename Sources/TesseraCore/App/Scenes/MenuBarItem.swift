/// What a scene adds to the bars of the program's windows (J151).
@MainActor
package struct MenuBarItem {
  /// What the item shows.
  package let label: @MainActor () -> AnyView
  /// Whether it is in the bars.
  package let isInserted: Bool
  /// What a press opens.
  package let opening: Opening
  /// Puts a bar with nothing else of the program around windows that have none.
  package let decoration: any WindowDecoration

  /// What a press on an item opens.
  package enum Opening {
    /// A menu with its content.
    case menu
    /// A popover with its content.
    case popover
    /// Nothing: the label is a control of its own, and the content is its window's only.
    case nothing
  }

  /// - Parameters:
  ///   - isInserted: whether it is in the bars.
  ///   - opening: what a press opens.
  ///   - decoration: puts a bar around windows that have none.
  ///   - label: what the item shows.
  package init(
    isInserted: Bool, opening: Opening, decoration: any WindowDecoration, label: @escaping @MainActor () -> AnyView
  ) {
    self.isInserted = isInserted
    self.opening = opening
    self.decoration = decoration
    self.label = label
  }
}

/// Declares an item of bars, which is a window of its own where the program has no others (J151).
package struct MenuBarItemView<Content: View>: View {
  private let item: MenuBarItem
  private let content: () -> Content
  @State private var window: DeclaredWindow
  @Environment(\.windowTable) private var windows
  @Environment(\.self) private var environment

  /// - Parameters:
  ///   - item: what the bars show.
  ///   - window: that of a scene which the program added; nil for one of the view's own.
  ///   - content: what it opens, and what the window shows.
  package init(_ item: MenuBarItem, window: DeclaredWindow? = nil, content: @escaping () -> Content) {
    self.item = item
    self.content = content
    // tessera:disable state-object-from-parameter - a scene declares the same window as long as it is there
    _window = State(
      initialValue: window ?? DeclaredWindow(kind: .menuBarItem, id: nil, title: nil, valueType: nil))
  }

  package var body: some View {
    let shown: @MainActor (AnyHashable?) -> AnyView = { [content] _ in AnyView(content()) }
    OnlyItem(window: window, windows: windows, content: content)
      .onUpdate(of: environment) { window.receive(shown, $0) }
      .onUpdate(of: ItemUpdate()) { _ in
        // What the label and the content are made of is not known, so that each update of the scene may change them.
        window.receive(shown, window.environment)
        window.item = item
        windows?.declareItem(window)
      }
  }
}

/// No update is like another one.
private struct ItemUpdate: Equatable {
  static func == (left: ItemUpdate, right: ItemUpdate) -> Bool { false }
}

/// The content of an item where there is no host, if the program shows nothing else.
private struct OnlyItem<Content: View>: View {
  let window: DeclaredWindow
  let windows: WindowTable?
  let content: () -> Content

  var body: some View {
    if let windows, !windows.hasHost, windows.followedShown === window { content() }
  }
}

nonisolated extension EnvironmentValues {
  /// The values that another scene passes to its views, on the surface of these.
  package func onSurface(taking scene: EnvironmentValues) -> EnvironmentValues {
    var result = scene
    result.surfaceAccess = surfaceAccess
    result.windowOpener = windowOpener
    result.scenePhase = scenePhase
    result.images = images
    result.hasMenuBar = hasMenuBar
    result.displayScale = displayScale
    result.colorScheme = colorScheme
    result.colorSchemeContrast = colorSchemeContrast
    result.horizontalSizeClass = horizontalSizeClass
    result.verticalSizeClass = verticalSizeClass
    result.surfaceSize = surfaceSize
    result.surfaceSafeArea = surfaceSafeArea
    return result
  }

  /// The items of the running program's bars, in the order of their scenes; the body that asks follows them.
  @MainActor package var menuBarItems: [DeclaredWindow] { windowTable?.followedItems ?? [] }
}
