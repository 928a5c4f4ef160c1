import Foundation

/// A horizontal stack as a layout value, for `AnyLayout` and custom layouts.
nonisolated public struct HStackLayout: Layout {
  /// Which lines of the views meet.
  public var alignment: VerticalAlignment
  /// The distance between views, in points; nil is the views' own.
  public var spacing: CGFloat?

  /// Views beside one another.
  ///
  /// - Parameter spacing: the distance between views, in points; nil is the views' own.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    StackLayoutRun.size(parameters, proposal, subviews)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    StackLayoutRun.place(parameters, bounds, proposal, subviews)
  }

  private var parameters: StackParameters {
    StackParameters(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }
}

/// A vertical stack as a layout value, for `AnyLayout` and custom layouts.
nonisolated public struct VStackLayout: Layout {
  /// Which lines of the views meet.
  public var alignment: HorizontalAlignment
  /// The distance between views, in points; nil is the views' own.
  public var spacing: CGFloat?

  /// Views one below the other.
  ///
  /// - Parameter spacing: the distance between views, in points; nil is the views' own.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    StackLayoutRun.size(parameters, proposal, subviews)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    StackLayoutRun.place(parameters, bounds, proposal, subviews)
  }

  private var parameters: StackParameters {
    StackParameters(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }
}

/// Runs the stack algorithm for a layout value.
nonisolated private enum StackLayoutRun {
  static func size(
    _ parameters: StackParameters, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGSize {
    EngineThread.unsafelyIsolated {
      var algorithm = StackAlgorithm(parameters)
      algorithm.prepare(subviews.nodes)
      return algorithm.run(subviews.nodes, LayoutProposal(proposal))
    }
  }

  static func place(
    _ parameters: StackParameters, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) {
    EngineThread.unsafelyIsolated {
      var placing = LayoutProposal(proposal)
      let crossing = parameters.axis.crossing
      // C22: without a proposed cross length, children are placed with the stack's own.
      if placing[crossing].isNaN { placing[crossing] = bounds.size[crossing] }
      var algorithm = StackAlgorithm(parameters)
      algorithm.prepare(subviews.nodes)
      _ = algorithm.run(subviews.nodes, placing)
      algorithm.forEachPlacement(placing) { index, origin, proposal in
        subviews[index].place(at: origin + bounds.origin, proposal: proposal.proposedViewSize)
      }
    }
  }
}
