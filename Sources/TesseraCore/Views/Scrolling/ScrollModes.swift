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

/// When scroll views bounce, in a window.
nonisolated public struct ScrollBounceBehavior: Sendable {
  private enum Kind {
    case automatic, always, basedOnSize
  }

  private let kind: Kind

  /// The platform's default: when it is longer than its window.
  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  /// Always, even if all of it is visible.
  public static let always = ScrollBounceBehavior(kind: .always)
  /// When it is longer than its window.
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)

  var isAlways: Bool { kind == .always }
}

nonisolated private struct HorizontalBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}

nonisolated private struct VerticalBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
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

  /// When horizontal scroll views bounce.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }

  /// When vertical scroll views bounce.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }
}

extension View {
  /// When scrolling in this view takes the focus from a field.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }

  /// When scroll views bounce, in a window.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.self) { values in
      if axes.contains(.horizontal) { values.horizontalScrollBounceBehavior = behavior }
      if axes.contains(.vertical) { values.verticalScrollBounceBehavior = behavior }
    }
  }
}
