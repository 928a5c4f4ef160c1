import Foundation
import TesseraCore

/// The distance between sections of a list.
nonisolated public struct ListSectionSpacing: Sendable {
  /// In points.
  let distance: CGFloat

  /// 35 points.
  public static let `default` = ListSectionSpacing(distance: 35)
  /// 17 points.
  public static let compact = ListSectionSpacing(distance: 17)

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(distance: spacing.isFinite ? max(0, spacing) : 0)
  }
}
