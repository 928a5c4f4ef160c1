import Foundation

/// The properties of a layout that affect its subviews.
nonisolated public struct LayoutProperties: Sendable {
  /// The axis along which spacers and dividers are laid out; nil for neither (C9).
  public var stackOrientation: Axis?

  /// A layout that runs along no axis.
  public init() {}
}
