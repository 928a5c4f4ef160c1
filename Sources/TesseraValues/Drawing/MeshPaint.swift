import Foundation

/// Colors at the crossings of a net of curves, which go over into one another between them.
nonisolated package struct MeshPaint: Equatable, Sendable {
  /// The curves that leave a crossing, each bent by one point.
  package struct Handles: Equatable, Sendable {
    package var leading: CGPoint
    package var top: CGPoint
    package var trailing: CGPoint
    package var bottom: CGPoint

    package init(leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint) {
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
    }
  }

  /// How many crossings there are side by side, at least 2.
  package var columns: Int
  /// How many there are one below the other, at least 2.
  package var rows: Int
  /// Row by row, as are handles and colors.
  package var points: [CGPoint]
  /// nil where curves find their own way.
  package var handles: [Handles]?
  package var colors: [Color.Resolved]
  /// What is seen where the net leaves room.
  package var background: Color.Resolved
  /// Whether colors change without any edge at the curves.
  package var isSmooth: Bool
  /// Whether colors between two look evenly spaced.
  package var isPerceptual: Bool

  package init(
    columns: Int, rows: Int, points: [CGPoint], handles: [Handles]?, colors: [Color.Resolved],
    background: Color.Resolved, isSmooth: Bool, isPerceptual: Bool
  ) {
    self.columns = columns
    self.rows = rows
    self.points = points
    self.handles = handles
    self.colors = colors
    self.background = background
    self.isSmooth = isSmooth
    self.isPerceptual = isPerceptual
  }
}
