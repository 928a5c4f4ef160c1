import Foundation

/// A horizontal stack as a layout value, for `AnyLayout` and custom layouts.
nonisolated public struct HStackLayout: Layout {
  /// The guide across the stack by which the views are aligned.
  public var alignment: VerticalAlignment
  /// The distance between views, in points; nil for the distance that the views prefer.
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
