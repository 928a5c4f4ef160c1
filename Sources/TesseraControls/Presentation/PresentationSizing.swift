import Foundation
import TesseraCore

/// How large a sheet is where there is room around it.
nonisolated public protocol PresentationSizing {
  /// The size that is proposed to the presented view; a length that is nil becomes the view's own.
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// Takes one or both of the lengths from the presented view, and the others from another sizing.
nonisolated private struct PartlyFittedSizing: PresentationSizing {
  let base: any PresentationSizing
  let horizontal: Bool
  let vertical: Bool

  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    let proposal = base.proposedSize(for: root, context: context)
    let fitted = root.sizeThatFits(
      ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height))
    return ProposedViewSize(
      width: horizontal ? fitted.width : proposal.width, height: vertical ? fitted.height : proposal.height)
  }
}

extension PresentationSizing {
  /// This sizing, with the ideal width or height of the presented view.
  nonisolated public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    PartlyFittedSizing(base: self, horizontal: horizontal, vertical: vertical)
  }
}

extension View {
  /// How large the sheet around this view is where there is room around it.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    let sizing = PresentationSizingBox(sizing: sizing)
    return presentationPreference { $0.sizing = sizing }
  }
}

/// A type-erased sizing.
nonisolated struct PresentationSizingBox: Equatable, @unchecked Sendable {
  // Sendable: sizings are values, used on the main actor only.
  let sizing: any PresentationSizing

  static func == (left: PresentationSizingBox, right: PresentationSizingBox) -> Bool {
    type(of: left.sizing) == type(of: right.sizing) && ValueComparison.areEqual(left.sizing, right.sizing)
  }
}

/// Gives its one subview the size that a sizing finds for it, within the room that there is.
nonisolated struct SheetSizeLayout: Layout {
  let box: PresentationSizingBox
  let room: CGSize

  /// The largest size that the sheet had.
  func makeCache(subviews: Subviews) -> CGSize { .zero }

  /// A change of the content is no other sheet.
  func updateCache(_ cache: inout CGSize, subviews: Subviews) {}

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGSize) -> CGSize {
    guard let subview = subviews.first else { return .zero }
    let root = PresentationSizingRoot { subview.sizeThatFits($0) }
    let wanted = box.sizing.proposedSize(for: root, context: PresentationSizingContext(room: room))
    var size = CGSize(width: wanted.width ?? .nan, height: wanted.height ?? .nan)
    if size.width.isNaN || size.height.isNaN {
      let own = subview.sizeThatFits(wanted)
      if size.width.isNaN { size.width = own.width }
      if size.height.isNaN { size.height = own.height }
    }
    let sticky = box.sizing as? StickyPresentationSizing
    if let sticky { size = sticky.size(size, after: cache) }
    size = CGSize(width: min(max(0, size.width), room.width), height: min(max(0, size.height), room.height))
    // What the sheet had before its content said how large it is does not count.
    cache = sticky == nil ? .zero : size
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGSize) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}
