import Foundation

/// The state of a scroll view for a scroll behavior.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// Where the scroll view was when the movement began.
  public let originalTarget: ScrollTarget
  /// How fast the content moves, points a second; greater than 0 toward its end.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the window that the content is seen through, in points.
  public let containerSize: CGSize
  /// The directions in which the content can be scrolled.
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// The views that can be aligned, in the coordinates of the content.
  let targets: [CGRect]

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}
