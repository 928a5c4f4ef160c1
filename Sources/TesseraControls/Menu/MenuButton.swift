import TesseraCore

/// A button that opens a menu, under its older name. `Menu` does the same.
nonisolated public struct MenuButton<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  @Environment(\.menuButtonStyle) private var style

  /// A menu with any view as its label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  @MainActor public var body: some View {
    let content = content
    let menu = Menu {
      content
    } label: {
      label
    }
    .menuIndicator(style.showsIndicator ? .visible : .hidden)
    if style.hasBorder { menu.buttonStyle(.bordered) } else { menu.buttonStyle(.borderless) }
  }
}

nonisolated extension MenuButton where Label == Text {
  /// A menu with a title that is looked up in the program's strings.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// A menu with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

/// A button that opens a menu, under a name that is older still.
public typealias PullDownButton = MenuButton
