import Foundation

/// Views on top of each other as a layout value, for `AnyLayout` and custom layouts (C40).
nonisolated public struct ZStackLayout: Layout {
  /// The guides by which the views are aligned.
  public var alignment: Alignment

  /// Views on top of each other.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    EngineThread.unsafelyIsolated {
      DepthAlgorithm(alignment: alignment).size(of: subviews.nodes, LayoutProposal(proposal))
    }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    EngineThread.unsafelyIsolated {
      let origins = DepthAlgorithm(alignment: alignment).origins(of: subviews.nodes, in: bounds.size)
      for (subview, origin) in zip(subviews, origins) {
        subview.place(at: origin + bounds.origin, proposal: ProposedViewSize(bounds.size))
      }
    }
  }
}
