import Foundation

/// The state of a scroll view when its phase changes.
nonisolated public struct ScrollPhaseChangeContext {
  /// How the scroll view stands to its content.
  public let geometry: ScrollGeometry
  /// How fast the content moves, in points a second; nil if it does not move.
  public let velocity: CGVector?
}
