import SwiftUI

/// The picture of the marks, which move to their new values (CH19).
nonisolated struct MarksLayer: View, Animatable {
  var plan: ChartPlan
  let margin: CGFloat
  /// Which of the marks are shown.
  var selection = ChartPieces.Selection()
  /// The layer whose mask is shown instead.
  var mask: Int?

  var animatableData: ChartMotion {
    get { plan.motion }
    set { plan.motion = newValue }
  }

  @MainActor var body: some View {
    Canvas { [plan, margin, selection, mask] context, size in
      let plot = CGSize(width: size.width - 2 * margin, height: size.height - 2 * margin)
      var context = context
      context.translateBy(x: margin + (plan.isMirrored ? plot.width : 0), y: margin)
      if plan.isMirrored { context.scaleBy(x: -1, y: 1) }
      let painter = ChartPainter(ChartGeometry(plan, plot))
      if let mask { painter.drawMask(mask, context) } else { painter.draw(selection, context) }
    }
    .allowsHitTesting(false)
  }
}
