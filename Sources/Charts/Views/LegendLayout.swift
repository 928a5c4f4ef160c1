import SwiftUI

/// The entries of a legend, in as many rows as they need.
nonisolated struct LegendLayout: Layout {
  /// Whether each entry has a row of its own, as beside a plot.
  let isVertical: Bool

  private static let spacing = CGSize(width: 12, height: 4)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    arrange(proposal.width ?? .infinity, subviews).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (view, origin) in zip(subviews, arrange(bounds.width, subviews).origins) {
      view.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
    }
  }

  private func arrange(_ width: CGFloat, _ subviews: Subviews) -> (size: CGSize, origins: [CGPoint]) {
    var origins: [CGPoint] = []
    var place = CGPoint.zero
    var size = CGSize.zero
    for view in subviews {
      let own = view.sizeThatFits(.unspecified)
      if place.x > 0, isVertical || place.x + own.width > width + 0.01 {
        place = CGPoint(x: 0, y: size.height + Self.spacing.height)
      }
      origins.append(place)
      size.width = max(size.width, place.x + own.width)
      size.height = max(size.height, place.y + own.height)
      place.x += own.width + Self.spacing.width
    }
    return (size, origins)
  }
}
