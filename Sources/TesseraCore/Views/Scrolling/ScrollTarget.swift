import Foundation

/// Where a scroll view comes to rest.
nonisolated public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content to show, in the coordinates of the content.
  public var rect: CGRect
  /// Which point of `rect` comes to lie at the same point of the window; nil for its start.
  public var anchor: UnitPoint?
}
