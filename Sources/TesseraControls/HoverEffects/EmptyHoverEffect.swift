/// An effect that changes nothing (J459).
nonisolated public struct EmptyHoverEffect: CustomHoverEffect {
  public typealias Body = Never

  /// An effect that changes nothing.
  public init() {}

  public var _parts: [_HoverEffectPart] { [] }
}

nonisolated extension CustomHoverEffect where Self == EmptyHoverEffect {
  /// An effect that changes nothing (J459).
  public static var empty: EmptyHoverEffect { EmptyHoverEffect() }
}
