import TesseraCore

/// An effect that a closure describes (J459).
nonisolated public struct ContentHoverEffect<Effect: HoverEffectContent>: CustomHoverEffect {
  public typealias Body = Never

  let body: (EmptyHoverEffectContent, Bool, GeometryProxy) -> Effect
  var group: HoverEffectGroup?
  var isEnabled = true

  public var _parts: [_HoverEffectPart] {
    let body = body
    let look = _HoverEffectPart.Look.content { body(EmptyHoverEffectContent(), $0, $1)._changes }
    return [_HoverEffectPart(look: look, group: group, isEnabled: isEnabled)]
  }
}

nonisolated extension CustomHoverEffect {
  /// An effect that a closure describes (J459).
  ///
  /// - Parameters:
  ///   - group: with which the effect becomes active; nil for none.
  ///   - isEnabled: whether the effect can become active.
  ///   - body: describes the effect; gets an empty content, whether the effect is active, and the geometry of the view.
  public static func hoverEffect<Effect: HoverEffectContent>(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
    body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> Effect
  ) -> ContentHoverEffect<Effect> where Self == ContentHoverEffect<Effect> {
    ContentHoverEffect(body: body, group: group, isEnabled: isEnabled)
  }
}
