import Foundation
import SwiftUI

extension FilterDefinition {
  static let stylizations: [FilterDefinition] = [
    .ofImage("CIPixellate", [kCIInputCenterKey: CGPoint(x: 150, y: 150), kCIInputScaleKey: 8.0], pixellate),
    .ofImage("CICrystallize", [kCIInputRadiusKey: 20.0, kCIInputCenterKey: CGPoint(x: 150, y: 150)]) { image, inputs in
      Crystals(radius: inputs.number(kCIInputRadiusKey)).applied(to: image)
    },
    .ofImage("CIEdges", [kCIInputIntensityKey: 1.0], edges),
    .ofImage("CIVignette", [kCIInputIntensityKey: 0.0, kCIInputRadiusKey: 1.0], vignette),
    .ofImage(
      "CITwirlDistortion",
      [kCIInputCenterKey: CGPoint(x: 150, y: 150), kCIInputRadiusKey: 300.0, kCIInputAngleKey: Double.pi], twirl),
  ]

  /// Squares in the color of what they cover.
  private static func pixellate(_ image: CIImage, _ inputs: FilterInputs) -> CIImage {
    let side = min(max(inputs.number(kCIInputScaleKey), 1), 10_000)
    let center = inputs.point()
    var means: [SIMD2<Int>: PixelPlane.Pixel] = [:]
    return image.mappingPlaces { x, y in
      let place = SIMD2(
        Int(((CGFloat(x) + 0.5 - center.x) / side).rounded(.down)),
        Int(((CGFloat(y) + 0.5 - center.y) / side).rounded(.down)))
      if let known = means[place] { return known }
      let origin = CGPoint(x: center.x + CGFloat(place.x) * side, y: center.y + CGFloat(place.y) * side)
      let mean = image.mean(of: CGRect(origin: origin, size: CGSize(width: side, height: side)))
      means[place] = mean
      return mean
    }
  }

  /// Bright where neighboring pixels differ.
  private static func edges(_ image: CIImage, _ inputs: FilterInputs) -> CIImage {
    let part = inputs.float(kCIInputIntensityKey)
    return image.mappingPlaces { x, y in
      let alpha = image.pixel(x, y).w
      guard alpha > 0 else { return .zero }
      func read(_ dx: Int, _ dy: Int) -> SIMD3<Float> {
        let pixel = image.plane.nearestPixel(x + dx - image.left, image.plane.height - 1 - (y + dy - image.bottom))
        return SIMD3(pixel.x, pixel.y, pixel.z)
      }
      let across = read(1, 1) + read(1, 0) * 2 + read(1, -1) - read(-1, 1) - read(-1, 0) * 2 - read(-1, -1)
      let up = read(-1, 1) + read(0, 1) * 2 + read(1, 1) - read(-1, -1) - read(0, -1) * 2 - read(1, -1)
      let strength = (across * across + up * up).squareRoot() * part / 4
      return SIMD4(strength.clamped(lowerBound: .zero, upperBound: .one) * alpha, alpha)
    }
  }

  /// Darker toward the corners.
  private static func vignette(_ image: CIImage, _ inputs: FilterInputs) -> CIImage {
    let (part, radius) = (inputs.float(kCIInputIntensityKey), max(inputs.float(kCIInputRadiusKey), 0.05))
    let extent = image.pixelExtent
    let half = Float(max(hypot(extent.width, extent.height) / 2, 1))
    return image.mappingPlaces { x, y in
      let distance = Float(hypot(CGFloat(x) + 0.5 - extent.midX, CGFloat(y) + 0.5 - extent.midY)) / half / radius
      // Light that falls at an angle loses its strength with the fourth power of the cosine.
      let fall = 1 / powf(1 + distance * distance, 2)
      let factor = max(1 + (fall - 1) * part, 0)
      let pixel = image.pixel(x, y)
      return SIMD4(pixel.x * factor, pixel.y * factor, pixel.z * factor, pixel.w)
    }
  }

  /// Turned around a point, less with the distance from it.
  private static func twirl(_ image: CIImage, _ inputs: FilterInputs) -> CIImage {
    let (center, angle) = (inputs.point(), inputs.number(kCIInputAngleKey))
    let radius = max(inputs.number(kCIInputRadiusKey), 0.01)
    return image.mappingPlaces { x, y in
      let (dx, dy) = (CGFloat(x) + 0.5 - center.x, CGFloat(y) + 0.5 - center.y)
      let distance = hypot(dx, dy)
      guard distance < radius else { return image.pixel(x, y) }
      let part = 1 - distance / radius
      let turn = angle * part * part
      return image.color(
        at: CGPoint(x: center.x + dx * cos(turn) - dy * sin(turn), y: center.y + dx * sin(turn) + dy * cos(turn)))
    }
  }
}

extension CIImage {
  /// The same picture with pixels by their places.
  func mappingPlaces(_ pixel: (_ x: Int, _ y: Int) -> PixelPlane.Pixel) -> CIImage {
    with(
      PixelPlane(width: plane.width, height: plane.height) { column, row in
        pixel(left + column, bottom + plane.height - 1 - row)
      })
  }

  /// The mean color within a rectangle, of the pixels that the picture has there.
  fileprivate func mean(of rect: CGRect) -> PixelPlane.Pixel {
    let part = rect.intersection(pixelExtent)
    guard part.width > 0, part.height > 0 else { return .zero }
    var sum = PixelPlane.Pixel.zero
    var count: Float = 0
    for y in Int(part.minY.rounded(.down))..<Int(part.maxY.rounded(.up)) {
      for x in Int(part.minX.rounded(.down))..<Int(part.maxX.rounded(.up)) {
        sum += pixel(x, y)
        count += 1
      }
    }
    return sum / max(count, 1)
  }
}
