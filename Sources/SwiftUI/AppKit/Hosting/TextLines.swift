import Foundation
import TesseraCore

/// Where the first and the last line of text of a view lie, in points from its top (J423).
@MainActor
struct TextLines {
  private(set) var firstBaseline: CGFloat = 0
  private(set) var lastBaseline: CGFloat = 0
  private(set) var firstCenter: CGFloat = 0
  private(set) var height: CGFloat = 0

  /// - Parameters:
  ///   - view: whose lines are looked for.
  ///   - size: what the view is offered; nil for its ideal size. What the view leaves of it lies around it, in the middle.
  init(of view: some View, in size: CGSize?) {
    let finder = TextLineFinder()
    let content = TextLineLayout(finder: finder) { view }
    _ = OffscreenView.size(of: content, in: size ?? CGSize(width: CGFloat.nan, height: .nan))
    let edge = size.map { max(0, ($0.height - finder.height) / 2) } ?? 0
    firstBaseline = finder.firstBaseline + edge
    lastBaseline = finder.lastBaseline + edge
    firstCenter = finder.firstCenter + edge
    height = max(finder.height, size?.height ?? 0)
  }
}

/// What a layout found.
@MainActor
private final class TextLineFinder {
  var firstBaseline: CGFloat = 0
  var lastBaseline: CGFloat = 0
  var firstCenter: CGFloat = 0
  var height: CGFloat = 0
}

/// Asks its one subview where its lines are.
nonisolated private struct TextLineLayout: Layout {
  let finder: TextLineFinder

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let subview = subviews.first else { return .zero }
    let lines = subview.dimensions(in: proposal)
    MainActor.assumeIsolated {
      finder.firstBaseline = lines[.firstTextBaseline]
      finder.lastBaseline = lines[.lastTextBaseline]
      finder.firstCenter = lines[.firstTextLineCenter]
      finder.height = lines.height
    }
    return CGSize(width: lines.width, height: lines.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}
