import TesseraCore

/// Declares an item of the bars.
struct MenuBarExtraView<Label: View, Content: View>: View {
  let isInserted: Binding<Bool>?
  let content: () -> Content
  let label: () -> Label

  @Environment(\.menuBarExtraOpensPopover) private var opensPopover

  init(isInserted: Binding<Bool>?, content: @escaping () -> Content, label: @escaping () -> Label) {
    self.isInserted = isInserted
    self.content = content
    self.label = label
  }

  var body: some View {
    MenuBarItemView(
      MenuBarItem(
        isInserted: isInserted?.wrappedValue ?? true, opening: opensPopover ? .popover : .menu,
        decoration: MenuBarExtraDecoration()
      ) { [label] in AnyView(label()) }
    ) {
      MenuBarExtraContent(isMenu: !opensPopover, content: content)
    }
  }
}

/// What an item opens, or the window of a program that shows nothing else.
package struct MenuBarExtraContent<Content: View>: View {
  private let content: () -> Content
  private let isMenu: Bool

  @Environment(\.isInMenuBar) private var isInMenuBar

  package init(isMenu: Bool, @ViewBuilder content: @escaping () -> Content) {
    self.isMenu = isMenu
    self.content = content
  }

  package var body: some View {
    if isMenu, !isInMenuBar {
      VStack(alignment: .leading, spacing: 10) { content() }.padding()
    } else {
      content()
    }
  }
}

/// A bar with the menus that every program has, around windows without one, for the items.
package struct MenuBarExtraDecoration: WindowDecoration {
  package init() {}

  package var hasBar: Bool { true }

  @MainActor package func decorated(_ window: AnyView) -> AnyView {
    AnyView(CommandBar(commands: CommandDecoration(in: EnvironmentValues()), window: window))
  }
}

/// The items of the program's scenes at the end of a bar.
struct MenuBarExtras: View {
  @Environment(\.self) private var environment

  var body: some View {
    // tessera:disable unstable-foreach-id - a scene declares the same window as long as it is there
    ForEach(environment.menuBarItems.map(ShownMenuBarItem.init)) { shown in
      if let item = shown.window.item, item.isInserted { MenuBarExtraButton(window: shown.window, item: item) }
    }
  }
}

private struct ShownMenuBarItem: Identifiable {
  let window: DeclaredWindow

  nonisolated var id: ObjectIdentifier { ObjectIdentifier(window) }
}

/// An item in a bar.
private struct MenuBarExtraButton: View {
  // tessera:disable whole-model-row - an item shows what its scene has, all of it
  let window: DeclaredWindow
  let item: MenuBarItem

  @State private var isOpen = false

  init(window: DeclaredWindow, item: MenuBarItem) {
    self.window = window
    self.item = item
  }

  var body: some View {
    let scene = window.environment
    opener
      .environment(\.isInMenuBar, true)
      .transformEnvironment(\.self) { $0 = $0.onSurface(taking: scene) }
  }

  @ViewBuilder private var opener: some View {
    switch item.opening {
    case .popover:
      Button {
        isOpen.toggle()
      } label: {
        label
      }
      .buttonStyle(.plain)
      .popover(isPresented: $isOpen, arrowEdge: .top) { content.presentationCompactAdaptation(.popover) }
    case .menu:
      Menu {
        content
      } label: {
        label
      }
      .tint(Color.primary)
    case .nothing:
      label
    }
  }

  // Only the label has the type of the bar: what it opens has its own.
  private var label: some View {
    item.label()
      .labelStyle(.iconOnly)
      .font(.subheadline)
      .lineLimit(1)
  }

  private var content: some View {
    window.content(nil).environment(\.isInMenuBar, item.opening == .menu)
  }
}
