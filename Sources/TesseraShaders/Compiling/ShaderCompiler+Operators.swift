extension ShaderCompiler {
  // MARK: Types of two operands

  /// The type that two operands are converted to; a number goes with a vector.
  mutating func commonType(_ left: ShaderValue, _ right: ShaderValue, _ token: ShaderToken) throws -> ShaderType {
    guard let first = left.type.element, let second = right.type.element else {
      throw token.error("\(left.type.name) and \(right.type.name) do not go together.")
    }
    switch (left.type, right.type) {
    case (.scalar, .scalar):
      return .scalar(Self.wider(first, second))
    case (.vector(_, let count), .scalar):
      return .vector(Self.kind(ofVector: first, number: second), count)
    case (.scalar, .vector(_, let count)):
      return .vector(Self.kind(ofVector: second, number: first), count)
    case (.vector(_, let one), .vector(_, let other)) where one == other:
      return .vector(Self.wider(first, second), one)
    case (.matrix, .matrix) where left.type.with(.float) == right.type.with(.float):
      return left.type.with(Self.wider(first, second))
    default:
      throw token.error("\(left.type.name) and \(right.type.name) do not go together.")
    }
  }

  private static func wider(_ left: ShaderType.Scalar, _ right: ShaderType.Scalar) -> ShaderType.Scalar {
    let order: [ShaderType.Scalar] = [.float, .half, .uint, .int]
    return order.first { $0 == left || $0 == right } ?? .int
  }

  /// A number takes the kind of the vector, unless it would lose its fraction.
  private static func kind(ofVector vector: ShaderType.Scalar, number: ShaderType.Scalar) -> ShaderType.Scalar {
    vector.isFloating || !number.isFloating && vector != .bool ? vector : wider(vector, number)
  }

  // MARK: One operand

  mutating func unary(_ mark: String, _ value: ShaderValue, _ token: ShaderToken) throws -> ShaderValue {
    guard let element = value.type.element else { throw token.error("'\(mark)' does not work on \(value.type.name).") }
    switch mark {
    case "+": return value
    case "!":
      let value = try convert(value, to: value.type.with(.bool), at: token)
      let all = allLanes
      return try value.mapped { try emit(new: .integer(.andNot), all, $0) }
    case "~":
      guard element == .int || element == .uint else { throw token.error("'~' does not work on \(value.type.name).") }
      let all = allLanes
      return try value.mapped { try emit(new: .integer(.xor), $0, all) }
    default:
      if element.isFloating { return try value.mapped { try emit(new: .unary(.negate), $0) } }
      let value = element == .bool ? try convert(value, to: value.type.with(.int), at: token) : value
      let zero = noLanes
      return try value.mapped { try emit(new: .integer(.subtract), zero, $0) }
    }
  }

  mutating func step(
    _ mark: String, _ operand: ShaderExpression, isPrefix: Bool, _ token: ShaderToken
  ) throws -> ShaderValue {
    try requireVariable(operand)
    let place = try place(operand)
    let old = try load(place)
    // The variable changes below; its value before has to stay.
    let kept = isPrefix ? old : try old.mapped { try emit(new: .move, $0) }
    let one = ShaderValue(type: .int, registers: [constant(1)])
    let new = try convert(try binary(mark == "++" ? "+" : "-", old, one, token), to: place.type, at: token)
    try store(new, in: place, at: token)
    return isPrefix ? new : kept
  }

  // MARK: Two operands

  mutating func binary(
    _ mark: String, _ left: ShaderValue, _ right: ShaderValue, _ token: ShaderToken
  ) throws -> ShaderValue {
    if mark == "*", let product = try product(left, right, token) { return product }
    var type = try commonType(left, right, token)
    if case .matrix = type, mark != "+", mark != "-" { throw token.error("'\(mark)' does not work on matrices.") }
    if type.element == .bool { type = type.with(.int) }
    let first = try convert(left, to: type, at: token)
    let second = try convert(right, to: type, at: token)
    if let comparison = try comparison(mark, first, second) { return comparison }
    guard let element = type.element, let operation = Self.operation(mark, element) else {
      throw token.error("'\(mark)' does not work on \(type.name).")
    }
    let registers = try zip(first.registers, second.registers).map { try emit(new: operation, $0, $1) }
    return ShaderValue(type: type, registers: registers)
  }

  private mutating func comparison(
    _ mark: String, _ left: ShaderValue, _ right: ShaderValue
  ) throws -> ShaderValue? {
    guard let element = left.type.element else { return nil }
    let operations: [Comparison] =
      element.isFloating
      ? [.equal, .notEqual, .less, .lessOrEqual]
      : element == .uint
        ? [.integerEqual, .integerNotEqual, .unsignedLess, .unsignedLessOrEqual]
        : [.integerEqual, .integerNotEqual, .integerLess, .integerLessOrEqual]
    let marks = ["==", "!=", "<", "<="]
    let isSwapped = mark == ">" || mark == ">="
    guard let index = marks.firstIndex(of: mark == ">" ? "<" : mark == ">=" ? "<=" : mark) else { return nil }
    let (first, second) = isSwapped ? (right, left) : (left, right)
    let registers = try zip(first.registers, second.registers).map {
      try emit(new: .compare(operations[index]), $0, $1)
    }
    return ShaderValue(type: left.type.with(.bool), registers: registers)
  }

  private static func operation(
    _ mark: String, _ element: ShaderType.Scalar
  ) -> ShaderInstruction.Operation? {
    if element.isFloating {
      switch mark {
      case "+": return .binary(.add)
      case "-": return .binary(.subtract)
      case "*": return .binary(.multiply)
      case "/": return .binary(.divide)
      default: return nil
      }
    }
    let isUnsigned = element == .uint
    switch mark {
    case "+": return .integer(.add)
    case "-": return .integer(.subtract)
    case "*": return .integer(.multiply)
    case "/": return .integer(isUnsigned ? .divideUnsigned : .divide)
    case "%": return .integer(isUnsigned ? .remainderUnsigned : .remainder)
    case "&": return .integer(.and)
    case "|": return .integer(.or)
    case "^": return .integer(.xor)
    case "<<": return .integer(.shiftLeft)
    case ">>": return .integer(isUnsigned ? .shiftRightUnsigned : .shiftRight)
    default: return nil
    }
  }

  // MARK: Matrices

  /// A product that has a matrix; nil for any other.
  private mutating func product(
    _ left: ShaderValue, _ right: ShaderValue, _ token: ShaderToken
  ) throws -> ShaderValue? {
    switch (left.type, right.type) {
    case (.matrix(let scalar, _, _), .scalar):
      let number = try convert(right, to: .scalar(scalar), at: token).registers[0]
      return try left.mapped { try emit(new: .binary(.multiply), $0, number) }
    case (.scalar, .matrix):
      return try product(right, left, token)
    case (.matrix(let scalar, let columns, let rows), .vector(_, let count)) where columns == count:
      let vector = try convert(right, to: .vector(scalar, count), at: token).registers
      let registers = try (0..<rows).map { row in
        try sumOfProducts((0..<columns).map { left.registers[$0 * rows + row] }, vector)
      }
      return ShaderValue(type: .vector(scalar, rows), registers: registers)
    case (.vector(_, let count), .matrix(let scalar, let columns, let rows)) where rows == count:
      let vector = try convert(left, to: .vector(scalar, count), at: token).registers
      let registers = try (0..<columns).map { column in
        try sumOfProducts(Array(right.registers[column * rows..<(column + 1) * rows]), vector)
      }
      return ShaderValue(type: .of(scalar, columns), registers: registers)
    case (.matrix(let scalar, let inner, let rows), .matrix(_, let columns, let count)) where inner == count:
      let registers = try (0..<columns).flatMap { column in
        try (0..<rows).map { row in
          try sumOfProducts(
            (0..<inner).map { left.registers[$0 * rows + row] },
            Array(right.registers[column * inner..<(column + 1) * inner]))
        }
      }
      return ShaderValue(type: .matrix(scalar, columns: columns, rows: rows), registers: registers)
    case (.matrix, _), (_, .matrix):
      throw token.error("\(left.type.name) and \(right.type.name) cannot be multiplied.")
    default:
      return nil
    }
  }

  mutating func sumOfProducts(_ left: [Int], _ right: [Int]) throws -> Int {
    var sum: Int?
    for (first, second) in zip(left, right) {
      let product = try emit(new: .binary(.multiply), first, second)
      sum = try sum.map { try emit(new: .binary(.add), $0, product) } ?? product
    }
    return sum ?? noLanes
  }
}

extension ShaderValue {
  /// The value with each register replaced.
  func mapped(_ change: (Int) throws -> Int) rethrows -> ShaderValue {
    var value = self
    value.registers = try registers.map(change)
    return value
  }
}
