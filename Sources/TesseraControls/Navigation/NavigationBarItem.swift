import Foundation
import TesseraCore

/// How a bar shows things.
nonisolated public struct NavigationBarItem: Sendable {
  /// How large the title of a page is.
  public enum TitleDisplayMode: Sendable {
    /// Large at the root; above it as on the page before (F5).
    case automatic
    /// Small, in the bar.
    case inline
    /// Large, below the bar.
    case large
  }
}
