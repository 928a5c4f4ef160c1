/// Any number of figures that are animated together. Zero fits every number of them.
nonisolated struct NumberVector: VectorArithmetic {
  var numbers: ContiguousArray<Double>

  init(_ numbers: ContiguousArray<Double>) {
    self.numbers = numbers
  }

  static var zero: NumberVector { NumberVector([]) }

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

  static func + (left: NumberVector, right: NumberVector) -> NumberVector { combine(left, right, 1) }

  static func - (left: NumberVector, right: NumberVector) -> NumberVector { combine(left, right, -1) }

  mutating func scale(by factor: Double) {
    for index in numbers.indices { numbers[index] *= factor }
  }

  var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

  static func == (left: NumberVector, right: NumberVector) -> Bool {
    for index in 0..<max(left.numbers.count, right.numbers.count)
    where left[index] != right[index] {
      return false
    }
    return true
  }

  subscript(index: Int) -> Double {
    index < numbers.count ? numbers[index] : 0
  }
}
