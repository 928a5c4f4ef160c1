import Foundation

/// The interactions of a focused view.
nonisolated public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It acts, as a button does. A click alone does not give it the focus.
  public static let activate = FocusInteractions(rawValue: 1 << 0)
  /// It takes input, as a text field does.
  public static let edit = FocusInteractions(rawValue: 1 << 1)
  /// The platform's default.
  public static let automatic: FocusInteractions = [.activate, .edit]
}
