import Foundation

/// A difference between two frames.
package struct GeometryVector: VectorArithmetic {
  var storage: SIMD4<Double>

  package init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    // Infinite values are not animated.
    func usable(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
    storage = SIMD4(usable(x), usable(y), usable(width), usable(height))
  }

  private init(_ storage: SIMD4<Double>) {
    self.storage = storage
  }

  package var offset: CGPoint { CGPoint(x: storage.x, y: storage.y) }

  package var growth: CGSize { CGSize(width: storage.z, height: storage.w) }

  package static var zero: GeometryVector { GeometryVector(SIMD4<Double>.zero) }

  package static func + (left: GeometryVector, right: GeometryVector) -> GeometryVector {
    GeometryVector(left.storage + right.storage)
  }

  package static func - (left: GeometryVector, right: GeometryVector) -> GeometryVector {
    GeometryVector(left.storage - right.storage)
  }

  package mutating func scale(by factor: Double) {
    storage *= factor
  }

  package var magnitudeSquared: Double { (storage * storage).sum() }
}

/// Whether a question about places is about the layout or about what is seen while something moves.
package enum GeometryStage {
  case final
  case shown
}
