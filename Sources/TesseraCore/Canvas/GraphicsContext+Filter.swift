import Foundation

nonisolated extension GraphicsContext {
  /// A change of what is drawn.
  public struct Filter: Sendable {
    fileprivate enum Kind: Sendable {
      case drawing(DrawingEffect)
      case alphaThreshold(Double, Color)
      case luminanceToAlpha
    }

    fileprivate let kind: Kind

    /// A soft copy in a colour behind what is drawn.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(kind: .drawing(.shadow(color, radius: radius, offset: CGSize(width: x, height: y))))
    }

    /// Multiplies the components of the colours.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .drawing(.multiply(color))) }

    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(kind: .drawing(.colors(.hueRotation(angle))))
    }

    public static func saturation(_ amount: Double) -> Filter {
      Filter(kind: .drawing(.colors(.saturation(amount))))
    }

    public static func brightness(_ amount: Double) -> Filter {
      Filter(kind: .drawing(.colors(.brightness(amount))))
    }

    public static func contrast(_ amount: Double) -> Filter {
      Filter(kind: .drawing(.colors(.contrast(amount))))
    }

    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(kind: .drawing(.colors(.contrast(1 - 2 * amount))))
    }

    public static func grayscale(_ amount: Double) -> Filter {
      Filter(kind: .drawing(.colors(.saturation(1 - amount))))
    }

    /// Takes how bright something is for how opaque it is.
    public static var luminanceToAlpha: Filter { Filter(kind: .luminanceToAlpha) }

    /// Softens what is drawn; the radius is in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .drawing(.blur(radius: radius, isOpaque: options.contains(.opaque))))
    }

    /// Draws in one colour what is at least as opaque as `min`, and nothing else.
    public static func alphaThreshold(min: Double, color: Color = .black) -> Filter {
      Filter(kind: .alphaThreshold(min, color))
    }

    func effects(in environment: EnvironmentValues) -> [DisplayEffect] {
      switch kind {
      case .drawing(let effect):
        return effect.displayEffect(in: environment).map { [$0] } ?? []
      case .alphaThreshold(let minimum, let color):
        return [.colors(.threshold(from: minimum, color.resolve(in: environment)))]
      case .luminanceToAlpha:
        return [.colors(.luminanceToAlpha)]
      }
    }
  }

  /// There are none that would have an effect here.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The result is opaque.
    public static let opaque = BlurOptions(rawValue: 1)
  }
}

nonisolated extension ColorMatrix {
  /// How steep the edge between what is kept and what is dropped is: a matrix can only come near to a step.
  private static let steepness = 255.0

  /// Opaque from `minimum` on, in one colour.
  fileprivate static func threshold(from minimum: Double, _ color: Color.Resolved) -> ColorMatrix {
    var matrix = ColorMatrix()
    matrix.red = Row(constant: Double(color.red))
    matrix.green = Row(constant: Double(color.green))
    matrix.blue = Row(constant: Double(color.blue))
    matrix.opacity = Row(opacity: steepness, constant: -minimum * steepness)
    return matrix
  }
}
