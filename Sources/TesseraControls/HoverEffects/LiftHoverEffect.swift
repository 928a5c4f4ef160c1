/// The view comes a little nearer (J459).
nonisolated public struct LiftHoverEffect: CustomHoverEffect {
  public typealias Body = Never

  /// The view comes a little nearer.
  public init() {}

  public var _parts: [_HoverEffectPart] { [_HoverEffectPart(look: .standard(.lift))] }
}

nonisolated extension CustomHoverEffect where Self == LiftHoverEffect {
  /// The view comes a little nearer (J459).
  public static var lift: LiftHoverEffect { LiftHoverEffect() }
}
