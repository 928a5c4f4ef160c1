/// How a drawing is mixed with what lies behind it.
nonisolated public enum BlendMode: Hashable, Sendable {
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
  /// The new color, only where there was something before.
  case sourceAtop
  /// The new color, only below what was there before.
  case destinationOver
  /// Nothing new: what was there before is removed where the new color is opaque.
  case destinationOut
  /// The sum of both colors, darkened. It is drawn as `multiply`.
  case plusDarker
  /// The sum of both colors.
  case plusLighter
}

nonisolated extension BlendMode {
  /// The same mode among all that there are.
  package var drawn: CGBlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}
