import Foundation
import TesseraCore

/// A color under the name that it has in UIKit, for code that mixes the two: `Color(.systemGray6)`,
/// `Color(uiColor: .label)`.
nonisolated public final class UIColor: NSObject, Sendable {
  /// The same color.
  let color: Color

  /// The color of a SwiftUI color.
  public init(_ color: Color) {
    self.color = color
    super.init()
  }

  /// A color that is not seen.
  public convenience override init() {
    self.init(Color.clear)
  }

  /// Components from 0 to 1, in sRGB; values outside are taken as they are.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.sRGB, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// Components from 0 to 1, in Display P3.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.displayP3, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// A shade of gray, from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(.sRGB, white: Double(white), opacity: Double(alpha)))
  }

  /// Components from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha)))
  }

  /// The color of the main bundle's asset catalog; nil if it has none of that name.
  public convenience init?(named name: String) {
    self.init(named: name, bundle: nil)
  }

  /// The color of a bundle's asset catalog; nil if it has none of that name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = Color(existing: name, bundle: bundle) else { return nil }
    self.init(traitCollection.map { Color(color.resolve(in: $0.environment)) } ?? color)
  }

  /// The color of a bundle's asset catalog, by AppKit's label; nil if it has none of that name.
  public convenience init?(named name: String, bundle: Bundle?) {
    guard let color = Color(existing: name, bundle: bundle) else { return nil }
    self.init(color)
  }

  /// The color of an asset catalog that a constant names.
  public convenience init(resource: ColorResource) {
    self.init(Color(resource))
  }

  /// A color that is asked for in each surroundings.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(Color(DynamicColor(provider: dynamicProvider)))
  }

  /// The color made more transparent: an opacity of its own instead of the one that it had.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(Color(ReplacedOpacity(base: color, opacity: Float(alpha).clampedToUnit)))
  }

  /// The color resolved in the given traits; it is the same in all others.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(Color(color.resolve(in: traitCollection.environment)))
  }

  // MARK: Components

  private var components: Color.Resolved { color.resolve(in: UITraitCollection.current.environment) }

  /// Writes the components in sRGB, as they are in light surroundings.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    red?.pointee = CGFloat(components.red)
    green?.pointee = CGFloat(components.green)
    blue?.pointee = CGFloat(components.blue)
    alpha?.pointee = CGFloat(components.opacity)
    return true
  }

  /// Writes hue, saturation and brightness from 0 to 1, as they are in light surroundings.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    let (red, green, blue) = (CGFloat(components.red), CGFloat(components.green), CGFloat(components.blue))
    let largest = max(red, green, blue)
    let range = largest - min(red, green, blue)
    hue?.pointee = Self.hue(red, green, blue, largest: largest, range: range)
    saturation?.pointee = largest > 0 ? range / largest : 0
    brightness?.pointee = largest
    alpha?.pointee = CGFloat(components.opacity)
    return true
  }

  private static func hue(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, largest: CGFloat, range: CGFloat
  ) -> CGFloat {
    guard range > 0 else { return 0 }
    let sixths: CGFloat =
      switch largest {
      case red: (green - blue) / range
      case green: 2 + (blue - red) / range
      default: 4 + (red - green) / range
      }
    return (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }

  public override var hash: Int { color.hashValue }

  public override var description: String { "\(color)" }
}

/// A color under the name that it has in AppKit.
public typealias NSColor = UIColor

/// A color that the user's code chooses for each surroundings.
nonisolated private struct DynamicColor: ColorProvider {
  private final class Identity: Sendable {}

  let provider: @Sendable (UITraitCollection) -> UIColor
  private let identity = Identity()

  init(provider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.provider = provider
  }

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    provider(UITraitCollection(environment)).color.resolve(in: environment)
  }

  var description: String { "dynamic color" }

  static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

/// A color with another opacity than its own.
nonisolated private struct ReplacedOpacity: ColorProvider {
  let base: Color
  let opacity: Float

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    var color = base.resolve(in: environment)
    color.opacity = opacity
    return color
  }

  var description: String { "\(base) with \(Int((opacity * 100).rounded()))% opacity" }
}

nonisolated extension Color {
  /// A color of UIKit's. A color of an asset catalog with the same name comes first.
  @_disfavoredOverload
  public init(_ color: UIColor) {
    self = color.color
  }

  /// A color of UIKit's.
  public init(uiColor: UIColor) {
    self = uiColor.color
  }

  /// A color of AppKit's.
  public init(nsColor: NSColor) {
    self = nsColor.color
  }
}
