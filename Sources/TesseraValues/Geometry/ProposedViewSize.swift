import Foundation

/// The size that a container offers a view.
///
/// nil in a dimension asks the view for its ideal size there, 0 for its smallest, infinity for its largest.
@frozen
public struct ProposedViewSize: Equatable, Sendable {
  /// The width that is offered, in points; nil asks for the ideal one.
  public var width: CGFloat?
  /// The height that is offered, in points; nil asks for the ideal one.
  public var height: CGFloat?

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)

  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// An offer in points; nil asks for the ideal size in that dimension.
  @inlinable
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal with both dimensions of `size`.
  @inlinable
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal as a size, each missing dimension taken from `size`.
  @inlinable
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
