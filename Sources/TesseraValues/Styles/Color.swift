import Foundation

/// A color, which may look different in different surroundings: light or dark, more or less contrast.
nonisolated public struct Color: Hashable, Sendable {
  /// Kept to three words and without a reference for almost all colors, since views are full of them.
  package enum Storage: Hashable, Sendable {
    /// The same everywhere.
    case fixed(Resolved)
    /// A color of the system, made more transparent by a factor.
    case system(SystemColor, opacity: Float)
    /// Any other color that depends on its surroundings.
    case provided(ColorBox)
  }

  package let storage: Storage

  package init(storage: Storage) {
    self.storage = storage
  }

  package init(_ provider: any ColorProvider) {
    storage = .provided(ColorBox(provider))
  }

  /// A color of the system.
  package init(system color: SystemColor) {
    storage = .system(color, opacity: 1)
  }

  /// The color resolved in the given surroundings.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    switch storage {
    case .fixed(let resolved): resolved
    case .system(let color, let opacity): color.resolve(in: environment).multiplyingOpacity(by: opacity)
    case .provided(let box): box.provider.resolve(in: environment)
    }
  }

  /// The color made more transparent.
  ///
  /// - Parameter opacity: a factor from 0 (invisible) to 1 (as before); values outside count as the nearer of these.
  public func opacity(_ opacity: Double) -> Color {
    let factor = Float(opacity).clampedToUnit
    return switch storage {
    case .fixed(let resolved):
      Color(storage: .fixed(resolved.multiplyingOpacity(by: factor)))
    case .system(let color, let own):
      Color(storage: .system(color, opacity: own * factor))
    case .provided:
      factor == 1 ? self : Color(OpacityColor(base: self, opacity: factor))
    }
  }

  /// A color between this one and another.
  ///
  /// - Parameters:
  ///   - rhs: the other color.
  ///   - fraction: 0 for this color, 1 for the other; values outside count as the nearer of these.
  ///   - colorSpace: how to find the colors in between.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    let mixture = MixedColor(
      from: self, to: rhs, fraction: Float(fraction).clampedToUnit, isPerceptual: colorSpace == .perceptual)
    guard case .fixed(let from) = storage, case .fixed(let to) = rhs.storage else { return Color(mixture) }
    return Color(storage: .fixed(mixture.mix(from, to)))
  }

  /// A gentle gradient of shades of this color, lighter at its beginning.
  public var gradient: AnyGradient {
    Gradient(colors: [mix(with: .white, by: 0.22), self]).colorSpace(.perceptual)
  }
}

nonisolated extension Color: CustomStringConvertible {
  public var description: String {
    switch storage {
    case .fixed(let resolved): resolved.description
    case .system(let color, 1): color.description
    case .system(let color, let opacity): "\(Int((opacity * 100).rounded()))% \(color)"
    case .provided(let box): box.provider.description
    }
  }
}

/// Works out a color from its surroundings.
nonisolated package protocol ColorProvider: Hashable, Sendable, CustomStringConvertible {
  func resolve(in environment: EnvironmentValues) -> Color.Resolved
}

/// Keeps a provider behind one reference.
nonisolated package final class ColorBox: Hashable, Sendable {
  package let provider: any ColorProvider

  init(_ provider: any ColorProvider) {
    self.provider = provider
  }

  package static func == (lhs: ColorBox, rhs: ColorBox) -> Bool {
    lhs === rhs || AnyHashable(lhs.provider) == AnyHashable(rhs.provider)
  }

  package func hash(into hasher: inout Hasher) {
    provider.hash(into: &hasher)
  }
}

nonisolated extension Float {
  /// The nearest number in 0...1; 0 for what is no number.
  package var clampedToUnit: Float {
    self > 0 ? min(self, 1) : 0
  }
}
