import Foundation

/// The numbers of a transform of any kind.
package nonisolated struct TransformVector: VectorArithmetic {
  package var figures: SIMD16<Double>

  package init(figures: SIMD16<Double>) {
    self.figures = figures
  }

  package static var zero: TransformVector { TransformVector(figures: .zero) }

  package static func + (left: TransformVector, right: TransformVector) -> TransformVector {
    TransformVector(figures: left.figures + right.figures)
  }

  package static func - (left: TransformVector, right: TransformVector) -> TransformVector {
    TransformVector(figures: left.figures - right.figures)
  }

  package mutating func scale(by factor: Double) {
    figures *= factor
  }

  package var magnitudeSquared: Double { (figures * figures).sum() }
}
