/// Effects that were put together.
nonisolated struct CombinedHoverEffect: CustomHoverEffect {
  typealias Body = Never

  let _parts: [_HoverEffectPart]
}
