import Foundation

nonisolated extension Color {
  /// What the numbers of a color stand for.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual colors of screens.
    case sRGB
    /// The same colors, with numbers in proportion to the amount of light.
    case sRGBLinear
    /// The larger range of colors of newer screens.
    case displayP3
  }

  /// Creates a color that is the same everywhere.
  public init(_ resolved: Resolved) {
    storage = .fixed(resolved)
  }

  /// Creates a color from a style that always comes down to one.
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
    self.init(StyleColor(style: color))
  }

  /// Creates a color from amounts of red, green and blue light.
  ///
  /// - Parameters:
  ///   - colorSpace: what the amounts stand for.
  ///   - red: from 0 to 1; values outside name colors that a screen may not be able to show.
  ///   - opacity: from 0 (invisible) to 1 (solid).
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(
      Resolved(
        colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity)))
  }

  /// Creates a shade of gray.
  ///
  /// - Parameter white: from 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from its place on the color wheel.
  ///
  /// - Parameters:
  ///   - hue: from 0 to 1 once around the wheel: red, green, blue and back to red.
  ///   - saturation: from 0 (gray) to 1 (vivid).
  ///   - brightness: from 0 (black) to 1 (bright).
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let hue = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
    let saturation = max(0, min(1, saturation.isNaN ? 0 : saturation))
    func component(_ offset: Double) -> Double {
      let position = (offset + hue).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(1, position, 4 - position)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Creates the color that a bundle's asset catalog has under a name.
  ///
  /// Without such a color it is clear, and a warning is given once.
  ///
  /// - Parameter bundle: nil for the main bundle.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(AssetColor(name: name, bundle: bundle))
  }

  /// The color that a bundle's asset catalog has under a name; nil if it has none.
  package init?(existing name: String, bundle: Bundle?) {
    guard AssetColorCatalog.shared.has(name, in: bundle ?? .main) else { return nil }
    self.init(name, bundle: bundle)
  }

  /// Creates the color of an asset catalog.
  public init(_ resource: ColorResource) {
    self.init(AssetColor(name: resource.name, bundle: resource.bundle))
  }
}
