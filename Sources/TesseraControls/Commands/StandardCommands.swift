import TesseraCore

/// The commands that windows offer by themselves in a group.
struct StandardCommands: View {
  let group: CommandGroupPlacement

  @Environment(\.windowOpener) private var windows
  @Environment(\.windowTable) private var table
  @Environment(\.surfaceAccess) private var surface

  /// The groups that have such commands.
  nonisolated static func groups(in idiom: InterfaceIdiom) -> Set<CommandGroupPlacement> {
    let groups: Set<CommandGroupPlacement> = [.newItem, .saveItem, .printItem, .undoRedo, .pasteboard]
    return idiom == .desktop ? groups.union([.appInfo, .appTermination, .toolbar, .windowSize, .help]) : groups
  }

  /// Those whose keys nothing else handles. Text views handle their own.
  nonisolated static func keyGroups(in idiom: InterfaceIdiom) -> [CommandGroupPlacement] {
    let groups: [CommandGroupPlacement] = [.newItem, .saveItem, .printItem, .appSettings, .singleWindowList]
    return idiom == .desktop ? groups + [.appTermination, .toolbar, .windowSize] : groups
  }

  var body: some View {
    switch group {
    case .newItem:
      if let document { OpenDocumentCommands(window: document) } else { newWindow }
    case .saveItem:
      if let document { SaveDocumentCommands(window: document) } else { closeWindow }
    case .printItem:
      if let document { PrintDocumentCommands(window: document) }
    case .undoRedo:
      TextCommand(title: "Undo", shortcut: KeyboardShortcut("z"))
      TextCommand(title: "Redo", shortcut: KeyboardShortcut("z", modifiers: [.command, .shift]))
    case .pasteboard:
      TextCommand(title: "Cut", shortcut: KeyboardShortcut("x"))
      TextCommand(title: "Copy", shortcut: KeyboardShortcut("c"))
      TextCommand(title: "Paste", shortcut: KeyboardShortcut("v"))
      TextCommand(title: "Select All", shortcut: KeyboardShortcut("a"))
    case .appSettings:
      SettingsLink().keyboardShortcut(shortcut(of: .settings, instead: KeyboardShortcut(",")))
    case .singleWindowList:
      WindowCommands()
    case .appInfo, .appTermination, .toolbar, .windowSize, .help:
      DesktopCommands(group: group)
    default:
      EmptyView()
    }
  }

  private var document: WindowDocument? { surface.document as? WindowDocument }

  private var newWindow: some View {
    Button("New Window") { _ = windows?.opener?.open(WindowRequest()) }
      .keyboardShortcut(shortcut(of: .group, instead: KeyboardShortcut("n")))
  }

  /// The keys that the first window of a kind has, or those of every program.
  private func shortcut(of kind: DeclaredWindow.Kind, instead usual: KeyboardShortcut) -> KeyboardShortcut? {
    guard let window = table?.followedWindows.first(where: { $0.kind == kind }),
      let own = window.environment.windowAttributes.shortcut
    else { return usual }
    return own.keys
  }

  private var closeWindow: some View {
    Button("Close Window") { _ = windows?.opener?.dismiss(nil) }.keyboardShortcut("w")
  }
}

/// A line of a menu that does what its keys do in the text that has the focus.
struct TextCommand: View {
  let title: LocalizedStringKey
  let shortcut: KeyboardShortcut

  @Environment(\.surfaceAccess) private var surface

  var body: some View {
    Button(title) { surface.press(shortcut) }
      .environment(\.keyboardShortcut, shortcut)
  }
}
