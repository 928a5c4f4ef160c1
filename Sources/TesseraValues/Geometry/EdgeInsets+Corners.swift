import Foundation

extension EdgeInsets {
  /// The insets with room for corners added (J445).
  ///
  /// - Parameters:
  ///   - corners: what is taken away from the corners. Of the two at an edge, the one that reaches further counts.
  ///   - edges: those that are changed.
  public func inset(by corners: RectangleCornerInsets, edges: Edge.Set = .all) -> EdgeInsets {
    var insets = self
    if edges.contains(.top) { insets.top += max(corners.topLeading.height, corners.topTrailing.height) }
    if edges.contains(.bottom) { insets.bottom += max(corners.bottomLeading.height, corners.bottomTrailing.height) }
    if edges.contains(.leading) { insets.leading += max(corners.topLeading.width, corners.bottomLeading.width) }
    if edges.contains(.trailing) { insets.trailing += max(corners.topTrailing.width, corners.bottomTrailing.width) }
    return insets
  }
}
