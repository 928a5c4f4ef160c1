import Foundation

/// How a symbol is drawn in the midst of an effect.
package nonisolated struct SymbolPose: Equatable, Animatable {
  package var scale = 1.0
  package var opacity = 1.0
  package var degrees = 0.0
  package var x = 0.0
  package var y = 0.0

  package init(scale: Double = 1, opacity: Double = 1, degrees: Double = 0, x: Double = 0, y: Double = 0) {
    self.scale = scale
    self.opacity = opacity
    self.degrees = degrees
    self.x = x
    self.y = y
  }

  package var animatableData: TransformVector {
    get {
      var figures = SIMD16<Double>.zero
      (figures[0], figures[1], figures[2], figures[3], figures[4]) = (scale, opacity, degrees, x, y)
      return TransformVector(figures: figures)
    }
    set {
      let figures = newValue.figures
      (scale, opacity, degrees, x, y) = (figures[0], figures[1], figures[2], figures[3], figures[4])
    }
  }
}
