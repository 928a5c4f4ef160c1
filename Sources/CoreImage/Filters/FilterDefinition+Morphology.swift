import Foundation

/// CI9: Filters that look for the brightest or the darkest in a circle, and those with a threshold.
extension FilterDefinition {
  /// A circle with a larger radius takes too long.
  private static let largestRadius = 50.0

  static let morphologies: [FilterDefinition] = [
    .ofImage("CIMorphologyMaximum", [kCIInputRadiusKey: 0.0]) { extremes($0, $1) { pointwiseMax($0, $1) } },
    .ofImage("CIMorphologyMinimum", [kCIInputRadiusKey: 0.0]) { extremes($0, $1) { pointwiseMin($0, $1) } },
    .ofImage("CIMorphologyGradient", [kCIInputRadiusKey: 5.0]) { image, inputs in
      let largest = extremes(image, inputs) { pointwiseMax($0, $1) }
      let smallest = extremes(image, inputs) { pointwiseMin($0, $1) }
      let difference = largest.plane.combined(with: smallest.plane) { SIMD4(SIMD3(lowHalf: $0 - $1), $0.w) }
      return image.with(difference)
    },
    .ofColors("CIColorThreshold", ["inputThreshold": 0.5]) { inputs in
      let threshold = SIMD3<Float>(repeating: inputs.float("inputThreshold"))
      return { color in SIMD3<Float>.zero.replacing(with: 1, where: color .>= threshold) }
    },
  ]

  private static func extremes(
    _ image: CIImage, _ inputs: FilterInputs,
    _ choose: (PixelPlane.Pixel, PixelPlane.Pixel) -> PixelPlane.Pixel
  ) -> CIImage {
    let radius = min(max(inputs.number(kCIInputRadiusKey), 0), largestRadius)
    guard image.plane.width > 0, image.plane.height > 0 else { return image }
    let reach = Int(radius)
    let halves = (-reach...reach).map { Int((radius * radius - Double($0 * $0)).squareRoot()) }
    let plane = image.plane
    return image.with(
      PixelPlane(width: plane.width, height: plane.height) { column, row in
        var chosen = plane.nearestPixel(column, row)
        for (index, half) in halves.enumerated() {
          for place in (column - half)...(column + half) {
            chosen = choose(chosen, plane.nearestPixel(place, row + index - reach))
          }
        }
        return chosen
      })
  }
}

extension SIMD3<Float> {
  fileprivate init(lowHalf pixel: SIMD4<Float>) {
    self.init(pixel.x, pixel.y, pixel.z)
  }
}
