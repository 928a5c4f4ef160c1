/// Places views at points of a map.
nonisolated struct MapItemsLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      let place = subview[MapPlaceKey.self]
      subview.place(
        at: CGPoint(x: bounds.minX + place.point.x, y: bounds.minY + place.point.y), anchor: place.anchor,
        proposal: .unspecified)
    }
  }
}
