import Foundation
import TesseraCore

/// The line below a row of a list.
nonisolated struct RowLine: Equatable {
  var color: Color
  /// Points.
  var thickness: CGFloat
  /// From the edge of a row that has no text.
  var inset: CGFloat
}

/// Draws the separator below a row: from the start of the row's text, or from its guide, to the end.
struct RowLineModifier: ViewModifier {
  /// nil for none.
  let line: RowLine?

  func body(content: Content) -> some View {
    RowLineLayout(inset: line?.inset ?? 0) {
      content
      if let line { line.color.frame(height: line.thickness) }
    }
  }
}

/// Lays a line along the lower edge of a row.
nonisolated private struct RowLineLayout: Layout {
  let inset: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let row = subviews.first else { return }
    row.place(at: bounds.origin, proposal: proposal)
    guard let line = subviews.dropFirst().first else { return }
    let dimensions = row.dimensions(in: proposal)
    let start = usable(dimensions[explicit: .listRowSeparatorLeading]) ?? inset
    let end = usable(dimensions[explicit: .listRowSeparatorTrailing]) ?? bounds.width
    line.place(
      at: CGPoint(x: bounds.minX + start, y: bounds.maxY), anchor: .bottomLeading,
      proposal: ProposedViewSize(width: max(0, end - start), height: nil))
  }

  private func usable(_ guide: CGFloat?) -> CGFloat? {
    guard let guide, guide.isFinite else { return nil }
    return guide
  }
}
