import Foundation

/// How the elements inside a view become those of the view.
nonisolated public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind {
    case ignore, contain, combine
  }

  let kind: Kind

  /// The view is one element; what is inside is not found.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// The view is an element that contains those inside.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// The view is one element with the labels of those inside.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}
