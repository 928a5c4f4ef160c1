import Foundation
import TesseraCore

/// The alignment of cells in their column.
nonisolated public struct TableColumnAlignment: Hashable, Sendable {
  /// From the leading edge, 0, to the trailing one, 1.
  let share: CGFloat

  /// The platform's default: where lines begin.
  public static let automatic = TableColumnAlignment(share: 0)
  /// Where lines begin.
  public static let leading = TableColumnAlignment(share: 0)
  /// In the middle.
  public static let center = TableColumnAlignment(share: 0.5)
  /// Where lines end.
  public static let trailing = TableColumnAlignment(share: 1)
  /// The alignment of numbers.
  public static let numeric = TableColumnAlignment(share: 1)
}
