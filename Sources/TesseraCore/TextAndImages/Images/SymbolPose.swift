import Foundation

/// How a symbol is drawn in the midst of an effect.
nonisolated struct SymbolPose: Equatable, Animatable {
  var scale = 1.0
  var opacity = 1.0
  var degrees = 0.0
  var x = 0.0
  var y = 0.0

  var animatableData: TransformVector {
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
