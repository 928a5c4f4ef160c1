import Foundation
import TesseraCore

/// Whether every other row has a background of its own.
nonisolated public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  let isOn: Bool?

  /// As the style of the table has it.
  public static let automatic = AlternatingRowBackgroundBehavior(isOn: nil)
  /// Every other row has one.
  public static let enabled = AlternatingRowBackgroundBehavior(isOn: true)
  /// No row has one.
  public static let disabled = AlternatingRowBackgroundBehavior(isOn: false)
}
