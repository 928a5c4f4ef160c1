import Foundation
import TesseraCore

/// Places columns and the lines between them side by side. Only the column that gets the rest is measured, so that a
/// window is not narrower than what it shows.
nonisolated struct ColumnLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rooms = rooms(of: subviews)
    let smallest = rooms.reduce(0) { $0 + $1.limits.smallest } + lines(subviews)
    let ideal = zip(columns(of: subviews), rooms).reduce(lines(subviews)) { sum, column in
      sum + (column.1.wanted ?? column.0.sizeThatFits(.unspecified).width)
    }
    let width = max(proposal.width ?? ideal, smallest)
    let heights = zip(columns(of: subviews), widths(in: width, subviews, rooms)).map { column, width in
      column.sizeThatFits(ProposedViewSize(width: width, height: proposal.height)).height
    }
    return CGSize(width: width, height: heights.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var widths = widths(in: bounds.width, subviews, rooms(of: subviews))[...]
    var x = bounds.minX
    for subview in subviews {
      let width = subview[ColumnRoomKey.self] == nil ? PaneDivider.thickness : widths.removeFirst()
      subview.place(
        at: CGPoint(x: x, y: bounds.minY), anchor: .topLeading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }

  private func columns(of subviews: Subviews) -> [LayoutSubview] {
    subviews.filter { $0[ColumnRoomKey.self] != nil }
  }

  private func rooms(of subviews: Subviews) -> [ColumnRoom] {
    subviews.compactMap { subview in
      guard let room = subview[ColumnRoomKey.self], room.wanted == nil else { return subview[ColumnRoomKey.self] }
      let least = subview.sizeThatFits(ProposedViewSize(width: 0, height: nil)).width
      return ColumnRoom(ofRest: SplitColumnWidth(minimum: max(room.limits.smallest, least)))
    }
  }

  private func lines(_ subviews: Subviews) -> CGFloat {
    CGFloat(subviews.count { $0[ColumnRoomKey.self] == nil }) * PaneDivider.thickness
  }

  private func widths(in width: CGFloat, _ subviews: Subviews, _ rooms: [ColumnRoom]) -> [CGFloat] {
    PaneLengths(in: width - lines(subviews), rooms.map(\.limits), chosen: rooms.map(\.wanted)).values
  }
}
