import Foundation

/// Where a host shows a graph.
package struct Surface: Equatable, Sendable {
  /// In points.
  package var size: CGSize
  /// Pixels per point.
  package var scale: CGFloat
  /// What the device covers at each edge, in points.
  package var safeArea: EdgeInsets

  package init(size: CGSize, scale: CGFloat = 1, safeArea: EdgeInsets = EdgeInsets()) {
    self.size = CGSize(width: Self.usable(size.width), height: Self.usable(size.height))
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    self.safeArea = safeArea
  }

  private static func usable(_ length: CGFloat) -> CGFloat {
    length.isFinite && length > 0 ? length : 0
  }

  /// The part that content is laid out in.
  package var safeRect: CGRect {
    let width = max(0, size.width - safeArea.leading - safeArea.trailing)
    let height = max(0, size.height - safeArea.top - safeArea.bottom)
    return CGRect(x: safeArea.leading, y: safeArea.top, width: width, height: height)
  }
}
