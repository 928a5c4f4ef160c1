import Foundation

extension View {
  /// Makes each color of the view a new one, by a function of a Metal source file.
  ///
  /// The function is `[[ stitchable ]] half4 name(float2 position, half4 color, …)`. Its position is in points from the
  /// view's top-left corner; both colors are multiplied by their opacity (J437).
  ///
  /// - Parameters:
  ///   - shader: the function and its further arguments. One that cannot be used leaves the view as it is, with a warning.
  ///   - isEnabled: false draws the view as it is.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modifier(DrawingEffectModifier(effect: .shader(isEnabled ? shader : nil, .color)))
  }

  /// Moves what is seen of the view, by a function of a Metal source file.
  ///
  /// The function is `[[ stitchable ]] float2 name(float2 position, …)`: it says where in the view the color of a place comes
  /// from. Points (J438).
  ///
  /// - Parameters:
  ///   - shader: the function and its further arguments. One that cannot be used leaves the view as it is, with a warning.
  ///   - maxSampleOffset: how far colors come from at most, in points. The view is drawn so far around itself.
  ///   - isEnabled: false draws the view as it is.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(
      DrawingEffectModifier(
        effect: .shader(isEnabled ? shader : nil, .distortion(maxSampleOffset: maxSampleOffset))))
  }

  /// Makes the view's colors from all of its picture, by a function of a Metal source file.
  ///
  /// The function is `[[ stitchable ]] half4 name(float2 position, SwiftUI::Layer layer, …)`. It reads colors with
  /// `layer.sample(position)` (J439).
  ///
  /// - Parameters:
  ///   - shader: the function and its further arguments. One that cannot be used leaves the view as it is, with a warning.
  ///   - maxSampleOffset: how far away the function reads colors at most, in points. The view is drawn so far around
  ///     itself.
  ///   - isEnabled: false draws the view as it is.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(
      DrawingEffectModifier(effect: .shader(isEnabled ? shader : nil, .layer(maxSampleOffset: maxSampleOffset))))
  }
}
