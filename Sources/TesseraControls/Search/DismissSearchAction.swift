import Foundation
import Observation
import TesseraCore

/// Ends the search around a view.
nonisolated public struct DismissSearchAction: Equatable, @unchecked Sendable {
  // Sendable: used on the main actor only.
  let source: SearchSource?

  /// Ends the search and empties the field; nothing happens where nothing can be searched (F48).
  @MainActor @preconcurrency
  public func callAsFunction() {
    source?.cancel()
  }
}
