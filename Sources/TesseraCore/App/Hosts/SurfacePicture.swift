import Foundation

/// What a surface shows at a moment, ready to be drawn.
package struct SurfacePicture {
  package var list: DisplayList
  /// Points.
  package let size: CGSize
  /// Pixels per point.
  package let scale: CGFloat
  /// What is behind everything.
  package var background: Color.Resolved
}
