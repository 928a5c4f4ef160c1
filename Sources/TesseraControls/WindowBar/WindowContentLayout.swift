import Foundation
import TesseraCore

/// Makes the content of a window as large as the window, in whose middle it stands, and else as large as it is itself.
nonisolated struct WindowContentLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var size = subviews.first?.sizeThatFits(proposal) ?? .zero
    if let width = proposal.width, width.isFinite { size.width = max(size.width, width) }
    if let height = proposal.height, height.isFinite { size.height = max(size.height, height) }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
  }
}
