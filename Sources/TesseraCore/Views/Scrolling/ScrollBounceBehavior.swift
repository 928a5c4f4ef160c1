import Foundation

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
