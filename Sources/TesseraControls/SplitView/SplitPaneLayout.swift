import Foundation
import TesseraCore

/// Places the panes of a split view and the dividers between them: pane, divider, pane, and so on.
nonisolated struct SplitPaneLayout: Layout {
  let axis: Axis
  /// What the user gave each pane, in points.
  let chosen: [CGFloat?]
  let move: PaneLengths.Move?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let panes = panes(of: subviews)
    let across = across(proposal)
    let limits = panes.map { self.limits(of: $0, across) }
    let smallest = limits.reduce(0) { $0 + $1.smallest } + dividers(subviews)
    let largest = limits.reduce(0) { $0 + $1.largest } + dividers(subviews)
    let ideal = panes.reduce(0) { $0 + along($1.sizeThatFits(.unspecified)) } + dividers(subviews)
    let length = min(max(along(proposal) ?? ideal, smallest), largest)
    let lengths = self.lengths(in: length - dividers(subviews), limits)
    let breadth = zip(panes, lengths.values).map { pane, length in
      self.across(pane.sizeThatFits(self.proposal(length, across)))
    }
    return size(length, breadth.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let panes = panes(of: subviews)
    let across = self.across(bounds.size)
    let limits = panes.map { self.limits(of: $0, across) }
    let lengths = self.lengths(in: along(bounds.size) - dividers(subviews), limits)
    var offset: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      let length =
        index.isMultiple(of: 2) ? lengths.values[index / 2] : along(subview.sizeThatFits(self.proposal(nil, across)))
      let corner = size(offset, 0)
      subview.place(
        at: CGPoint(x: bounds.minX + corner.width, y: bounds.minY + corner.height), anchor: .topLeading,
        proposal: self.proposal(length, across))
      offset += length
    }
  }

  // MARK: Panes

  private func panes(of subviews: Subviews) -> [LayoutSubview] {
    subviews.indices.filter { $0.isMultiple(of: 2) }.map { subviews[$0] }
  }

  private func dividers(_ subviews: Subviews) -> CGFloat {
    subviews.indices.reduce(0) { sum, index in
      index.isMultiple(of: 2) ? sum : sum + along(subviews[index].sizeThatFits(.zero))
    }
  }

  private func limits(of pane: LayoutSubview, _ across: CGFloat?) -> PaneLengths.Limits {
    PaneLengths.Limits(
      smallest: along(pane.sizeThatFits(proposal(0, across))),
      largest: along(pane.sizeThatFits(proposal(.infinity, across))))
  }

  private func lengths(in room: CGFloat, _ limits: [PaneLengths.Limits]) -> PaneLengths {
    PaneLengths(in: room, limits, chosen: limits.indices.map { $0 < chosen.count ? chosen[$0] : nil }, move: move)
  }

  // MARK: Axes

  private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }
  private func along(_ size: ProposedViewSize) -> CGFloat? { axis == .horizontal ? size.width : size.height }
  private func across(_ size: ProposedViewSize) -> CGFloat? { axis == .horizontal ? size.height : size.width }

  private func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
    axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  private func proposal(_ along: CGFloat?, _ across: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: along, height: across) : ProposedViewSize(width: across, height: along)
  }
}
