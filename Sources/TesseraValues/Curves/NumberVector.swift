/// Any number of figures that are animated together. Zero fits every number of them.
package nonisolated struct NumberVector: VectorArithmetic {
  var numbers: ContiguousArray<Double>

  package init(_ numbers: ContiguousArray<Double>) {
    self.numbers = numbers
  }

  package static var zero: NumberVector { NumberVector([]) }

  private static func combine(
    _ left: NumberVector, _ right: NumberVector, _ sign: Double
  ) -> NumberVector {
    var result = left
    if result.numbers.count < right.numbers.count {
      result.numbers.append(
        contentsOf: repeatElement(0, count: right.numbers.count - result.numbers.count))
    }
    for index in right.numbers.indices { result.numbers[index] += sign * right.numbers[index] }
    return result
  }

  package static func + (left: NumberVector, right: NumberVector) -> NumberVector { combine(left, right, 1) }

  package static func - (left: NumberVector, right: NumberVector) -> NumberVector { combine(left, right, -1) }

  package mutating func scale(by factor: Double) {
    for index in numbers.indices { numbers[index] *= factor }
  }

  package var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

  package static func == (left: NumberVector, right: NumberVector) -> Bool {
    for index in 0..<max(left.numbers.count, right.numbers.count)
    where left[index] != right[index] {
      return false
    }
    return true
  }

  package subscript(index: Int) -> Double {
    index < numbers.count ? numbers[index] : 0
  }
}
