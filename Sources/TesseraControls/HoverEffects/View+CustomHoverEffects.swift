import TesseraCore

nonisolated private struct CustomHoverEffectModifier: ViewModifier {
  let parts: [_HoverEffectPart]

  @MainActor func body(content: Content) -> some View {
    parts.reduce(AnyView(content)) { AnyView($0.modifier(HoverEffectPartModifier(part: $1))) }
  }
}

/// The group of effects in a view, which is active while the pointer is over the view.
nonisolated private struct HoverEffectGroupModifier: ViewModifier {
  let group: HoverEffectGroup?

  @MainActor func body(content: Content) -> some View {
    content.transformEnvironment(\.hoverGroup) { $0 = group ?? $0 }.modifier(HoverGroupHolder(group: group))
  }
}

/// A group that only the effects in a view belong to.
private struct ImplicitHoverEffectGroup: ViewModifier {
  @Namespace private var namespace

  nonisolated init() {}

  func body(content: Content) -> some View {
    content.modifier(HoverEffectGroupModifier(group: HoverEffectGroup(namespace)))
  }
}

extension View {
  /// Changes this view while the pointer is over it (J459).
  nonisolated public func hoverEffect(_ effect: some CustomHoverEffect, isEnabled: Bool = true) -> some View {
    hoverEffect(effect, in: nil, isEnabled: isEnabled)
  }

  /// Changes this view while the pointer is over it, or while a group of effects is active (J459, J460).
  ///
  /// - Parameters:
  ///   - group: the group that the effect belongs to; nil for that of the views around, if they have one.
  ///   - isEnabled: whether the effect can become active.
  nonisolated public func hoverEffect(
    _ effect: some CustomHoverEffect, in group: HoverEffectGroup?, isEnabled: Bool = true
  ) -> some View {
    modifier(CustomHoverEffectModifier(parts: effect._parts.map { $0.joining(group).enabled(isEnabled) }))
  }

  /// Changes this view, as a closure describes it, while the pointer is over it or while a group of effects is active (J459).
  ///
  /// - Parameters:
  ///   - group: the group that the effect belongs to; nil for that of the views around, if they have one.
  ///   - isEnabled: whether the effect can become active.
  ///   - body: describes the effect; gets an empty content, whether the effect is active, and the geometry of the view.
  nonisolated public func hoverEffect(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
    body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> some HoverEffectContent
  ) -> some View {
    hoverEffect(ContentHoverEffect(body: body), in: group, isEnabled: isEnabled)
  }

  /// The effects in this view become active together, while the pointer is over it (J460).
  nonisolated public func hoverEffectGroup() -> some View {
    modifier(ImplicitHoverEffectGroup())
  }

  /// The effects in this view belong to a group, which is active while the pointer is over the view (J460); nil changes nothing.
  nonisolated public func hoverEffectGroup(_ group: HoverEffectGroup?) -> some View {
    modifier(HoverEffectGroupModifier(group: group))
  }

  /// The effects in this view belong to a group, which is active while the pointer is over the view (J460).
  nonisolated public func hoverEffectGroup(
    id: String? = nil, in namespace: Namespace.ID, behavior: HoverEffectGroup.Behavior = .activatesGroup
  ) -> some View {
    hoverEffectGroup(HoverEffectGroup(id: id, in: namespace, behavior: behavior))
  }
}
