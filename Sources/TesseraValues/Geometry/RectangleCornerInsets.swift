import Foundation

/// What is taken away from the corners of a rectangle, in points.
nonisolated public struct RectangleCornerInsets: Equatable, Sendable {
  /// Where lines and columns begin.
  public var topLeading: CGSize
  /// Where lines end and columns begin.
  public var topTrailing: CGSize
  /// Where lines begin and columns end.
  public var bottomLeading: CGSize
  /// Where lines and columns end.
  public var bottomTrailing: CGSize

  /// What is taken away from each corner; nothing unless said.
  public init(
    topLeading: CGSize = .zero, topTrailing: CGSize = .zero, bottomLeading: CGSize = .zero,
    bottomTrailing: CGSize = .zero
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }
}
