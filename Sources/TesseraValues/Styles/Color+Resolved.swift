import Foundation

nonisolated extension Color {
  /// A color in numbers, the same in all surroundings.
  @frozen
  public struct Resolved: Hashable, Sendable {
    /// The amount of red from 0 to 1, in sRGB; outside of that for colors beyond sRGB. Likewise the others.
    public var red: Float
    /// The part of green, linear: 0 is none, 1 is all of sRGB's.
    public var green: Float
    /// The part of blue, linear: 0 is none, 1 is all of sRGB's.
    public var blue: Float
    /// From 0 (invisible) to 1 (solid).
    public var opacity: Float

    /// Creates a color from amounts of red, green and blue light. Amounts that are no numbers count as 0.
    ///
    /// - Parameter colorSpace: what the amounts stand for.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let light: SIMD3<Float>
      switch colorSpace {
      case .sRGB:
        self.init(sRGBRed: red, green: green, blue: blue, opacity: opacity)
        return
      case .sRGBLinear:
        light = SIMD3(red, green, blue)
      case .displayP3:
        light = Self.sRGBLight(
          fromDisplayP3: SIMD3(Self.decode(red), Self.decode(green), Self.decode(blue)))
      }
      self.init(
        sRGBRed: Self.encode(light.x), green: Self.encode(light.y), blue: Self.encode(light.z), opacity: opacity)
    }

    package init(sRGBRed red: Float, green: Float, blue: Float, opacity: Float) {
      self.red = red.isFinite ? red : 0
      self.green = green.isFinite ? green : 0
      self.blue = blue.isFinite ? blue : 0
      self.opacity = opacity.clampedToUnit
    }

    /// The amount of red light, in proportion to its energy.
    public var linearRed: Float {
      get { Self.decode(red) }
      set { red = Self.encode(newValue) }
    }

    /// The amount of green light, in proportion to its energy.
    public var linearGreen: Float {
      get { Self.decode(green) }
      set { green = Self.encode(newValue) }
    }

    /// The amount of blue light, in proportion to its energy.
    public var linearBlue: Float {
      get { Self.decode(blue) }
      set { blue = Self.encode(newValue) }
    }
  }
}

nonisolated extension Color.Resolved {
  package static let clear = Color.Resolved(sRGBRed: 0, green: 0, blue: 0, opacity: 0)
  package static let black = Color.Resolved(sRGBRed: 0, green: 0, blue: 0, opacity: 1)
  package static let white = Color.Resolved(sRGBRed: 1, green: 1, blue: 1, opacity: 1)

  /// A color written as usual in tables: amounts from 0 to 255.
  package init(bytes red: UInt8, _ green: UInt8, _ blue: UInt8, opacity: Float = 1) {
    self.init(
      sRGBRed: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255, opacity: opacity)
  }

  package func multiplyingOpacity(by factor: Float) -> Color.Resolved {
    var result = self
    result.opacity *= factor
    return result
  }

  /// From the number in an sRGB color to the amount of light. Negative numbers mirror positive ones.
  static func decode(_ value: Float) -> Float {
    let size = abs(value)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return copysign(light, value)
  }

  /// From the amount of light to the number in an sRGB color.
  static func encode(_ light: Float) -> Float {
    let size = abs(light)
    let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return copysign(value, light)
  }

  private static func sRGBLight(fromDisplayP3 light: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3(
      1.2249402 * light.x - 0.2249402 * light.y,
      -0.0420570 * light.x + 1.0420570 * light.y,
      -0.0196376 * light.x - 0.0786361 * light.y + 1.0982736 * light.z)
  }
}

nonisolated extension Color.Resolved: CustomStringConvertible {
  /// The amounts of red, green, blue and opacity in hexadecimal, as in `#FF3B30FF`.
  public var description: String {
    let bytes = [red, green, blue, opacity].map { Int(($0.clampedToUnit * 255).rounded()) }
    return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}

nonisolated extension Color.Resolved: Codable {
  private enum CodingKeys: CodingKey {
    case red
    case green
    case blue
    case opacity
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      sRGBRed: try values.decode(Float.self, forKey: .red), green: try values.decode(Float.self, forKey: .green),
      blue: try values.decode(Float.self, forKey: .blue), opacity: try values.decode(Float.self, forKey: .opacity))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(red, forKey: .red)
    try values.encode(green, forKey: .green)
    try values.encode(blue, forKey: .blue)
    try values.encode(opacity, forKey: .opacity)
  }
}
