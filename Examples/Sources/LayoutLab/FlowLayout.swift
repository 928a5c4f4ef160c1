import SwiftUI

/// Views in lines, as words in a text.
struct FlowLayout: Layout {
  var spacing: CGFloat

  private struct Line {
    var indices: Range<Int>
    var size: CGSize
  }

  private func lines(in width: CGFloat, _ sizes: [CGSize]) -> [Line] {
    var lines: [Line] = []
    for (index, size) in sizes.enumerated() {
      if let last = lines.last, last.size.width + spacing + size.width <= width {
        lines[lines.count - 1] = Line(
          indices: last.indices.lowerBound..<(index + 1),
          size: CGSize(width: last.size.width + spacing + size.width, height: max(last.size.height, size.height)))
      } else {
        lines.append(Line(indices: index..<(index + 1), size: size))
      }
    }
    return lines
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let lines = lines(in: proposal.width ?? .infinity, sizes)
    let gaps = CGFloat(max(lines.count - 1, 0)) * spacing
    return CGSize(
      width: lines.map(\.size.width).max() ?? 0, height: lines.map(\.size.height).reduce(gaps, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    var y = bounds.minY
    for line in lines(in: bounds.width, sizes) {
      var x = bounds.minX
      for index in line.indices {
        subviews[index].place(at: CGPoint(x: x, y: y + line.size.height / 2), anchor: .leading, proposal: .unspecified)
        x += sizes[index].width + spacing
      }
      y += line.size.height + spacing
    }
  }
}
