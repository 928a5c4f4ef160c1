import Foundation
import SwiftUI
import TesseraUIKit

nonisolated extension NSColor {
  /// Components from 0 to 1, in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Components from 0 to 1. They are taken as those of sRGB, as on the displays of today.
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Components from 0 to 1. They are taken as those of sRGB, as on the displays of today.
  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A shade of gray, from 0 (black) to 1 (white).
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }

  /// A shade of gray, from 0 (black) to 1 (white).
  public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }

  /// Components from 0 to 1.
  public convenience init(calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  /// Components from 0 to 1.
  public convenience init(deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  /// A color of Core Graphics; nil never.
  public convenience init?(cgColor: CGColor) {
    let components = cgColor.components ?? [0, 0, 0, 1]
    self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  /// A color that is asked for in each appearance.
  ///
  /// - Parameter colorName: means nothing here.
  public convenience init(
    name colorName: String?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor
  ) {
    self.init { dynamicProvider(NSAppearance(isDark: $0.userInterfaceStyle == .dark)) }
  }

  // MARK: Components

  private var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let parts = cgColor.components ?? [0, 0, 0, 1]
    return (parts[0], parts[1], parts[2], parts[3])
  }

  /// Red, from 0 to 1, in sRGB.
  public var redComponent: CGFloat { parts.red }
  /// Green, from 0 to 1, in sRGB.
  public var greenComponent: CGFloat { parts.green }
  /// Blue, from 0 to 1, in sRGB.
  public var blueComponent: CGFloat { parts.blue }
  /// Opacity, from 0 to 1.
  public var alphaComponent: CGFloat { parts.alpha }

  private var tone: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    var result: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) = (0, 0, 0)
    getHue(&result.hue, saturation: &result.saturation, brightness: &result.brightness, alpha: nil)
    return result
  }

  /// Hue, from 0 to 1.
  public var hueComponent: CGFloat { tone.hue }
  /// Saturation, from 0 to 1.
  public var saturationComponent: CGFloat { tone.saturation }
  /// Brightness, from 0 to 1.
  public var brightnessComponent: CGFloat { tone.brightness }
  /// The shade of gray that is as light, from 0 to 1.
  public var whiteComponent: CGFloat { 0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue }

  /// The color in another space. All have the components of sRGB here, so it is the same, as it is in the appearance that is
  /// drawn.
  public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { NSColor(cgColor: cgColor) }

  /// A color between this one and another one.
  ///
  /// - Parameter fraction: from 0 (this one) to 1 (the other one); what is outside counts as the nearer bound.
  public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
    let part = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    let (from, to) = (parts, color.parts)
    func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * part }
    return NSColor(
      red: between(from.red, to.red), green: between(from.green, to.green), blue: between(from.blue, to.blue),
      alpha: between(from.alpha, to.alpha))
  }

  /// A lighter color.
  public func highlight(withLevel val: CGFloat) -> NSColor? { blended(withFraction: val, of: .white) }

  /// A darker color.
  public func shadow(withLevel val: CGFloat) -> NSColor? { blended(withFraction: val, of: .black) }
}

nonisolated extension NSColor {
  /// The colors behind the rows of a list, by turns.
  public static var alternatingContentBackgroundColors: [NSColor] { [.controlBackgroundColor, .quaternarySystemFill] }
  /// The color of text that cannot be used.
  public static var disabledControlTextColor: NSColor { .tertiaryLabel }
  /// The color of a control that is chosen.
  public static var selectedControlColor: NSColor { .selectedTextBackgroundColor }
  /// The color of text on a control that is chosen.
  public static var selectedControlTextColor: NSColor { .controlTextColor }
  /// The color of text on what is chosen in a list.
  public static var alternateSelectedControlTextColor: NSColor { .white }
  /// The color of an item of a menu that is chosen.
  public static var selectedMenuItemTextColor: NSColor { .white }
  /// The color of text that is selected.
  public static var selectedTextColor: NSColor { .textColor }
  /// The color behind text that was found.
  public static var findHighlightColor: NSColor { .systemYellow }
  /// The color of shadows.
  public static var shadowColor: NSColor { .black }
  /// The color of light edges.
  public static var highlightColor: NSColor { .white }
}

/// What the components of colors mean.
nonisolated public final class NSColorSpace: NSObject, Sendable {
  /// sRGB.
  public static let sRGB = NSColorSpace()
  /// Display P3.
  public static let displayP3 = NSColorSpace()
  /// sRGB with values outside of 0 to 1.
  public static let extendedSRGB = NSColorSpace()
  /// That of the display.
  public static let deviceRGB = NSColorSpace()
  /// That of displays in general.
  public static let genericRGB = NSColorSpace()
  /// Shades of gray.
  public static let genericGray = NSColorSpace()
  /// Shades of gray of the display.
  public static let deviceGray = NSColorSpace()
}
