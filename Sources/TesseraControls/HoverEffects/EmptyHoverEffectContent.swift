/// A content that changes nothing, to which changes are added (J459).
nonisolated public struct EmptyHoverEffectContent: HoverEffectContent {
  /// A content that changes nothing.
  public init() {}

  public var _changes: [_HoverEffectChange] { [] }
}
