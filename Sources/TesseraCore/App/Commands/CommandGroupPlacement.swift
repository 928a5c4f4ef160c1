/// A place in the menus that every program may have.
nonisolated public struct CommandGroupPlacement: Hashable, Sendable {
  package let menu: StandardMenu
  private let name: String

  private init(_ menu: StandardMenu, _ name: String) {
    self.menu = menu
    self.name = name
  }

  /// Information about the program.
  public static let appInfo = CommandGroupPlacement(.help, "appInfo")
  /// The program's settings.
  public static let appSettings = CommandGroupPlacement(.edit, "appSettings")
  /// What other programs offer for the selection.
  public static let systemServices = CommandGroupPlacement(.file, "systemServices")
  /// Hiding and showing the program.
  public static let appVisibility = CommandGroupPlacement(.window, "appVisibility")
  /// Quitting the program.
  public static let appTermination = CommandGroupPlacement(.file, "appTermination")
  /// New documents and windows.
  public static let newItem = CommandGroupPlacement(.file, "newItem")
  /// Saving and closing.
  public static let saveItem = CommandGroupPlacement(.file, "saveItem")
  /// Reading and writing files of other kinds.
  public static let importExport = CommandGroupPlacement(.file, "importExport")
  /// Printing.
  public static let printItem = CommandGroupPlacement(.file, "printItem")
  /// Taking back what was done, and doing it again.
  public static let undoRedo = CommandGroupPlacement(.edit, "undoRedo")
  /// Cutting, copying, pasting.
  public static let pasteboard = CommandGroupPlacement(.edit, "pasteboard")
  /// Finding, replacing and correcting text.
  public static let textEditing = CommandGroupPlacement(.edit, "textEditing")
  /// Fonts, styles and alignment of text.
  public static let textFormatting = CommandGroupPlacement(.format, "textFormatting")
  /// Showing and changing the toolbar.
  public static let toolbar = CommandGroupPlacement(.view, "toolbar")
  /// Showing and hiding the sidebar.
  public static let sidebar = CommandGroupPlacement(.view, "sidebar")
  /// Sizes of the window.
  public static let windowSize = CommandGroupPlacement(.window, "windowSize")
  /// The order of windows on the screen.
  public static let windowArrangement = CommandGroupPlacement(.window, "windowArrangement")
  /// The open windows.
  public static let windowList = CommandGroupPlacement(.window, "windowList")
  /// The windows of which there is one each.
  public static let singleWindowList = CommandGroupPlacement(.window, "singleWindowList")
  /// Help with the program.
  public static let help = CommandGroupPlacement(.help, "help")
}

/// A menu that every program may have.
nonisolated package enum StandardMenu: String, CaseIterable {
  /// The menu of the program itself, which only a desktop has.
  case app = "App"
  case file = "File"
  case edit = "Edit"
  case format = "Format"
  case view = "View"
  case window = "Window"
  case help = "Help"

  /// Whether the program's own menus come after it.
  package var isBeforeOthers: Bool {
    switch self {
    case .app, .file, .edit, .format, .view: true
    case .window, .help: false
    }
  }

  /// The menus of an idiom, but for the program's own, from the first to the last.
  package static func menus(in idiom: InterfaceIdiom) -> [StandardMenu] {
    idiom == .desktop ? allCases : allCases.filter { $0 != .app }
  }

  /// The groups of the menu in an idiom, from the top (DK22).
  package func groups(in idiom: InterfaceIdiom) -> [CommandGroupPlacement] {
    guard idiom == .desktop else { return phoneGroups }
    return switch self {
    case .app: [.appInfo, .appSettings, .systemServices, .appVisibility, .appTermination]
    case .file: [.newItem, .saveItem, .importExport, .printItem]
    case .edit: [.undoRedo, .pasteboard, .textEditing]
    case .window: [.windowSize, .windowArrangement, .windowList, .singleWindowList]
    case .help: [.help]
    case .format, .view: phoneGroups
    }
  }

  private var phoneGroups: [CommandGroupPlacement] {
    switch self {
    case .app: []
    case .file: [.newItem, .saveItem, .importExport, .printItem, .systemServices, .appTermination]
    case .edit: [.undoRedo, .pasteboard, .textEditing, .appSettings]
    case .format: [.textFormatting]
    case .view: [.toolbar, .sidebar]
    case .window: [.windowSize, .windowArrangement, .windowList, .singleWindowList, .appVisibility]
    case .help: [.help, .appInfo]
    }
  }
}
