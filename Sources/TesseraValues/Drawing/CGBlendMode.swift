/// How a drawing is mixed with what lies below it, under the names that Core Graphics has for it.
///
/// The modes from `clear` to `xor` count only how opaque both are. They change what was there where something is
/// drawn, and nothing beside it (J406).
nonisolated public enum CGBlendMode: Int32, Hashable, Sendable {
  /// The new color covers the old one.
  case normal
  /// The product of both colors, which is never lighter than either.
  case multiply
  /// The opposite of the product of the opposites, which is never darker than either.
  case screen
  /// The old color decides: what is dark is multiplied, what is light is screened.
  case overlay
  /// The darker of both colors, component by component.
  case darken
  /// The lighter of both colors, component by component.
  case lighten
  /// The old color is brightened, the more so the lighter the new one is.
  case colorDodge
  /// The old color is darkened, the more so the darker the new one is.
  case colorBurn
  /// The old color is darkened or brightened a little, as by a soft light.
  case softLight
  /// The new color decides: what is dark is multiplied, what is light is screened.
  case hardLight
  /// The difference of both colors.
  case difference
  /// The difference of both colors, with less contrast.
  case exclusion
  /// The hue of the new color, with the saturation and luminosity of the old one.
  case hue
  /// The saturation of the new color, with the hue and luminosity of the old one.
  case saturation
  /// The hue and saturation of the new color, with the luminosity of the old one.
  case color
  /// The luminosity of the new color, with the hue and saturation of the old one.
  case luminosity
  /// Nothing: what was there is taken away where something is drawn.
  case clear
  /// The new color takes the place of the old one, with its opacity.
  case copy
  /// The new color, as far as there was something before; nothing of the old one where something is drawn.
  case sourceIn
  /// The new color, as far as there was nothing before; nothing of the old one where something is drawn.
  case sourceOut
  /// The new color, only where there was something before.
  case sourceAtop
  /// The new color, only below what was there before.
  case destinationOver
  /// The old color, as far as the new one is opaque.
  case destinationIn
  /// Nothing new: what was there before is removed where the new color is opaque.
  case destinationOut
  /// The old color as far as the new one is opaque, and the new one where there was nothing.
  case destinationAtop
  /// Each color where the other one is not.
  case xor
  /// The sum of both colors, darkened. It is drawn as `multiply`.
  case plusDarker
  /// The sum of both colors.
  case plusLighter
}

nonisolated extension CGBlendMode {
  /// Whether the mode is one of those by which only opacities count.
  package var isComposition: Bool { (CGBlendMode.clear.rawValue...CGBlendMode.xor.rawValue).contains(rawValue) }

  /// Whether what was drawn before has to be read to draw in this mode, and Cairo has no operator of the same bounds.
  package var readsBackground: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
