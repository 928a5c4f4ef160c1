/// The role of a scroll anchor.
nonisolated public struct ScrollAnchorRole: Hashable, Sendable {
  enum Kind {
    case initialOffset, sizeChanges, alignment
  }

  let kind: Kind

  /// The initial offset of the content.
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  /// The part that keeps its place when the content or the window changes its size.
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  /// The alignment of content that is smaller than the window.
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}
