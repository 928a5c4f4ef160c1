import Foundation
import SwiftUI

extension CIImage {
  /// How many points a pixel is made of along each side where a picture becomes smaller.
  private static let mostSamples = 8.0

  /// The picture within a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    let part = surroundings == .clamped ? rect : pixelExtent.intersection(rect)
    guard let area = PixelArea(part), let plane = plane(in: area.rect) else { return .empty() }
    return CIImage(plane, left: area.left, bottom: area.bottom, sampling: sampling)
  }

  /// The picture, moved, scaled, turned or slanted. A transform that flattens it makes it empty.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    if let moved = moved(by: matrix) { return moved }
    let determinant = matrix.a * matrix.d - matrix.b * matrix.c
    guard determinant.isFinite, abs(determinant) > 1e-9, let area = PixelArea(pixelExtent.applying(matrix)) else {
      return .empty()
    }
    let inverse = matrix.inverted()
    let samples = min(max((1 / abs(determinant).squareRoot()).rounded(.up), 1), Self.mostSamples)
    let steps = stride(from: 0.5 / samples, to: 1, by: 1 / samples)
    let factor = 1 / Float(samples * samples)
    let plane = PixelPlane(width: area.width, height: area.height) { column, row in
      let (x, y) = (CGFloat(area.left + column), CGFloat(area.bottom + area.height - 1 - row))
      var sum = PixelPlane.Pixel.zero
      for across in steps {
        for up in steps { sum += color(at: CGPoint(x: x + across, y: y + up).applying(inverse)) }
      }
      return sum * factor
    }
    return CIImage(
      plane, left: area.left, bottom: area.bottom, surroundings: surroundings, sampling: sampling)
  }

  /// The picture at another place of whole pixels; nil if the transform does anything else.
  private func moved(by matrix: CGAffineTransform) -> CIImage? {
    let isMove = matrix.a == 1 && matrix.b == 0 && matrix.c == 0 && matrix.d == 1
    guard isMove, matrix.tx == matrix.tx.rounded(), matrix.ty == matrix.ty.rounded(), abs(matrix.tx) < 1e9,
      abs(matrix.ty) < 1e9
    else { return nil }
    return CIImage(
      plane, left: left + Int(matrix.tx), bottom: bottom + Int(matrix.ty), surroundings: surroundings,
      sampling: sampling)
  }

  /// The picture with a border that goes on endlessly.
  public func clampedToExtent() -> CIImage {
    guard plane.width > 0, plane.height > 0 else { return self }
    return CIImage(plane, left: left, bottom: bottom, surroundings: .clamped, sampling: sampling)
  }

  /// The picture whose pixels stay squares where it becomes larger.
  public func samplingNearest() -> CIImage {
    CIImage(plane, left: left, bottom: bottom, surroundings: surroundings, sampling: .nearest)
  }

  /// The picture whose pixels flow into one another where it becomes larger.
  public func samplingLinear() -> CIImage {
    CIImage(plane, left: left, bottom: bottom, surroundings: surroundings, sampling: .linear)
  }

  /// The picture in front of another one.
  public func composited(over other: CIImage) -> CIImage {
    combined(with: other) { front, back in front + back * (1 - front.w) }
  }

  /// Two pictures pixel by pixel, where one of them is.
  func combined(
    with other: CIImage, _ combine: (PixelPlane.Pixel, PixelPlane.Pixel) -> PixelPlane.Pixel
  ) -> CIImage {
    let isClamped = surroundings == .clamped && other.surroundings == .clamped
    let extent =
      switch (surroundings, other.surroundings) {
      case (.clamped, .clear): other.pixelExtent
      case (.clear, .clamped): pixelExtent
      default: pixelExtent.union(other.pixelExtent)
      }
    guard let area = PixelArea(extent) else { return .empty() }
    let plane = PixelPlane(width: area.width, height: area.height) { column, row in
      let (x, y) = (area.left + column, area.bottom + area.height - 1 - row)
      return combine(pixel(x, y), other.pixel(x, y))
    }
    return CIImage(plane, left: area.left, bottom: area.bottom, surroundings: isClamped ? .clamped : .clear)
  }
}
