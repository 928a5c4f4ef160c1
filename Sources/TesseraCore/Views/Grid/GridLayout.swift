import Foundation

/// Views in rows and columns as a layout value, for `AnyLayout` and custom layouts (C93).
nonisolated public struct GridLayout: Layout {
  /// Where a cell's view lies in the cell.
  public var alignment: Alignment
  /// The distance between columns, points; nil is the views' own.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows, points; nil is the views' own.
  public var verticalSpacing: CGFloat?

  /// Views in rows and columns.
  ///
  /// - Parameters:
  ///   - horizontalSpacing: the distance between columns, points; nil is the views' own.
  ///   - verticalSpacing: the distance between rows, points; nil is the views' own.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// Which view stands where.
  public struct Cache {
    fileprivate var structure: GridStructure
  }

  public func makeCache(subviews: Subviews) -> Cache {
    let parameters = GridParameters(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    return EngineThread.unsafelyIsolated { Cache(structure: GridStructure(subviews.nodes, parameters)) }
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let structure = cache.structure
    return EngineThread.unsafelyIsolated { GridArrangement(structure, LayoutProposal(proposal)).size }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let structure = cache.structure
    EngineThread.unsafelyIsolated {
      let places = GridArrangement(structure, LayoutProposal(proposal)).places()
      for (subview, place) in zip(subviews, places) {
        subview.place(at: place.origin + bounds.origin, proposal: place.proposal.proposedViewSize)
      }
    }
  }
}
