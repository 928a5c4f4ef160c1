import Foundation

/// A linear change of colors: each component of the result is a sum of the components of the old color and a constant.
///
/// Colors are not multiplied by their opacity; all components go from 0 to 1.
nonisolated public struct ColorMatrix: Equatable, Sendable {
  /// What red, green, blue, opacity and 1 contribute to a component.
  package struct Row: Equatable, Sendable {
    package var red: Double = 0
    package var green: Double = 0
    package var blue: Double = 0
    package var opacity: Double = 0
    package var constant: Double = 0

    package init(
      red: Double = 0, green: Double = 0, blue: Double = 0, opacity: Double = 0, constant: Double = 0
    ) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
      self.constant = constant
    }
  }

  package var red = Row(red: 1)
  package var green = Row(green: 1)
  package var blue = Row(blue: 1)
  package var opacity = Row(opacity: 1)
  /// Whether the components are amounts of light, rather than numbers of sRGB.
  package var worksOnLight = false

  /// The matrix that changes nothing.
  public init() {}

  /// How bright the eye finds each component.
  private static let luminance = (red: 0.2126, green: 0.7152, blue: 0.0722)

  /// Adds an amount, from -1 to 1, to each component.
  package static func brightness(_ amount: Double) -> ColorMatrix {
    var matrix = ColorMatrix()
    matrix.red.constant = amount
    matrix.green.constant = amount
    matrix.blue.constant = amount
    return matrix
  }

  /// Stretches the distance to middle gray; 1 changes nothing, negative amounts invert.
  package static func contrast(_ amount: Double) -> ColorMatrix {
    let constant = 0.5 - 0.5 * amount
    var matrix = ColorMatrix()
    matrix.red = Row(red: amount, constant: constant)
    matrix.green = Row(green: amount, constant: constant)
    matrix.blue = Row(blue: amount, constant: constant)
    return matrix
  }

  /// Stretches the distance to the gray of the same brightness; 1 changes nothing, 0 leaves gray.
  package static func saturation(_ amount: Double) -> ColorMatrix {
    let rest = 1 - amount
    let gray = Row(red: rest * luminance.red, green: rest * luminance.green, blue: rest * luminance.blue)
    var matrix = ColorMatrix()
    (matrix.red, matrix.green, matrix.blue) = (gray, gray, gray)
    matrix.red.red += amount
    matrix.green.green += amount
    matrix.blue.blue += amount
    return matrix
  }

  /// Turns colors about the axis of grays, keeping their brightness.
  package static func hueRotation(_ angle: Angle) -> ColorMatrix {
    let (cosine, sine) = (cos(angle.radians), sin(angle.radians))
    let (r, g, b) = luminance
    var matrix = ColorMatrix()
    matrix.red = Row(
      red: r + cosine * (1 - r) - sine * r, green: g - cosine * g - sine * g, blue: b - cosine * b + sine * (1 - b))
    matrix.green = Row(
      red: r - cosine * r + sine * 0.143, green: g + cosine * (1 - g) + sine * 0.140,
      blue: b - cosine * b - sine * 0.283)
    matrix.blue = Row(
      red: r - cosine * r - sine * (1 - r), green: g - cosine * g + sine * g, blue: b + cosine * (1 - b) + sine * b)
    return matrix
  }

  /// Multiplies each component with that of a color.
  package static func multiply(_ color: Color.Resolved) -> ColorMatrix {
    var matrix = ColorMatrix()
    matrix.red.red = Double(color.red)
    matrix.green.green = Double(color.green)
    matrix.blue.blue = Double(color.blue)
    matrix.opacity.opacity = Double(color.opacity)
    return matrix
  }

  /// Turns each component into its opposite.
  package static var inversion: ColorMatrix {
    var matrix = ColorMatrix()
    matrix.red = Row(red: -1, constant: 1)
    matrix.green = Row(green: -1, constant: 1)
    matrix.blue = Row(blue: -1, constant: 1)
    return matrix
  }

  /// Makes black of everything, as opaque as it was bright.
  package static var luminanceToAlpha: ColorMatrix {
    var matrix = ColorMatrix()
    (matrix.red, matrix.green, matrix.blue) = (Row(), Row(), Row())
    matrix.opacity = Row(red: luminance.red, green: luminance.green, blue: luminance.blue)
    return matrix
  }
}
