import Foundation

/// When scrolling takes the focus from a field.
nonisolated public struct ScrollDismissesKeyboardMode: Sendable, Equatable {
  private enum Kind {
    case automatic, immediately, interactively, never
  }

  private let kind: Kind

  /// The platform's default: never.
  public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
  /// As soon as the content moves.
  public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
  /// As soon as the content moves: there is no keyboard on the screen that could be dragged away.
  public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
  /// Scrolling leaves the focus where it is.
  public static let never = ScrollDismissesKeyboardMode(kind: .never)

  var takesFocus: Bool { kind == .immediately || kind == .interactively }
}
