/// A light in front of the view (J459).
nonisolated public struct HighlightHoverEffect: CustomHoverEffect {
  public typealias Body = Never

  /// A light in front of the view.
  public init() {}

  public var _parts: [_HoverEffectPart] { [_HoverEffectPart(look: .standard(.highlight))] }
}

nonisolated extension CustomHoverEffect where Self == HighlightHoverEffect {
  /// A light in front of the view (J459).
  public static var highlight: HighlightHoverEffect { HighlightHoverEffect() }
}
