import Foundation

extension PixelPlane {
  /// Kernels of more than these pixels to each side are replaced by running sums.
  private static let largestKernel = 30

  /// A plane that is softened by a bell curve, as large as this one.
  ///
  /// - Parameters:
  ///   - sigma: the deviation, in pixels; what is not above 0 changes nothing.
  ///   - isClamped: whether the pixels at the border go on outside of it, where it is clear otherwise.
  func blurred(sigma: Double, isClamped: Bool) -> PixelPlane {
    guard sigma.isFinite, sigma > 0.01 else { return self }
    let reach = Int((min(sigma, 1_000) * 3).rounded(.up))
    guard reach > Self.largestKernel else {
      let kernel = (-reach...reach).map { Float(exp(-Double($0 * $0) / (2 * sigma * sigma))) }
      let sum = kernel.reduce(0, +)
      let weights = kernel.map { $0 / sum }
      return convolvedAlongRows(weights, isClamped).transposed.convolvedAlongRows(weights, isClamped).transposed
    }
    // Three means over the same width are near to a bell curve.
    let width = Int((sqrt(sigma * sigma * 4 + 1) / 2).rounded())
    var plane = self
    for _ in 0..<3 { plane = plane.averagedAlongRows(width, isClamped) }
    plane = plane.transposed
    for _ in 0..<3 { plane = plane.averagedAlongRows(width, isClamped) }
    return plane.transposed
  }

  /// A plane in which each pixel is the mean of a square around it.
  func boxBlurred(radius: Double, isClamped: Bool) -> PixelPlane {
    guard radius.isFinite, radius >= 0.5 else { return self }
    let reach = Int(min(radius, 2_000).rounded())
    return averagedAlongRows(reach, isClamped).transposed.averagedAlongRows(reach, isClamped).transposed
  }

  private var transposed: PixelPlane {
    PixelPlane(width: height, height: width) { column, row in pixels[column * width + row] }
  }

  private func convolvedAlongRows(_ weights: [Float], _ isClamped: Bool) -> PixelPlane {
    let reach = weights.count / 2
    return PixelPlane(width: width, height: height) { column, row in
      var sum = Pixel.zero
      for (index, weight) in weights.enumerated() {
        let place = column + index - reach
        sum += (isClamped ? nearestPixel(place, row) : pixel(place, row)) * weight
      }
      return sum
    }
  }

  private func averagedAlongRows(_ reach: Int, _ isClamped: Bool) -> PixelPlane {
    var result = self
    let factor = 1 / Float(2 * reach + 1)
    for row in 0..<height {
      func read(_ column: Int) -> Pixel { isClamped ? nearestPixel(column, row) : pixel(column, row) }
      var sum = Pixel.zero
      for column in -reach...reach { sum += read(column) }
      for column in 0..<width {
        result.pixels[row * width + column] = sum * factor
        sum += read(column + reach + 1) - read(column - reach)
      }
    }
    return result
  }
}
