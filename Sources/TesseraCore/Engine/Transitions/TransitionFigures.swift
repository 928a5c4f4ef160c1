import Foundation

/// What a transition does to the drawing of a view, in numbers.
nonisolated struct TransitionFigures: Equatable, Sendable {
  var opacity = 1.0
  /// Points.
  var offset = CGSize.zero
  /// In parts of the view's own size, toward its trailing and its bottom edge.
  var shift = CGSize.zero
  var scale = 1.0
  /// About which point it is scaled.
  var anchor = UnitPoint.center
  /// Points.
  var blur = 0.0

  /// Both changes at once.
  func combined(with other: TransitionFigures) -> TransitionFigures {
    var result = self
    result.opacity *= other.opacity
    result.offset.width += other.offset.width
    result.offset.height += other.offset.height
    result.shift.width += other.shift.width
    result.shift.height += other.shift.height
    result.scale *= other.scale
    if other.scale != 1 { result.anchor = other.anchor }
    result.blur = max(blur, other.blur)
    return result
  }

  /// Where points of a view of `size` are drawn.
  ///
  /// - Parameter isMirrored: whether lines run from right to left.
  func matrix(in size: CGSize, isMirrored: Bool) -> CGAffineTransform {
    let x = offset.width + (isMirrored ? -1 : 1) * shift.width * size.width
    let y = offset.height + shift.height * size.height
    let move = CGAffineTransform(translationX: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
    let usable = scale.isFinite ? scale : 1
    return CGAffineTransform(scaleX: usable, y: usable).around(anchor, in: size).concatenating(move)
  }
}

nonisolated extension TransitionFigures: Animatable {
  var animatableData: TransformVector {
    get {
      var figures = SIMD16<Double>.zero
      figures[0] = opacity * animatableUnitScale
      (figures[1], figures[2]) = (Double(offset.width), Double(offset.height))
      // A difference of 1 in parts of a size counts as much as one of a hundred points.
      (figures[3], figures[4]) = (
        Double(shift.width) * animatableUnitScale, Double(shift.height) * animatableUnitScale
      )
      figures[5] = scale * animatableUnitScale
      figures[6] = blur
      return TransformVector(figures: figures)
    }
    set {
      let figures = newValue.figures
      opacity = figures[0] / animatableUnitScale
      offset = CGSize(width: figures[1], height: figures[2])
      shift = CGSize(width: figures[3] / animatableUnitScale, height: figures[4] / animatableUnitScale)
      scale = figures[5] / animatableUnitScale
      blur = figures[6]
    }
  }
}
