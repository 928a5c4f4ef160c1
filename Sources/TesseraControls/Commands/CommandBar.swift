import TesseraCore

/// What the menus of a bar would contain.
nonisolated struct CommandBarContents: Equatable, Sendable {
  /// The groups that the program fills.
  var filled: Set<CommandGroupPlacement> = []
  /// The groups whose standard commands the program replaces.
  var replaced: Set<CommandGroupPlacement> = []
  /// Whether the program has menus of its own.
  var hasOwn = false
}

nonisolated enum CommandBarKey: PreferenceKey {
  static var defaultValue: CommandBarContents { CommandBarContents() }

  static func reduce(value: inout CommandBarContents, nextValue: () -> CommandBarContents) {
    let next = nextValue()
    value.filled.formUnion(next.filled)
    value.replaced.formUnion(next.replaced)
    value.hasOwn = value.hasOwn || next.hasOwn
  }
}

/// A window's content below a bar with the program's menus; where windows have no bars, only the keys of the commands.
struct CommandBar: View {
  private let commands: CommandDecoration
  private let window: AnyView
  @State private var contents: CommandBarContents
  @State private var hidesToolbar = false
  @State private var toolbarCustomization: ToolbarCustomization?
  @Environment(\.hasMenuBar) private var hasBar
  @Environment(\.surfaceAccess) private var surface
  @Environment(\.windowTable) private var windows
  @Environment(\.idiom) private var idiom
  /// That of the bar of the window, which has its toolbar.
  @Environment(\.toolbarToggle) private var windowToggle

  init(commands: CommandDecoration, window: AnyView) {
    self.commands = commands
    self.window = window
    _contents = State(initialValue: CommandBarContents())
  }

  var body: some View {
    // Read here, so that the body follows it.
    let hidesToolbar = hidesToolbar
    VStack(spacing: 0) {
      if hasBar {
        // The background of the window reaches behind the bar, too.
        VStack(spacing: 0) {
          bar
          Divider()
        }
        .zIndex(1)
      }
      // Its own shortcuts take precedence over those of the commands.
      VStack { window }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .transformEnvironment(\.windowToolbar) { if hidesToolbar { $0.isHidden = true } }
        .onPreferenceChange(ToolbarCustomizationKey.self) { toolbarCustomization = $0 }
    }
    .background { keys }
    .environment(
      \.toolbarToggle,
      ToolbarToggle(isHidden: windowToggle?.isHidden ?? $hidesToolbar, customization: toolbarCustomization))
  }

  // MARK: Menus

  private var bar: some View {
    HStack(spacing: 20) {
      Group {
        menus { $0.isBeforeOthers }
        commands.view(in: _CommandPlace(kind: .bar))
        menus { !$0.isBeforeOthers }
      }
      .font(idiom == .desktop ? .body : .subheadline)
      .tint(Color.primary)
      .lineLimit(1)
      Spacer(minLength: 0)
      MenuBarExtras()
    }
    .environment(\.isInMenuBar, true)
    .withoutMacControls()
    .padding(.horizontal, 14)
    .padding(.vertical, 7)
  }

  private func menus(_ belongs: (StandardMenu) -> Bool) -> some View {
    let menus = StandardMenu.menus(in: idiom).filter { belongs($0) && isShown($0) }
    return ForEach(menus, id: \.self) { menu in
      Menu {
        StandardMenuItems(menu: menu, commands: commands, standard: standard)
      } label: {
        if menu == .app {
          Text(verbatim: ProgramTitle.current).bold()
        } else {
          Text(LocalizedStringKey(menu.rawValue))
        }
      }
    }
  }

  private func isShown(_ menu: StandardMenu) -> Bool {
    menu.groups(in: idiom).contains { contents.filled.contains($0) || standard.contains($0) }
  }

  /// The groups that have the commands of every program.
  private var standard: Set<CommandGroupPlacement> {
    guard commands.hasStandardCommands else { return [] }
    var groups = StandardCommands.groups(in: idiom)
    if windows?.followedHasSettings == true { groups.insert(.appSettings) }
    if !WindowCommands.windows(in: windows).isEmpty { groups.insert(.singleWindowList) }
    return groups.subtracting(contents.replaced)
  }

  // MARK: Keys

  /// The commands once more, hidden: shortcuts act although no menu is open (E8, C69).
  private var keys: some View {
    VStack {
      commands.view(in: _CommandPlace(kind: .keys))
      if hasBar {
        ForEach(StandardCommands.keyGroups(in: idiom).filter(standard.contains), id: \.self) {
          StandardCommands(group: $0)
        }
        if surface.document != nil, standard.contains(.undoRedo) { UndoKeys() }
      }
    }
    .environment(\.showsMenuItemsInPlace, true)
    .frame(width: 0, height: 0)
    .hidden()
    .semantics(.hidden(true))
    .onPreferenceChange(CommandBarKey.self) { contents = $0 }
  }
}

/// The groups of a menu, set apart by lines.
private struct StandardMenuItems: View {
  let menu: StandardMenu
  let commands: CommandDecoration
  let standard: Set<CommandGroupPlacement>

  @Environment(\.idiom) private var idiom

  var body: some View {
    ForEach(menu.groups(in: idiom), id: \.self) { group in
      Section {
        commands.view(in: _CommandPlace(kind: .group(group, .before)))
        commands.view(in: _CommandPlace(kind: .group(group, .replacing)))
        if standard.contains(group) { StandardCommands(group: group) }
        commands.view(in: _CommandPlace(kind: .group(group, .after)))
      }
    }
  }
}
