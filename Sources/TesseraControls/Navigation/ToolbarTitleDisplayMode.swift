import Foundation
import TesseraCore

/// How large the title of a page is.
nonisolated public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// Large at the root; above it as on the page before (F5).
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// Large, below the bar, until the content is scrolled.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// Small, in the bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  /// Large, in the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}
