import Foundation
import TesseraCore

/// The color of icons in rows.
nonisolated public struct ListItemTint: Sendable {
  let color: Color

  /// A color that nothing else changes.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// A color that the system may replace by its own. Here it never does.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// Gray.
  public static let monochrome = ListItemTint(color: .gray)
}
