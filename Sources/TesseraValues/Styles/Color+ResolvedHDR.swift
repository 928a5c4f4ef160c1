import Foundation

nonisolated extension Color {
  /// A color in numbers, which may be brighter than white, and says how bright its picture gets at most.
  @frozen
  public struct ResolvedHDR: Hashable, Sendable {
    private var color: Resolved
    /// How many times as bright as white the brightest part of the picture is that the color belongs to; nil where that is
    /// not known. At least 1.
    public let headroom: Float?

    /// - Parameter headroom: a number below 1, or none, counts as 1.
    public init(_ resolved: Color.Resolved, headroom: Float? = nil) {
      color = resolved
      self.headroom = headroom.map { $0.isFinite ? max(1, $0) : 1 }
    }

    /// A color of amounts of light. Amounts that are no numbers count as 0.
    ///
    /// - Parameter headroom: a number below 1, or none, counts as 1.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1,
      headroom: Float? = nil
    ) {
      self.init(
        Resolved(colorSpace: colorSpace, red: red, green: green, blue: blue, opacity: opacity), headroom: headroom)
    }

    /// The amount of red from 0 to 1, in sRGB; outside of that for colors beyond sRGB.
    public var red: Float {
      get { color.red }
      set { color.red = newValue }
    }

    /// The amount of green from 0 to 1, in sRGB; outside of that for colors beyond sRGB.
    public var green: Float {
      get { color.green }
      set { color.green = newValue }
    }

    /// The amount of blue from 0 to 1, in sRGB; outside of that for colors beyond sRGB.
    public var blue: Float {
      get { color.blue }
      set { color.blue = newValue }
    }

    /// From 0 (invisible) to 1 (solid).
    public var opacity: Float {
      get { color.opacity }
      set { color.opacity = newValue }
    }

    /// The amount of red light, in proportion to its energy.
    public var linearRed: Float {
      get { color.linearRed }
      set { color.linearRed = newValue }
    }

    /// The amount of green light, in proportion to its energy.
    public var linearGreen: Float {
      get { color.linearGreen }
      set { color.linearGreen = newValue }
    }

    /// The amount of blue light, in proportion to its energy.
    public var linearBlue: Float {
      get { color.linearBlue }
      set { color.linearBlue = newValue }
    }

    fileprivate var standard: Resolved { color }
  }

  /// The color of some numbers. What is brighter than white is drawn white here (J329).
  public init(_ resolved: ResolvedHDR) {
    if let headroom = resolved.headroom {
      self = Color(HeadroomColor(base: Color(resolved.standard), headroom: headroom))
    } else {
      self = Color(resolved.standard)
    }
  }

  /// The color in the given surroundings, with how bright its picture gets.
  public func resolveHDR(in environment: EnvironmentValues) -> ResolvedHDR {
    var headroom: Float?
    if case .provided(let box) = storage, let own = (box.provider as? any HeadroomProvider)?.headroom {
      headroom = own
    }
    return ResolvedHDR(resolve(in: environment), headroom: headroom)
  }

  /// The same color, which says how many times as bright as white its picture gets.
  ///
  /// - Parameter headroom: nil where that is not known. A number below 1, or none, counts as 1.
  public func headroom(_ headroom: Float?) -> Color {
    guard let headroom else {
      if case .provided(let box) = storage, let own = box.provider as? HeadroomColor { return own.base }
      return self
    }
    return Color(HeadroomColor(base: self, headroom: headroom.isFinite ? max(1, headroom) : 1))
  }

  /// The color with its light doubled or halved a number of times. What gets brighter than white is drawn white here.
  ///
  /// - Parameter stops: above 0 for more light, below for less; what is no finite number changes nothing.
  public func exposureAdjust(_ stops: Double) -> Color {
    guard stops.isFinite, stops != 0 else { return self }
    return Color(ExposedColor(base: self, factor: Float(exp2(min(max(stops, -32), 32)))))
  }
}

/// A color that knows how bright its picture gets.
nonisolated private protocol HeadroomProvider: ColorProvider {
  var headroom: Float? { get }
}

/// A color with a remark of how bright its picture gets.
nonisolated private struct HeadroomColor: HeadroomProvider {
  let base: Color
  let headroom: Float?

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    base.resolve(in: environment)
  }

  var description: String { "\(base) with headroom" }
}

/// A color with more or less light.
nonisolated private struct ExposedColor: HeadroomProvider {
  let base: Color
  let factor: Float

  var headroom: Float? { base.resolveHDR(in: EnvironmentValues()).headroom }

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    var color = base.resolve(in: environment)
    color.linearRed *= factor
    color.linearGreen *= factor
    color.linearBlue *= factor
    return color
  }

  var description: String { "\(base) with \(factor) times its light" }
}
