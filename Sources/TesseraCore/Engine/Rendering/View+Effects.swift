import Foundation

extension View {
  /// Blurs the view.
  ///
  /// - Parameters:
  ///   - radius: how far, in points.
  ///   - opaque: whether the view stays opaque up to its edges.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(DrawingEffectModifier(effect: .blur(radius: radius, isOpaque: opaque)))
  }

  /// Gives the view a shadow.
  ///
  /// - Parameters:
  ///   - color: a translucent black by itself.
  ///   - radius: how soft the shadow is, in points; 0 for a sharp edge.
  ///   - x: how far the shadow lies to the right, points.
  ///   - y: how far it lies below, points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(
      DrawingEffectModifier(effect: .shadow(color, radius: radius, offset: CGSize(width: x, height: y))))
  }

  /// Makes the view brighter: 0 changes nothing, 1 leaves white.
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(DrawingEffectModifier(effect: .colors(.brightness(amount))))
  }

  /// Sets the view's contrast: 1 changes nothing, 0 leaves gray, negative amounts invert the colors too.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(DrawingEffectModifier(effect: .colors(.contrast(amount))))
  }

  /// Sets how colorful the view is: 1 changes nothing, 0 leaves grays.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(DrawingEffectModifier(effect: .colors(.saturation(amount))))
  }

  /// Takes color out of the view: 0 changes nothing, 1 leaves grays.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(DrawingEffectModifier(effect: .colors(.saturation(1 - amount))))
  }

  /// Turns the view's colors around the color circle.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(DrawingEffectModifier(effect: .colors(.hueRotation(angle))))
  }

  /// Multiplies the view's colors with a color.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(DrawingEffectModifier(effect: .multiply(color)))
  }

  /// Shows the view in its opposite colors.
  nonisolated public func colorInvert() -> some View {
    modifier(DrawingEffectModifier(effect: .colors(.inversion)))
  }

  /// Makes the view black, as opaque as it was bright.
  nonisolated public func luminanceToAlpha() -> some View {
    modifier(DrawingEffectModifier(effect: .colors(.luminanceToAlpha)))
  }

  /// How the view is blended with what lies behind it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(DrawingEffectModifier(effect: .blend(blendMode)))
  }

  /// Composites the view into one picture before outer effects: blend modes inside end here.
  nonisolated public func compositingGroup() -> some View {
    modifier(DrawingEffectModifier(effect: .flatten))
  }

  /// Draws the view off the screen, as one picture.
  ///
  /// - Parameters:
  ///   - opaque: whether the picture has no clear parts; what is clear still stays clear.
  ///   - colorMode: how exactly colors are worked out; pictures here are always `nonLinear`.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(DrawingEffectModifier(effect: .flatten))
  }
}
