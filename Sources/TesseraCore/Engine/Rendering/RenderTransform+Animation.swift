import Foundation

/// D61: angles and anchors are multiplied by 128, so that a small difference in them counts as much as one in lengths.
nonisolated extension RenderTransform: Animatable {
  var animatableData: TransformVector {
    get {
      var figures = SIMD16<Double>.zero
      switch self {
      case .scale(let x, let y, let anchor):
        (figures[0], figures[1]) = (Double(x) * animatableUnitScale, Double(y) * animatableUnitScale)
        Self.write(anchor, to: &figures, at: 2)
      case .rotation(let angle, let anchor):
        figures[0] = angle.animatableData
        Self.write(anchor, to: &figures, at: 2)
      case .matrix(let matrix):
        Self.write([matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty], to: &figures)
      case .turn(let turn):
        figures[0] = turn.angle.animatableData
        Self.write(turn.anchor, to: &figures, at: 2)
        Self.write([turn.x, turn.y, turn.z, turn.anchorZ, turn.perspective], to: &figures, at: 4)
      case .projection(let matrix):
        Self.write(
          [
            matrix.m11, matrix.m12, matrix.m13, matrix.m21, matrix.m22, matrix.m23, matrix.m31, matrix.m32,
            matrix.m33,
          ], to: &figures)
      }
      return TransformVector(figures: figures)
    }
    set {
      let figures = newValue.figures
      let anchor = UnitPoint(x: figures[2] / animatableUnitScale, y: figures[3] / animatableUnitScale)
      switch self {
      case .scale:
        self = .scale(
          x: CGFloat(figures[0] / animatableUnitScale), y: CGFloat(figures[1] / animatableUnitScale),
          anchor: anchor)
      case .rotation:
        self = .rotation(.radians(figures[0] / animatableUnitScale), anchor: anchor)
      case .matrix:
        self = .matrix(
          CGAffineTransform(
            a: figures[0], b: figures[1], c: figures[2], d: figures[3], tx: figures[4], ty: figures[5]))
      case .turn:
        self = .turn(
          SpaceRotation(
            .radians(figures[0] / animatableUnitScale), axis: (figures[4], figures[5], figures[6]), anchor: anchor,
            anchorZ: figures[7], perspective: figures[8]))
      case .projection:
        var matrix = ProjectionTransform()
        (matrix.m11, matrix.m12, matrix.m13) = (figures[0], figures[1], figures[2])
        (matrix.m21, matrix.m22, matrix.m23) = (figures[3], figures[4], figures[5])
        (matrix.m31, matrix.m32, matrix.m33) = (figures[6], figures[7], figures[8])
        self = .projection(matrix)
      }
    }
  }

  private static func write(_ anchor: UnitPoint, to figures: inout SIMD16<Double>, at index: Int) {
    figures[index] = Double(anchor.x) * animatableUnitScale
    figures[index + 1] = Double(anchor.y) * animatableUnitScale
  }

  private static func write(_ values: [CGFloat], to figures: inout SIMD16<Double>, at start: Int = 0) {
    for (index, value) in values.enumerated() { figures[start + index] = Double(value) }
  }
}
