import Foundation
import TesseraCore

/// How much room a spacer takes.
nonisolated public struct SpacerSizing: Hashable, Sendable {
  let isFlexible: Bool

  /// All there is.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// The usual distance.
  public static let fixed = SpacerSizing(isFlexible: false)
}
