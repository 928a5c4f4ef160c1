import Foundation

/// Where the pointer is while it is over a view.
@frozen
nonisolated public enum HoverPhase: Equatable, Sendable {
  /// Over the view, at a point.
  case active(CGPoint)
  /// Not over the view anymore.
  case ended
}
