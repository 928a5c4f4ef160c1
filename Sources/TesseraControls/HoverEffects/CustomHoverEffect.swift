import TesseraCore

/// How a view changes while the pointer is over it (J459).
///
/// An effect has values for when it is active and when it is not, and changes no layout.
nonisolated public protocol CustomHoverEffect {
  /// What the effect is made of.
  associatedtype Body: CustomHoverEffect
  /// The empty effect that others begin with.
  typealias Content = EmptyHoverEffect

  /// The effect, made of an empty one.
  func body(content: Content) -> Body

  var _parts: [_HoverEffectPart] { get }
}

nonisolated extension CustomHoverEffect {
  public var _parts: [_HoverEffectPart] { body(content: EmptyHoverEffect())._parts }
}

nonisolated extension CustomHoverEffect where Body == Never {
  /// Effects of the library are not made of others.
  public func body(content: Content) -> Never {
    fatalError("The body of \(Self.self) is not to be asked for.")
  }
}

nonisolated extension Never: CustomHoverEffect {}

nonisolated extension CustomHoverEffect {
  /// This effect together with another one (J459).
  ///
  /// - Parameters:
  ///   - group: with which the other effect becomes active; nil for none.
  ///   - isEnabled: whether the other effect can become active.
  public func hoverEffect(
    _ effect: some CustomHoverEffect, in group: HoverEffectGroup? = nil, isEnabled: Bool = true
  ) -> some CustomHoverEffect {
    CombinedHoverEffect(_parts: _parts + effect._parts.map { $0.joining(group).enabled(isEnabled) })
  }

  /// This effect together with one that a closure describes (J459).
  ///
  /// - Parameters:
  ///   - group: with which the other effect becomes active; nil for none.
  ///   - isEnabled: whether the other effect can become active.
  ///   - body: describes the effect; gets an empty content, whether the effect is active, and the geometry of the view.
  public func hoverEffect(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
    body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> some HoverEffectContent
  ) -> some CustomHoverEffect {
    hoverEffect(ContentHoverEffect(body: body), in: group, isEnabled: isEnabled)
  }

  /// This effect, which cannot become active if so said (J459).
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some CustomHoverEffect {
    CombinedHoverEffect(_parts: _parts.map { $0.enabled(!disabled) })
  }

  /// This effect as one of a group, whose effects become active together (J460); nil changes nothing.
  public func hoverEffectGroup(_ group: HoverEffectGroup?) -> some CustomHoverEffect {
    CombinedHoverEffect(_parts: _parts.map { $0.joining(group) })
  }

  /// This effect as one of a group, whose effects become active together (J460); without a namespace nothing changes.
  public func hoverEffectGroup(
    id: String? = nil, in namespace: Namespace.ID?, behavior: HoverEffectGroup.Behavior = .activatesGroup
  ) -> some CustomHoverEffect {
    hoverEffectGroup(namespace.map { HoverEffectGroup(id: id, in: $0, behavior: behavior) })
  }

  /// This effect with a phase that does not follow the pointer (J461); nil changes nothing.
  public func hoverEffectPhaseOverride(_ override: HoverEffectPhaseOverride?) -> some CustomHoverEffect {
    CombinedHoverEffect(_parts: _parts.map { $0.overridden(override) })
  }
}
