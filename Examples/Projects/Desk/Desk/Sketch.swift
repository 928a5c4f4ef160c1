import Foundation

/// Lines that were drawn with a pen.
struct Sketch: Equatable {
  struct Stroke: Equatable {
    var points: [CGPoint]
    /// Points.
    var width: CGFloat
  }

  var strokes: [Stroke] = []
  /// The width of the pen, in points.
  var width: CGFloat = 2
}
