import Foundation

/// The appearances of a system color.
nonisolated struct SystemColorPalette: Sendable {
  struct Pair: Sendable {
    let light: Color.Resolved
    let dark: Color.Resolved
  }

  let standard: Pair
  /// The color with increased contrast; nil if it is the same.
  let increased: Pair?
  /// In the dark, on what lies in front of other views; nil if that makes no difference.
  let elevated: Color.Resolved?

  init(
    _ light: Color.Resolved, _ dark: Color.Resolved, increased: Pair? = nil, elevated: Color.Resolved? = nil
  ) {
    standard = Pair(light: light, dark: dark)
    self.increased = increased
    self.elevated = elevated
  }

  init(both color: Color.Resolved) {
    self.init(color, color)
  }
}

nonisolated extension SystemColor {
  var palette: SystemColorPalette { Self.palettes[Int(rawValue)] }

  /// All palettes in the order of the cases.
  private static let palettes: [SystemColorPalette] = (0..<Self.count).map { number in
    guard let color = SystemColor(rawValue: UInt8(number)) else { return SystemColorPalette(both: .clear) }
    return hue(color) ?? shade(color) ?? label(color) ?? fill(color) ?? background(color)
      ?? SystemColorPalette(both: .clear)
  }

  private static let count = Int(tertiaryGroupedBackground.rawValue) + 1

  private typealias Bytes = (UInt8, UInt8, UInt8)

  private static func hue(
    _ light: Bytes, _ dark: Bytes, increased strongLight: Bytes, _ strongDark: Bytes
  ) -> SystemColorPalette {
    func solid(_ bytes: Bytes) -> Color.Resolved { Color.Resolved(bytes: bytes.0, bytes.1, bytes.2) }
    return SystemColorPalette(
      solid(light), solid(dark),
      increased: SystemColorPalette.Pair(light: solid(strongLight), dark: solid(strongDark)))
  }

  private static func hue(_ color: SystemColor) -> SystemColorPalette? {
    switch color {
    case .red: hue((255, 56, 60), (255, 66, 69), increased: (233, 21, 45), (255, 97, 101))
    case .orange: hue((255, 141, 40), (255, 146, 48), increased: (197, 83, 0), (255, 160, 86))
    case .yellow: hue((255, 204, 0), (255, 214, 0), increased: (161, 106, 0), (254, 223, 67))
    case .green: hue((52, 199, 89), (48, 209, 88), increased: (0, 137, 50), (74, 217, 104))
    case .mint: hue((0, 200, 179), (0, 218, 195), increased: (0, 133, 117), (84, 223, 203))
    case .teal: hue((0, 195, 208), (0, 210, 224), increased: (0, 129, 152), (59, 221, 236))
    case .cyan: hue((0, 192, 232), (60, 211, 254), increased: (0, 126, 174), (109, 217, 255))
    case .blue, .link: hue((0, 136, 255), (0, 145, 255), increased: (30, 110, 244), (92, 184, 255))
    case .indigo: hue((97, 85, 245), (109, 124, 255), increased: (86, 74, 222), (167, 170, 255))
    case .purple: hue((203, 48, 224), (219, 52, 242), increased: (176, 47, 194), (234, 141, 255))
    case .pink: hue((255, 45, 85), (255, 55, 95), increased: (231, 18, 77), (255, 138, 196))
    case .brown: hue((172, 127, 94), (183, 138, 102), increased: (149, 109, 81), (219, 166, 121))
    default: nil
    }
  }

  private static func shade(_ color: SystemColor) -> SystemColorPalette? {
    switch color {
    case .gray: hue((142, 142, 147), (142, 142, 147), increased: (108, 108, 112), (174, 174, 178))
    case .gray2: hue((174, 174, 178), (99, 99, 102), increased: (142, 142, 147), (124, 124, 128))
    case .gray3: hue((199, 199, 204), (72, 72, 74), increased: (174, 174, 178), (84, 84, 86))
    case .gray4: hue((209, 209, 214), (58, 58, 60), increased: (188, 188, 192), (68, 68, 70))
    case .gray5: hue((229, 229, 234), (44, 44, 46), increased: (216, 216, 220), (54, 54, 56))
    case .gray6: hue((242, 242, 247), (28, 28, 30), increased: (235, 235, 240), (36, 36, 38))
    case .white: SystemColorPalette(both: .white)
    case .black: SystemColorPalette(both: .black)
    case .clear: SystemColorPalette(both: .clear)
    default: nil
    }
  }

  private static func label(_ color: SystemColor) -> SystemColorPalette? {
    func ink(_ opacity: Float, increased strong: Float) -> SystemColorPalette {
      SystemColorPalette(
        Color.Resolved(bytes: 60, 60, 67, opacity: opacity), Color.Resolved(bytes: 235, 235, 245, opacity: opacity),
        increased: SystemColorPalette.Pair(
          light: Color.Resolved(bytes: 60, 60, 67, opacity: strong),
          dark: Color.Resolved(bytes: 235, 235, 245, opacity: strong)))
    }
    return switch color {
    case .primary: SystemColorPalette(.black, .white)
    case .secondary: ink(0.6, increased: 0.8)
    case .tertiary, .placeholder: ink(0.3, increased: 0.7)
    case .quaternary: ink(0.18, increased: 0.55)
    case .quinary: ink(0.16, increased: 0.5)
    default: nil
    }
  }

  private static func fill(_ color: SystemColor) -> SystemColorPalette? {
    func area(_ bytes: Bytes, light: Float, dark: Float) -> SystemColorPalette {
      func appearance(_ opacity: Float) -> Color.Resolved {
        Color.Resolved(bytes: bytes.0, bytes.1, bytes.2, opacity: opacity)
      }
      return SystemColorPalette(
        appearance(light), appearance(dark),
        increased: SystemColorPalette.Pair(light: appearance(light + 0.08), dark: appearance(dark + 0.08)))
    }
    return switch color {
    case .fill: area((120, 120, 128), light: 0.2, dark: 0.36)
    case .secondaryFill: area((120, 120, 128), light: 0.16, dark: 0.32)
    case .tertiaryFill: area((118, 118, 128), light: 0.12, dark: 0.24)
    case .quaternaryFill: area((116, 116, 128), light: 0.08, dark: 0.18)
    case .separator:
      SystemColorPalette(
        Color.Resolved(bytes: 60, 60, 67, opacity: 0.29), Color.Resolved(bytes: 84, 84, 88, opacity: 0.6),
        increased: SystemColorPalette.Pair(
          light: Color.Resolved(bytes: 60, 60, 67, opacity: 0.37),
          dark: Color.Resolved(bytes: 84, 84, 88, opacity: 0.68)))
    case .opaqueSeparator:
      SystemColorPalette(Color.Resolved(bytes: 198, 198, 200), Color.Resolved(bytes: 56, 56, 58))
    default: nil
    }
  }

  private static func background(_ color: SystemColor) -> SystemColorPalette? {
    let (lightGray, darkGray) = (Color.Resolved(bytes: 242, 242, 247), Color.Resolved(bytes: 28, 28, 30))
    let (raisedGray, topGray) = (Color.Resolved(bytes: 44, 44, 46), Color.Resolved(bytes: 58, 58, 60))
    return switch color {
    case .background: SystemColorPalette(.white, .black, elevated: darkGray)
    case .secondaryBackground: SystemColorPalette(lightGray, darkGray, elevated: raisedGray)
    case .tertiaryBackground: SystemColorPalette(.white, raisedGray, elevated: topGray)
    case .groupedBackground: SystemColorPalette(lightGray, .black, elevated: darkGray)
    case .secondaryGroupedBackground: SystemColorPalette(.white, darkGray, elevated: raisedGray)
    case .tertiaryGroupedBackground: SystemColorPalette(lightGray, raisedGray, elevated: topGray)
    default: nil
    }
  }
}
