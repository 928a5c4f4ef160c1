/// What a scene adds to the bars of the program's windows (J151).
@MainActor
package struct MenuBarItem {
  /// What the item shows.
  package let label: @MainActor () -> AnyView
  /// Whether it is in the bars.
  package let isInserted: Bool
  /// Whether its content is shown in a popover rather than as a menu.
  package let opensPopover: Bool
  /// Puts a bar with nothing else of the program around windows that have none.
  package let decoration: any WindowDecoration

  /// - Parameters:
  ///   - isInserted: whether it is in the bars.
  ///   - opensPopover: whether its content is shown in a popover rather than as a menu.
  ///   - decoration: puts a bar around windows that have none.
  ///   - label: what the item shows.
  package init(
    isInserted: Bool, opensPopover: Bool, decoration: any WindowDecoration, label: @escaping @MainActor () -> AnyView
  ) {
    self.isInserted = isInserted
    self.opensPopover = opensPopover
    self.decoration = decoration
    self.label = label
  }
}

/// Declares an item of bars, which is a window of its own where the program has no others (J151).
package struct MenuBarItemView<Content: View>: View {
  private let item: MenuBarItem
  private let content: () -> Content
  @State private var window = DeclaredWindow(kind: .menuBarItem, id: nil, title: nil, valueType: nil)
  @Environment(\.windowTable) private var windows
  @Environment(\.self) private var environment

  /// - Parameters:
  ///   - item: what the bars show.
  ///   - content: what it opens, and what the window shows.
  package init(_ item: MenuBarItem, content: @escaping () -> Content) {
    self.item = item
    self.content = content
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
