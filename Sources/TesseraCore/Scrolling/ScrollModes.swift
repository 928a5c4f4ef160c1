import Foundation

/// When scrolling takes the focus from a field.
nonisolated public struct ScrollDismissesKeyboardMode: Sendable, Equatable {
  private enum Kind {
    case automatic, immediately, interactively, never
  }

  private let kind: Kind

  /// As fits the platform: never.
  public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
  /// As soon as the content moves.
  public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
  /// As soon as the content moves: there is no keyboard on the screen that could be dragged away.
  public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
  public static let never = ScrollDismissesKeyboardMode(kind: .never)

  var takesFocus: Bool { kind == .immediately || kind == .interactively }
}

/// When content can be pulled beyond its ends. Here it never can: it stops there.
nonisolated public struct ScrollBounceBehavior: Sendable {
  public static let automatic = ScrollBounceBehavior()
  public static let always = ScrollBounceBehavior()
  public static let basedOnSize = ScrollBounceBehavior()
}

nonisolated private struct ScrollDismissesKeyboardKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

nonisolated extension EnvironmentValues {
  /// When scrolling takes the focus from a field.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardKey.self] }
    set { self[ScrollDismissesKeyboardKey.self] = newValue }
  }
}

extension View {
  /// When scrolling in this view takes the focus from a field.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }

  /// When content can be pulled beyond its ends. On this platform it stops there, whatever is asked for.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    self
  }
}
