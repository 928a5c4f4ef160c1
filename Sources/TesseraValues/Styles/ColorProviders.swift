import Foundation

/// A color made more transparent.
nonisolated struct OpacityColor: ColorProvider {
  let base: Color
  let opacity: Float

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    base.resolve(in: environment).multiplyingOpacity(by: opacity)
  }

  var description: String { "\(Int((opacity * 100).rounded()))% \(base)" }
}

/// A color between two others.
nonisolated struct MixedColor: ColorProvider {
  let from: Color
  let to: Color
  let fraction: Float
  let isPerceptual: Bool

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    mix(from.resolve(in: environment), to.resolve(in: environment))
  }

  func mix(_ from: Color.Resolved, _ to: Color.Resolved) -> Color.Resolved {
    from.mixed(with: to, by: fraction, isPerceptual: isPerceptual)
  }

  var description: String { "\(from) mixed with \(Int((fraction * 100).rounded()))% \(to)" }
}

/// One color in light surroundings, another in dark ones.
nonisolated struct AdaptiveColor: ColorProvider {
  let light: Color
  let dark: Color

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    (environment.colorScheme == .dark ? dark : light).resolve(in: environment)
  }

  var description: String { "\(light) or, in the dark, \(dark)" }
}

/// A style of the program that always resolves to a color.
nonisolated struct StyleColor<Style: ShapeStyle & Hashable>: ColorProvider where Style.Resolved == Color.Resolved {
  let style: Style

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    style.resolve(in: environment)
  }

  var description: String { String(describing: style) }
}

nonisolated extension Color {
  /// One color in light surroundings, another in dark ones.
  package static func adaptive(light: Color, dark: Color) -> Color {
    Color(AdaptiveColor(light: light, dark: dark))
  }
}
