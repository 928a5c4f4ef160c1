import Foundation

nonisolated extension GraphicsContext {
  /// How a gradient goes on outside of its ends.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The gradient starts over at its end.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// The gradient runs back from its end.
    public static let mirror = GradientOptions(rawValue: 2)
    /// The colors in between are found from amounts of light, rather than from numbers of sRGB.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// A color or a pattern to draw with.
  public struct Shading: Sendable {
    struct Tile: Sendable {
      var image: Image
      var origin: CGPoint
      var sourceRect: CGRect
      var scale: CGFloat
    }

    enum Kind: Sendable {
      case style(AnyShapeStyle)
      case gradient(Gradient, GradientGeometry)
      case tile(Tile)
      case palette([Shading])
      case backdrop
      case shader(Shader, CGRect)
    }

    enum GradientGeometry: Sendable {
      case linear(CGPoint, CGPoint, GradientOptions)
      case radial(CGPoint, CGFloat, CGFloat, GradientOptions)
      case conic(CGPoint, Angle)
    }

    let kind: Kind

    /// The color of text and symbols here.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// What lies behind, as it is: for layers with filters, which change it.
    public static var backdrop: Shading { Shading(kind: .backdrop) }

    /// Several, for the levels of what is drawn; the first is used where only one is needed.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

    /// A color, which the surroundings resolve.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// - Parameters:
    ///   - red: from 0 to 1, as are the other components.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A gray, from 0 (black) to 1 (white).
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style; gradients fill the box around what is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }

    /// A gradient between two points of the canvas.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .gradient(gradient.mixed(options), .linear(startPoint, endPoint, options)))
    }

    /// A gradient between two circles about a point of the canvas. Points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .gradient(gradient.mixed(options), .radial(center, startRadius, endRadius, options)))
    }

    /// A gradient around a point of the canvas.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .gradient(gradient.mixed(options), .conic(center, angle)))
    }

    /// A net of colors over the box around what is drawn.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { style(mesh) }

    /// Colors from a function of a Metal source file.
    ///
    /// - Parameter bounds: what the function gets for the argument `boundingRect`, in the space of the canvas.
    public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading {
      Shading(kind: .shader(shader, bounds))
    }

    /// An image again and again.
    ///
    /// - Parameters:
    ///   - origin: where a tile has its top left corner.
    ///   - sourceRect: which part of the image is a tile, from 0 to 1.
    ///   - scale: how many points one of the image's own becomes.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      Shading(kind: .tile(Tile(image: image, origin: origin, sourceRect: sourceRect, scale: scale)))
    }
  }

  /// A shading as it is here.
  public func resolve(_ shading: Shading) -> Shading {
    guard case .style(let style) = shading.kind else { return shading }
    guard case .color(let color) = style.paint(in: environment, recording.bounds) else { return shading }
    return .color(Color(color))
  }
}

extension Gradient {
  /// The gradient with the colors in between found as the options say.
  nonisolated fileprivate func mixed(_ options: GraphicsContext.GradientOptions) -> Gradient {
    guard options.contains(.linearColor) else { return self }
    var gradient = self
    gradient.colorSpace = .light
    return gradient
  }
}

nonisolated extension GraphicsContext.Shading {
  func paint(in environment: EnvironmentValues, _ box: CGRect) -> Paint {
    switch kind {
    case .style(let style): style.paint(in: environment, box)
    case .gradient(let gradient, let geometry):
      gradient.paint(in: _PaintContext(environment: environment, bounds: box)) { geometry.paint($0, covering: box) }
        .paint
    case .palette(let shadings): shadings.first?.paint(in: environment, box) ?? .color(.clear)
    case .backdrop: .backdrop(BackdropPaint(radius: 0, saturation: 1, tint: .clear))
    case .shader(let shader, let bounds): .shader(shader.call(in: environment, bounds: bounds, origin: .zero))
    case .tile: .color(.clear)
    }
  }
}

nonisolated extension GraphicsContext.Shading.GradientGeometry {
  /// How often a gradient is repeated at most.
  private static let mostRepetitions = 200

  func paint(_ stops: [Gradient.ResolvedStop], covering box: CGRect) -> Paint {
    switch self {
    case .linear(let start, let end, let options):
      let length = hypot(end.x - start.x, end.y - start.y)
      guard let cycle = GradientCycle(options), length > 0 else {
        return .linearGradient(stops, from: start, to: end)
      }
      let places = box.corners.map {
        (($0.x - start.x) * (end.x - start.x) + ($0.y - start.y) * (end.y - start.y)) / (length * length)
      }
      let range = cycle.range(from: places.min() ?? 0, to: places.max() ?? 1, Self.mostRepetitions)
      let point = { (turn: Int) in
        CGPoint(x: start.x + CGFloat(turn) * (end.x - start.x), y: start.y + CGFloat(turn) * (end.y - start.y))
      }
      return .linearGradient(
        cycle.stops(stops, range), from: point(range.lowerBound), to: point(range.upperBound))
    case .radial(let center, let start, let end, let options):
      let length = end - start
      guard let cycle = GradientCycle(options), length > 0 else {
        return .radialGradient(stops, center: center, startRadius: start, endRadius: end)
      }
      let farthest = box.corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? end
      let range = cycle.range(from: max(-start / length, 0), to: (farthest - start) / length, Self.mostRepetitions)
      return .radialGradient(
        cycle.stops(stops, range), center: center, startRadius: start,
        endRadius: start + CGFloat(range.upperBound) * length)
    case .conic(let center, let angle):
      return .angularGradient(stops, center: center, start: angle, end: angle + .degrees(360))
    }
  }
}

extension CGRect {
  fileprivate nonisolated var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ]
  }
}
