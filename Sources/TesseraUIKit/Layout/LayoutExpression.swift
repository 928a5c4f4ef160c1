/// A sum of variables of a solver and a constant, in points.
struct LayoutExpression {
  private(set) var terms: [(variable: LinearSolver.Variable, coefficient: Double)] = []
  private(set) var constant: Double
  /// Whether the constant follows something that changes without the constraints: margins, offsets, fonts.
  private(set) var isDynamic = false

  /// A constant.
  init(_ constant: Double = 0, isDynamic: Bool = false) {
    self.constant = constant.isFinite ? constant : 0
    self.isDynamic = isDynamic
  }

  /// A variable.
  init(_ variable: LinearSolver.Variable) {
    terms = [(variable, 1)]
    constant = 0
  }

  static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.terms += right.terms
    sum.constant += right.constant
    sum.isDynamic = left.isDynamic || right.isDynamic
    return sum
  }

  static func - (left: Self, right: Self) -> Self { left + right * -1 }

  static func * (left: Self, factor: Double) -> Self {
    var product = left
    product.constant *= factor
    for index in product.terms.indices { product.terms[index].coefficient *= factor }
    return product
  }
}
