import Foundation

nonisolated extension GraphicsContext {
  /// A change of what is drawn.
  public struct Filter: Sendable {
    fileprivate enum Kind: Sendable {
      case drawing(DrawingEffect)
      case alphaThreshold(Double, Color)
      case luminanceToAlpha
      case projection(ProjectionTransform)
      case shadow(Color, CanvasShadow)
    }

    fileprivate let kind: Kind

    /// Moves each point of what is drawn, with perspective.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }

    /// A blurred copy in a color behind what is drawn, or where the options say.
    ///
    /// - Parameters:
    ///   - radius: how soft the copy is, in points; what is not a positive number leaves a sharp edge.
    ///   - blendMode: how the copy is blended with what lies behind it.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      let offset = CGSize(width: x, height: y)
      if blendMode == .normal, options.isSubset(of: .disablesGroup) {
        return Filter(kind: .drawing(.shadow(color, radius: radius, offset: offset)))
      }
      return Filter(
        kind: .shadow(color, CanvasShadow(radius: radius, offset: offset, blendMode: blendMode, options: options)))
    }

    /// Changes colors by sums of their components.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(kind: .drawing(.colors(matrix))) }

    /// Multiplies the components of the colors.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .drawing(.multiply(color))) }

    /// Turns the hues of all colors around the color wheel.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(kind: .drawing(.colors(.hueRotation(angle))))
    }

    /// Makes colors stronger or weaker: 1 leaves them as they are, 0 makes them gray.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(kind: .drawing(.colors(.saturation(amount))))
    }

    /// Makes colors lighter or darker: 0 leaves them as they are, 1 makes them white, -1 black.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(kind: .drawing(.colors(.brightness(amount))))
    }

    /// Makes colors differ more or less: 1 leaves them as they are, 0 makes all of them gray.
    public static func contrast(_ amount: Double) -> Filter {
      Filter(kind: .drawing(.colors(.contrast(amount))))
    }

    /// Makes each color its opposite; 0 leaves them as they are, 0.5 makes all of them gray.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(kind: .drawing(.colors(.contrast(1 - 2 * amount))))
    }

    /// Takes the color away; 0 leaves it as it is, 1 makes it gray.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(kind: .drawing(.colors(.saturation(1 - amount))))
    }

    /// Takes how bright something is for how opaque it is.
    public static var luminanceToAlpha: Filter { Filter(kind: .luminanceToAlpha) }

    /// Blurs what is drawn; the radius is in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .drawing(.blur(radius: radius, isOpaque: options.contains(.opaque))))
    }

    /// Draws in one color what is at least as opaque as `min`, and nothing else.
    public static func alphaThreshold(min: Double, color: Color = .black) -> Filter {
      Filter(kind: .alphaThreshold(min, color))
    }

    /// Makes each color a new one, by a function of a Metal source file.
    public static func colorShader(_ shader: Shader) -> Filter { Filter(kind: .drawing(.shader(shader, .color))) }

    /// Moves what is seen, by a function of a Metal source file.
    ///
    /// - Parameter maxSampleOffset: how far colors come from at most, in points.
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter(kind: .drawing(.shader(shader, .distortion(maxSampleOffset: maxSampleOffset))))
    }

    /// Makes colors from all of what is drawn, by a function of a Metal source file.
    ///
    /// - Parameter maxSampleOffset: how far away the function reads colors at most, in points.
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter(kind: .drawing(.shader(shader, .layer(maxSampleOffset: maxSampleOffset))))
    }

    /// What the filter does besides changing a drawing by effects: nil for all but special shadows.
    func shadow(in environment: EnvironmentValues) -> CanvasShadow? {
      guard case .shadow(let color, var shadow) = kind else { return nil }
      shadow.color = color.resolve(in: environment)
      return shadow
    }

    /// - Parameter bounds: those of the canvas.
    func effects(
      in environment: EnvironmentValues, _ options: FilterOptions, _ bounds: CGRect
    ) -> [DisplayEffect] {
      guard options.contains(.linearColor) else { return effects(in: environment, bounds) }
      return effects(in: environment, bounds).map { effect in
        guard case .colors(var matrix) = effect else { return effect }
        matrix.worksOnLight = true
        return .colors(matrix)
      }
    }

    private func effects(in environment: EnvironmentValues, _ bounds: CGRect) -> [DisplayEffect] {
      switch kind {
      case .drawing(let effect):
        return effect.displayEffect(in: environment, bounds).map { [$0] } ?? []
      case .alphaThreshold(let minimum, let color):
        return [.colors(.threshold(from: minimum, color.resolve(in: environment)))]
      case .luminanceToAlpha:
        return [.colors(.luminanceToAlpha)]
      case .projection(let matrix):
        return matrix.isIdentity ? [] : [.projection(matrix)]
      case .shadow:
        return []
      }
    }
  }

  /// Where a shadow is drawn, and what of.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The shadow lies above what casts it.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Only the shadow is drawn.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// The shadow is that of everything around the drawing, and falls on the drawing: its edges seem raised.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Each piece of the drawing has a shadow of its own, which may fall on the pieces before it. Here that is always
    /// so.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// How filters work out colors.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Colors are amounts of light, rather than numbers of sRGB.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// How a blur is worked out.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The result is opaque.
    public static let opaque = BlurOptions(rawValue: 1)
    /// The result may have some noise, against visible steps. Here it has none.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }
}

nonisolated extension ColorMatrix {
  /// How steep the edge between what is kept and what is dropped is: a matrix can only come near to a step.
  private static let steepness = 255.0

  /// Opaque from `minimum` on, in one color.
  fileprivate static func threshold(from minimum: Double, _ color: Color.Resolved) -> ColorMatrix {
    var matrix = ColorMatrix()
    matrix.red = Row(constant: Double(color.red))
    matrix.green = Row(constant: Double(color.green))
    matrix.blue = Row(constant: Double(color.blue))
    matrix.opacity = Row(opacity: steepness, constant: -minimum * steepness)
    return matrix
  }
}
