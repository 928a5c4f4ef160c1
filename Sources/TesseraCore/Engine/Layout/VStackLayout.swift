import Foundation

/// A vertical stack as a layout value, for `AnyLayout` and custom layouts.
nonisolated public struct VStackLayout: Layout {
  /// The guide across the stack by which the views are aligned.
  public var alignment: HorizontalAlignment
  /// The distance between views, in points; nil for the distance that the views prefer.
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
