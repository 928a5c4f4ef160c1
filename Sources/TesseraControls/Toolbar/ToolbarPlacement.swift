import TesseraCore

/// The parts of a page that toolbars are shown in.
nonisolated public struct ToolbarPlacement: Sendable {
  enum Bar {
    case all, top, bottom, tab
    case accessory(String)

    var isTop: Bool { if case .top = self { true } else { isAll } }

    var isBottom: Bool { if case .bottom = self { true } else { isAll } }

    var isTab: Bool { if case .tab = self { true } else { false } }

    private var isAll: Bool { if case .all = self { true } else { false } }
  }

  let bar: Bar

  private init(bar: Bar) {
    self.bar = bar
  }

  /// The bar below the bar at the top that has an id (J434).
  public init(id: String) {
    self.init(bar: .accessory(id))
  }

  /// The bar below the bar at the top that has an id (J434).
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement {
    ToolbarPlacement(id: String(describing: id))
  }

  /// All bars of the page.
  public static let automatic = ToolbarPlacement(bar: .all)
  /// The bar at the top.
  public static let navigationBar = ToolbarPlacement(bar: .top)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(bar: .bottom)
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement(bar: .tab)
  /// The bar at the top, which is the window's.
  public static let windowToolbar = ToolbarPlacement(bar: .top)
}

extension [ToolbarPlacement] {
  /// Whether the bar at the top of a page is meant, as where none is named.
  nonisolated var isAboutTop: Bool { isEmpty || contains(where: \.bar.isTop) }

  /// The ids of the bars below the bar at the top that are meant.
  nonisolated var accessoryBars: [String] {
    compactMap { if case .accessory(let id) = $0.bar { id } else { nil } }
  }
}
