import Foundation
import TesseraCore

/// Where in its column a cell lies.
nonisolated public struct TableColumnAlignment: Hashable, Sendable {
  /// From the leading edge, 0, to the trailing one, 1.
  let share: CGFloat

  /// As fits the platform: where lines begin.
  public static let automatic = TableColumnAlignment(share: 0)
  /// Where lines begin.
  public static let leading = TableColumnAlignment(share: 0)
  /// In the middle.
  public static let center = TableColumnAlignment(share: 0.5)
  /// Where lines end.
  public static let trailing = TableColumnAlignment(share: 1)
  /// As numbers are set below each other.
  public static let numeric = TableColumnAlignment(share: 1)
}
