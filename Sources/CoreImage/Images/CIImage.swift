import Foundation
import SwiftUI
import TesseraValues

/// A picture that filters change. Its origin is at the bottom.
///
/// Filters work when they are asked for their output, on the processor, in a linear color space (CI1).
public final class CIImage: Sendable {
  /// What lies outside of the pixels.
  enum Surroundings: Sendable {
    /// Nothing, everywhere.
    case clear
    /// The pixels at the border go on.
    case clamped
  }

  /// How places between pixels are read.
  enum Sampling: Sendable {
    case nearest
    case linear
  }

  let plane: PixelPlane
  /// Where the plane's bottom-left corner is.
  let left: Int
  let bottom: Int
  let surroundings: Surroundings
  let sampling: Sampling

  init(
    _ plane: PixelPlane, left: Int = 0, bottom: Int = 0, surroundings: Surroundings = .clear,
    sampling: Sampling = .linear
  ) {
    self.plane = plane
    self.left = left
    self.bottom = bottom
    self.surroundings = surroundings
    self.sampling = sampling
  }

  /// The pixels of a picture.
  public convenience init(cgImage: CGImage) {
    self.init(PixelPlane(cgImage.bitmap))
  }

  /// The pixels of a picture as they are stored; nil for a picture without any.
  public convenience init?(image: UIImage) {
    guard let pixels = image.cgImage else { return nil }
    self.init(cgImage: pixels)
  }

  /// The picture in a file that was read; nil if there is none that can be read.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  /// The picture in a file; nil if there is none that can be read.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// One color, everywhere.
  public convenience init(color: CIColor) {
    self.init(PixelPlane(width: 1, height: 1, pixels: [color.pixel]), surroundings: .clamped)
  }

  /// Nothing.
  public static func empty() -> CIImage { CIImage(PixelPlane(width: 0, height: 0)) }

  /// Black everywhere.
  public static var black: CIImage { CIImage(color: .black) }
  /// White everywhere.
  public static var white: CIImage { CIImage(color: .white) }
  /// Nothing, everywhere.
  public static var clear: CIImage { CIImage(color: .clear) }
  /// Red everywhere.
  public static var red: CIImage { CIImage(color: .red) }
  /// Green everywhere.
  public static var green: CIImage { CIImage(color: .green) }
  /// Blue everywhere.
  public static var blue: CIImage { CIImage(color: .blue) }

  /// Where there is something to see, in pixels; endless for a color or a picture whose border goes on.
  public var extent: CGRect {
    switch surroundings {
    case .clear: pixelExtent
    case .clamped: .infinite
    }
  }

  /// Where the pixels are.
  var pixelExtent: CGRect { CGRect(x: left, y: bottom, width: plane.width, height: plane.height) }

  /// The same place with other pixels.
  func with(_ plane: PixelPlane) -> CIImage {
    CIImage(plane, left: left, bottom: bottom, surroundings: surroundings, sampling: sampling)
  }

  /// The pixel at a place, whose y goes up.
  func pixel(_ x: Int, _ y: Int) -> PixelPlane.Pixel {
    guard plane.width > 0, plane.height > 0 else { return .zero }
    let (column, row) = (x - left, plane.height - 1 - (y - bottom))
    return surroundings == .clamped ? plane.nearestPixel(column, row) : plane.pixel(column, row)
  }

  /// The color at a point between pixels.
  func color(at point: CGPoint) -> PixelPlane.Pixel {
    guard point.x.isFinite, point.y.isFinite, abs(point.x) < 1e9, abs(point.y) < 1e9 else { return .zero }
    guard sampling == .linear else { return pixel(Int(point.x.rounded(.down)), Int(point.y.rounded(.down))) }
    let (x, y) = (point.x - 0.5, point.y - 0.5)
    let (left, bottom) = (x.rounded(.down), y.rounded(.down))
    let (right, up) = (Float(x - left), Float(y - bottom))
    let (column, row) = (Int(left), Int(bottom))
    let lower = pixel(column, row) * (1 - right) + pixel(column + 1, row) * right
    let upper = pixel(column, row + 1) * (1 - right) + pixel(column + 1, row + 1) * right
    return lower * (1 - up) + upper * up
  }

  /// The pixels of a rectangle of whole numbers; nil if it is empty or too large (CI2).
  func plane(in rect: CGRect) -> PixelPlane? {
    guard let area = PixelArea(rect) else { return nil }
    if area.rect == pixelExtent { return plane }
    return PixelPlane(width: area.width, height: area.height) { column, row in
      pixel(area.left + column, area.bottom + area.height - 1 - row)
    }
  }
}
