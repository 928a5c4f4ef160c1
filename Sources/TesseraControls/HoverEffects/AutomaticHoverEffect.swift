/// The platform's default (J459).
nonisolated public struct AutomaticHoverEffect: CustomHoverEffect {
  public typealias Body = Never

  /// The platform's default.
  public init() {}

  public var _parts: [_HoverEffectPart] { [_HoverEffectPart(look: .standard(.automatic))] }
}

nonisolated extension CustomHoverEffect where Self == AutomaticHoverEffect {
  /// The platform's default (J459).
  public static var automatic: AutomaticHoverEffect { AutomaticHoverEffect() }
}
