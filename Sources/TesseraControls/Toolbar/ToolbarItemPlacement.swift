import TesseraCore

/// Where an item of a toolbar is shown.
nonisolated public struct ToolbarItemPlacement: Sendable {
  /// The parts of a page's bars.
  enum Region {
    case leading, principal, trailing, bottom
    /// The title and the line below it.
    case title, subtitle, largeTitle
    /// Where there is no such place, as above a keyboard that does not exist.
    case nowhere
    /// In the menu at the end of the bar.
    case overflow
    /// In a bar below the bar at the top, which has an id.
    case accessory(String)
  }

  let region: Region
  /// Whether the item stays in the bar regardless of the bar's length (F6).
  var isPinned = false

  /// The id of the bar below the bar at the top; nil for another place.
  var accessoryBar: String? { if case .accessory(let id) = region { id } else { nil } }

  private init(region: Region, isPinned: Bool) {
    self.region = region
    self.isPinned = isPinned
  }

  init(region: Region) {
    self.init(region: region, isPinned: false)
  }

  /// In a bar of its own below the bar at the top, which all items with the same id share (J434).
  public init(id: String) {
    self.init(region: .accessory(id))
  }

  /// In a bar below the bar at the top, which all items with the same id share (J434).
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement(id: String(describing: id))
  }

  /// The platform's default.
  public static let automatic = ToolbarItemPlacement(region: .trailing)
  /// In the middle of the bar, instead of the title.
  public static let principal = ToolbarItemPlacement(region: .principal)
  /// At the beginning of the bar: where the way back is.
  public static let navigation = ToolbarItemPlacement(region: .leading)
  /// At the end of the bar: what is done most.
  public static let primaryAction = ToolbarItemPlacement(region: .trailing)
  /// In the menu at the end of the bar.
  public static let secondaryAction = ToolbarItemPlacement(region: .overflow)
  /// In the bar at the bottom: a status.
  public static let status = ToolbarItemPlacement(region: .bottom)
  /// At the end of the bar: what ends a dialog and keeps its changes.
  public static let confirmationAction = ToolbarItemPlacement(region: .trailing)
  /// At the beginning of the bar: what ends a dialog and drops its changes.
  public static let cancellationAction = ToolbarItemPlacement(region: .leading)
  /// At the end of the bar: an action that deletes something.
  public static let destructiveAction = ToolbarItemPlacement(region: .trailing)
  /// Above the keyboard on the screen. This platform has none.
  public static let keyboard = ToolbarItemPlacement(region: .nowhere)
  /// At the beginning of the bar.
  public static let topBarLeading = ToolbarItemPlacement(region: .leading)
  /// At the end of the bar.
  public static let topBarTrailing = ToolbarItemPlacement(region: .trailing)
  /// At the beginning of the bar, under its older name.
  public static let navigationBarLeading = ToolbarItemPlacement(region: .leading)
  /// At the end of the bar, under its older name.
  public static let navigationBarTrailing = ToolbarItemPlacement(region: .trailing)
  /// At the end of the bar, regardless of the bar's length (F6).
  public static let topBarPinnedTrailing = ToolbarItemPlacement(region: .trailing, isPinned: true)
  /// In the place of the title in the bar.
  public static let title = ToolbarItemPlacement(region: .title)
  /// In the place of the large title below the bar.
  public static let largeTitle = ToolbarItemPlacement(region: .largeTitle)
  /// In the place of the line below the title.
  public static let subtitle = ToolbarItemPlacement(region: .subtitle)
  /// In the place of the line below the large title, which is the line below the title here.
  public static let largeSubtitle = ToolbarItemPlacement(region: .subtitle)
  /// In the bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(region: .bottom)
}

nonisolated struct ToolbarPlacementKey: ViewTraitKey {
  typealias Value = ToolbarItemPlacement
}
