import Foundation
import TesseraCore
internal import TesseraPaint

/// A view without a window, which is drawn on request.
@MainActor
final class OffscreenView {
  private let graph: ViewGraph
  private var isDrawing = false

  /// - Parameter changed: called when the view would look different now.
  init(_ view: some View, changed: @escaping () -> Void) {
    graph = ViewGraph(
      textEngine: PangoTextEngine.shared, surface: Surface(size: .zero), environment: EnvironmentValues(),
      content: view)
    graph.onFrameRequest = { [weak self] in
      guard let self, !isDrawing else { return }
      changed()
    }
  }

  /// What the view shows with a new value, and how large it is in points.
  func draw(_ view: some View, scale: CGFloat) -> (DisplayList, CGSize) {
    isDrawing = true
    defer { isDrawing = false }
    graph.update(view)
    let size = graph.root.measureContent(LayoutProposal(CGSize(width: CGFloat.nan, height: .nan)))
    graph.setSurface(Surface(size: size, scale: scale))
    graph.runFrame()
    return (graph.displayList(), size)
  }

  func unmount() {
    graph.unmount()
  }
}

/// Proposes a chosen size to its content and ignores its own proposal.
struct ChosenProposal: Layout {
  let proposal: ProposedViewSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(CGSize.zero) { size, subview in
      let own = subview.sizeThatFits(self.proposal)
      return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: self.proposal)
    }
  }
}
