nonisolated extension GraphicsContext {
  /// How a drawing is blended with what lies below it.
  ///
  /// The modes by which only opacities count, from `clear` to `xor`, see what the canvas has drawn before, not what lies
  /// behind the canvas. They change nothing beside what is drawn (J406).
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The number that Core Graphics has for the mode.
    public let rawValue: Int32

    /// A mode by its number; those that are none blend as `normal` does.
    public init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    private init(_ mode: CGBlendMode) {
      rawValue = mode.rawValue
    }

    /// The new color covers the old one.
    public static var normal: BlendMode { BlendMode(.normal) }
    /// The product of both colors, which is never lighter than either.
    public static var multiply: BlendMode { BlendMode(.multiply) }
    /// The opposite of the product of the opposites, which is never darker than either.
    public static var screen: BlendMode { BlendMode(.screen) }
    /// The old color decides: what is dark is multiplied, what is light is screened.
    public static var overlay: BlendMode { BlendMode(.overlay) }
    /// The darker of both colors, component by component.
    public static var darken: BlendMode { BlendMode(.darken) }
    /// The lighter of both colors, component by component.
    public static var lighten: BlendMode { BlendMode(.lighten) }
    /// The old color is brightened, the more so the lighter the new one is.
    public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
    /// The old color is darkened, the more so the darker the new one is.
    public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
    /// The old color is darkened or brightened a little, as by a soft light.
    public static var softLight: BlendMode { BlendMode(.softLight) }
    /// The new color decides: what is dark is multiplied, what is light is screened.
    public static var hardLight: BlendMode { BlendMode(.hardLight) }
    /// The difference of both colors.
    public static var difference: BlendMode { BlendMode(.difference) }
    /// The difference of both colors, with less contrast.
    public static var exclusion: BlendMode { BlendMode(.exclusion) }
    /// The hue of the new color, with the saturation and luminosity of the old one.
    public static var hue: BlendMode { BlendMode(.hue) }
    /// The saturation of the new color, with the hue and luminosity of the old one.
    public static var saturation: BlendMode { BlendMode(.saturation) }
    /// The hue and saturation of the new color, with the luminosity of the old one.
    public static var color: BlendMode { BlendMode(.color) }
    /// The luminosity of the new color, with the hue and saturation of the old one.
    public static var luminosity: BlendMode { BlendMode(.luminosity) }
    /// Nothing: what was there is taken away where something is drawn.
    public static var clear: BlendMode { BlendMode(.clear) }
    /// The new color takes the place of the old one, with its opacity.
    public static var copy: BlendMode { BlendMode(.copy) }
    /// The new color, as far as there was something before; nothing of the old one where something is drawn.
    public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
    /// The new color, as far as there was nothing before; nothing of the old one where something is drawn.
    public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
    /// The new color, only where there was something before.
    public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
    /// The new color, only below what was there before.
    public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
    /// The old color, as far as the new one is opaque.
    public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
    /// Nothing new: what was there before is removed where the new color is opaque.
    public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
    /// The old color as far as the new one is opaque, and the new one where there was nothing.
    public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
    /// Each color where the other one is not.
    public static var xor: BlendMode { BlendMode(.xor) }
    /// The sum of both colors, darkened. It is drawn as `multiply`.
    public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
    /// The sum of both colors.
    public static var plusLighter: BlendMode { BlendMode(.plusLighter) }

    /// What is drawn in this mode.
    var drawn: CGBlendMode { CGBlendMode(rawValue: rawValue) ?? .normal }
  }
}
