import Foundation
import Observation
import TesseraCore

/// Ends the search around a view.
nonisolated public struct DismissSearchAction: Equatable, Sendable {
  let source: SearchSource?

  /// Ends the search and empties the field; nothing happens where nothing can be searched (F48).
  @MainActor @preconcurrency
  public func callAsFunction() {
    source?.cancel()
  }
}
