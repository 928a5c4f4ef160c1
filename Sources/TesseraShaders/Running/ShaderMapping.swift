/// An affine map from one plane to another: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
package struct ShaderMapping: Equatable, Sendable {
  var a: Float
  var b: Float
  var c: Float
  var d: Float
  var tx: Float
  var ty: Float

  package init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (Float(a), Float(b), Float(c), Float(d), Float(tx), Float(ty))
  }

  @inline(__always)
  func image(of x: Float, _ y: Float) -> (Float, Float) {
    (a * x + c * y + tx, b * x + d * y + ty)
  }
}
