import Foundation

/// A color by the response of the three kinds of cones in the eye, compressed as perception does (the inner space of
/// Oklab). Colors half way between two, in it, look half way between them.
nonisolated package struct PerceptualColor {
  package var cones: SIMD3<Float>
  package var opacity: Float

  package init(cones: SIMD3<Float>, opacity: Float) {
    self.cones = cones
    self.opacity = opacity
  }

  package init(_ color: Color.Resolved) {
    let (red, green, blue) = (color.linearRed, color.linearGreen, color.linearBlue)
    cones = SIMD3(
      cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue),
      cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue),
      cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue))
    opacity = color.opacity
  }

  package var color: Color.Resolved {
    let light = cones * cones * cones
    return Color.Resolved(
      colorSpace: .sRGBLinear,
      red: 4.0767416621 * light.x - 3.3077115913 * light.y + 0.2309699292 * light.z,
      green: -1.2684380046 * light.x + 2.6097574011 * light.y - 0.3413193965 * light.z,
      blue: -0.0041960863 * light.x - 0.7034186147 * light.y + 1.7076147010 * light.z,
      opacity: opacity)
  }
}

nonisolated extension Color.Resolved {
  /// The color between this one (fraction 0) and another (fraction 1).
  package func mixed(with other: Color.Resolved, by fraction: Float, isPerceptual: Bool) -> Color.Resolved {
    if fraction == 0 { return self }
    if fraction == 1 { return other }
    func mix(_ from: Float, _ to: Float) -> Float { from + (to - from) * fraction }
    guard isPerceptual else {
      return Color.Resolved(
        sRGBRed: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
        opacity: mix(opacity, other.opacity))
    }
    let (from, to) = (PerceptualColor(self), PerceptualColor(other))
    return PerceptualColor(
      cones: from.cones + (to.cones - from.cones) * fraction, opacity: mix(opacity, other.opacity)
    ).color
  }
}

nonisolated extension Color.Resolved: Animatable {
  /// The color in a space in which animations look even.
  public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
    get {
      let scale = Float(animatableUnitScale)
      let perceptual = PerceptualColor(self)
      let cones = perceptual.cones * scale
      return AnimatablePair(
        cones.x, AnimatablePair(cones.y, AnimatablePair(cones.z, perceptual.opacity * scale)))
    }
    set {
      let scale = Float(animatableUnitScale)
      let (first, rest) = (newValue.first, newValue.second)
      let cones = SIMD3(first, rest.first, rest.second.first) / scale
      self = PerceptualColor(cones: cones, opacity: rest.second.second / scale).color
    }
  }
}
