import Foundation
import Observation
import TesseraCore

/// Which items of a toolbar leave the bar first where there is not room for all (F6).
nonisolated public struct ToolbarItemVisibilityPriority: Hashable, Sendable {
  let rank: Int

  /// Leaves the bar before others.
  public static let low = ToolbarItemVisibilityPriority(rank: -1)
  /// Leaves the bar after those of low and before those of high priority.
  public static let automatic = ToolbarItemVisibilityPriority(rank: 0)
  /// Stays in the bar longer than others.
  public static let high = ToolbarItemVisibilityPriority(rank: 1)
}
