import Foundation

/// The numbers of a transform of any kind.
nonisolated struct TransformVector: VectorArithmetic {
  var figures: SIMD16<Double>

  static var zero: TransformVector { TransformVector(figures: .zero) }

  static func + (left: TransformVector, right: TransformVector) -> TransformVector {
    TransformVector(figures: left.figures + right.figures)
  }

  static func - (left: TransformVector, right: TransformVector) -> TransformVector {
    TransformVector(figures: left.figures - right.figures)
  }

  mutating func scale(by factor: Double) {
    figures *= factor
  }

  var magnitudeSquared: Double { (figures * figures).sum() }
}
