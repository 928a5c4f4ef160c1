import Foundation
import TesseraCore

/// Puts the cells of a row in their columns.
nonisolated struct TableLayout: Layout {
  let columns: [TableColumnWidth]
  let alignments: [TableColumnAlignment]

  /// Between two columns, points.
  static let spacing: CGFloat = 12

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let widths = Self.widths(columns, in: proposal.width)
    let height =
      zip(subviews, widths).map { subview, width in
        subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
      }.max() ?? 0
    return CGSize(width: Self.length(widths), height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let widths = Self.widths(columns, in: bounds.width)
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() where index < widths.count {
      let width = widths[index]
      let share = alignments[index].share
      subview.place(
        at: CGPoint(x: x + width * share, y: bounds.midY), anchor: UnitPoint(x: share, y: 0.5),
        proposal: ProposedViewSize(width: width, height: nil))
      x += width + Self.spacing
    }
  }

  private static func length(_ widths: [CGFloat]) -> CGFloat {
    widths.reduce(0, +) + spacing * CGFloat(max(0, widths.count - 1))
  }

  /// The widths of the columns: the ideal ones, then the rest in equal parts within their bounds.
  static func widths(_ columns: [TableColumnWidth], in total: CGFloat?) -> [CGFloat] {
    let usual: CGFloat = 120
    guard let total, total.isFinite else { return columns.map { min(max($0.ideal ?? usual, $0.minimum), $0.maximum) } }
    var widths = columns.map { $0.ideal.map { $0 } ?? $0.minimum }
    for index in columns.indices {
      widths[index] = min(max(widths[index], columns[index].minimum), columns[index].maximum)
    }
    var open = columns.indices.filter { columns[$0].ideal == nil && columns[$0].minimum < columns[$0].maximum }
    if open.isEmpty { open = columns.indices.filter { widths[$0] < columns[$0].maximum } }
    fill(&widths, &open, columns, total)
    return widths
  }

  /// Gives the columns in `open` the same width, as far as they may have it, so that all are as wide as the table.
  private static func fill(
    _ widths: inout [CGFloat], _ open: inout [Int], _ columns: [TableColumnWidth], _ total: CGFloat
  ) {
    while !open.isEmpty {
      let others = length(widths) - open.reduce(0) { $0 + widths[$1] }
      let share = (total - others) / CGFloat(open.count)
      let bound = open.filter { share < columns[$0].minimum || share > columns[$0].maximum }
      if bound.isEmpty {
        for index in open { widths[index] = share }
        return
      }
      for index in bound { widths[index] = min(max(share, columns[index].minimum), columns[index].maximum) }
      open.removeAll { bound.contains($0) }
    }
  }
}
