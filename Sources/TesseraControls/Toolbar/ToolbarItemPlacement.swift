import TesseraCore

/// Where an item of a toolbar is shown.
nonisolated public struct ToolbarItemPlacement: Sendable {
  /// The parts of a page's bars.
  enum Region {
    case leading, principal, trailing, bottom
    /// Where there is no such place, as above a keyboard that does not exist.
    case nowhere
    /// In the menu at the end of the bar.
    case overflow
  }

  let region: Region
  /// Whether the item stays in the bar, however short that is (F6).
  var isPinned = false

  /// The platform's default.
  public static let automatic = ToolbarItemPlacement(region: .trailing)
  /// In the middle of the bar, instead of the title.
  public static let principal = ToolbarItemPlacement(region: .principal)
  public static let navigation = ToolbarItemPlacement(region: .leading)
  public static let primaryAction = ToolbarItemPlacement(region: .trailing)
  /// In the menu at the end of the bar.
  public static let secondaryAction = ToolbarItemPlacement(region: .overflow)
  public static let status = ToolbarItemPlacement(region: .bottom)
  public static let confirmationAction = ToolbarItemPlacement(region: .trailing)
  public static let cancellationAction = ToolbarItemPlacement(region: .leading)
  public static let destructiveAction = ToolbarItemPlacement(region: .trailing)
  /// Above the keyboard on the screen. This platform has none.
  public static let keyboard = ToolbarItemPlacement(region: .nowhere)
  public static let topBarLeading = ToolbarItemPlacement(region: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(region: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(region: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(region: .trailing)
  /// At the end of the bar, however short that is (F6).
  public static let topBarPinnedTrailing = ToolbarItemPlacement(region: .trailing, isPinned: true)
  public static let bottomBar = ToolbarItemPlacement(region: .bottom)
}

nonisolated struct ToolbarPlacementKey: ViewTraitKey {
  typealias Value = ToolbarItemPlacement
}
