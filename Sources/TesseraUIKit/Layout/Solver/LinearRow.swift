/// A linear expression of symbols: a constant and terms, which are kept in the order of their symbols.
///
/// All orders are fixed, so that the same steps give the same figures in each run.
package struct LinearRow: Sendable {
  /// A symbol with its coefficient.
  package struct Term: Sendable {
    package var symbol: Int
    package var coefficient: Double
  }

  package var constant: Double
  package private(set) var terms: [Term] = []

  /// Coefficients nearer to zero than this are rounding errors.
  package static let tolerance = 1e-9

  package init(constant: Double = 0) {
    self.constant = constant
  }

  /// The coefficient of a symbol; zero if the expression does not have it.
  package subscript(symbol: Int) -> Double {
    let index = place(of: symbol)
    return index < terms.count && terms[index].symbol == symbol ? terms[index].coefficient : 0
  }

  /// Where a symbol is, or would have to be inserted.
  private func place(of symbol: Int) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Adds a multiple of a symbol.
  package mutating func add(_ symbol: Int, times factor: Double) {
    let index = place(of: symbol)
    guard index < terms.count, terms[index].symbol == symbol else {
      if abs(factor) > Self.tolerance { terms.insert(Term(symbol: symbol, coefficient: factor), at: index) }
      return
    }
    terms[index].coefficient += factor
    if abs(terms[index].coefficient) <= Self.tolerance { terms.remove(at: index) }
  }

  /// Adds a multiple of another expression.
  package mutating func add(_ other: LinearRow, times factor: Double) {
    constant += other.constant * factor
    guard !other.terms.isEmpty else { return }
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var (left, right) = (0, 0)
    while left < terms.count || right < other.terms.count {
      if right == other.terms.count || left < terms.count && terms[left].symbol < other.terms[right].symbol {
        sum.append(terms[left])
        left += 1
        continue
      }
      var term = other.terms[right]
      term.coefficient *= factor
      if left < terms.count, terms[left].symbol == term.symbol {
        term.coefficient += terms[left].coefficient
        left += 1
      }
      right += 1
      if abs(term.coefficient) > Self.tolerance { sum.append(term) }
    }
    terms = sum
  }

  /// Leaves a symbol out.
  ///
  /// - Returns: the coefficient that it had.
  @discardableResult
  package mutating func remove(_ symbol: Int) -> Double {
    let index = place(of: symbol)
    guard index < terms.count, terms[index].symbol == symbol else { return 0 }
    return terms.remove(at: index).coefficient
  }

  /// Puts an expression in the place of a symbol.
  package mutating func substitute(_ symbol: Int, by row: LinearRow) {
    let coefficient = remove(symbol)
    if coefficient != 0 { add(row, times: coefficient) }
  }

  package mutating func multiply(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Takes the expression as an equation with zero, and solves it for one of its symbols.
  package mutating func solve(for symbol: Int) {
    let coefficient = remove(symbol)
    multiply(by: -1 / coefficient)
  }

  /// Takes the expression as the value of a symbol, and turns that into the value of another symbol in it.
  package mutating func solve(_ basic: Int, for symbol: Int) {
    add(basic, times: -1)
    solve(for: symbol)
  }
}
