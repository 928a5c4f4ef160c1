import TesseraCore

/// An effect that makes the effects of a group active, and changes nothing itself (J460).
nonisolated public struct GroupHoverEffect: CustomHoverEffect {
  public typealias Body = Never

  let group: HoverEffectGroup?

  public var _parts: [_HoverEffectPart] { [_HoverEffectPart(look: .nothing, group: group)] }
}

nonisolated extension CustomHoverEffect where Self == GroupHoverEffect {
  /// Makes the effects of a group active (J460); nil does nothing.
  public static func hoverEffectGroup(_ group: HoverEffectGroup?) -> GroupHoverEffect {
    GroupHoverEffect(group: group)
  }

  /// Makes the effects of a group active (J460); without a namespace it does nothing.
  public static func hoverEffectGroup(
    id: String? = nil, in namespace: Namespace.ID?, behavior: HoverEffectGroup.Behavior = .activatesGroup
  ) -> GroupHoverEffect {
    GroupHoverEffect(group: namespace.map { HoverEffectGroup(id: id, in: $0, behavior: behavior) })
  }
}
