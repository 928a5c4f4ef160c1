import SwiftUI

/// An animation as a line: time to the right, the way upward.
struct CurvePlot: Shape {
  let curve: Curve
  /// Up to which part of a second the line is drawn.
  var end = 1.0

  var animatableData: Double {
    get { end }
    set { end = newValue }
  }

  private static let steps = 100

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for step in 0...Self.steps {
      let time = end * Double(step) / Double(Self.steps)
      let point = CGPoint(x: rect.minX + rect.width * time, y: rect.maxY - rect.height * curve.value(at: time))
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }
}
