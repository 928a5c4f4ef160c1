import Foundation
import TesseraCore
internal import TesseraPaint

/// A view without a window, which is drawn on request.
@MainActor
package final class OffscreenView {
  private let host: GraphHost
  private var isDrawing = false

  /// - Parameter changed: called when the view would look different now.
  package init(_ view: some View, changed: @escaping () -> Void) {
    host = GraphHost(textEngine: PangoTextEngine.shared, surface: Surface(size: .zero), content: view)
    host.schedule = .deferred { [weak self] in
      guard let self, !isDrawing else { return }
      changed()
    }
  }

  /// What the view shows with a new value, and how large it is in points.
  package func draw(_ view: some View, scale: CGFloat) -> (DisplayList, CGSize) {
    isDrawing = true
    defer { isDrawing = false }
    host.update(view)
    let size = host.measure(LayoutProposal(CGSize(width: CGFloat.nan, height: .nan)))
    host.surface = Surface(size: size, scale: scale)
    host.runFrame()
    return (host.graph.displayList(), size)
  }

  /// The size that a view chooses when it is offered another one, in points.
  package static func size(of view: some View, in size: CGSize) -> CGSize {
    let offscreen = OffscreenView(view) {}
    defer { offscreen.unmount() }
    return offscreen.host.measure(LayoutProposal(size))
  }

  package func unmount() {
    host.unmount()
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
