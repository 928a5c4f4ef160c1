import SwiftUI

/// Places what is in a plot.
nonisolated struct PlotLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 150))
    return CGSize(
      width: size.width.isFinite ? size.width : 300, height: size.height.isFinite ? size.height : 150)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for view in subviews {
      switch view[PlotRoleKey.self] {
      case .whole: view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      case .outset(let margin):
        let frame = bounds.insetBy(dx: -margin, dy: -margin)
        view.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
      case .annotation(let annotation, let places):
        let size = view.sizeThatFits(.unspecified)
        guard let origin = places.origin(of: annotation, size, in: bounds.size) else {
          view.place(at: CGPoint(x: -10_000, y: -10_000), proposal: .unspecified)
          continue
        }
        view.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
      case .mark(let index, let places):
        let frame = places.frame(of: index, in: bounds.size) ?? CGRect(x: -10_000, y: -10_000, width: 0, height: 0)
        view.place(
          at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
          proposal: ProposedViewSize(frame.size))
      }
    }
  }
}
