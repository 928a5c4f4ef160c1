extension ShaderCompiler {
  /// The value of an expression, converted to a type.
  mutating func compile(_ expression: ShaderExpression, as type: ShaderType) throws -> ShaderValue {
    if case .list(let values) = expression.kind { return try list(values, as: type, at: expression.token) }
    return try convert(try compile(expression), to: type, at: expression.token)
  }

  mutating func compile(_ expression: ShaderExpression) throws -> ShaderValue {
    let token = expression.token
    switch expression.kind {
    case .float(let value):
      return ShaderValue(type: .float, registers: [constant(value)])
    case .integer(let value, let isUnsigned):
      return ShaderValue(
        type: .scalar(isUnsigned || value > Int32.max ? .uint : .int), registers: [constant(bits: value)])
    case .bool(let value):
      return ShaderValue(type: .bool, registers: [value ? allLanes : noLanes])
    case .name(let name):
      return try named(name, token)
    case .unary(let mark, let operand):
      return try unary(mark, try compile(operand), token)
    case .step(let mark, let operand, let isPrefix):
      return try step(mark, operand, isPrefix: isPrefix, token)
    case .binary(let mark, let left, let right):
      return try compileBinary(mark, left, right, token)
    case .assignment(let mark, let target, let value):
      return try assign(mark, target, value, token)
    case .conditional(let condition, let first, let second):
      return try conditional(condition, first, second, token)
    case .call(let name, let arguments):
      return try call(name, arguments, token)
    case .construction(let type, let arguments):
      return try construct(type, arguments, token)
    case .bitCast(let type, let operand):
      var value = try compile(operand)
      guard value.type.componentCount == type.componentCount, value.type.element != .half, type.element != .half,
        value.type.element != nil, type.element != nil
      else { throw token.error("\(value.type.name) has not as many bits as \(type.name).") }
      value.type = type
      return value
    case .member, .element:
      return try load(try place(expression))
    case .method(let base, let name, let arguments):
      return try method(base, name, arguments, token)
    case .list:
      throw token.error("Values in braces have no type here.")
    }
  }

  private mutating func named(_ name: String, _ token: ShaderToken) throws -> ShaderValue {
    if let value = variable(name) { return value }
    guard case .declaration(let type?, _, let expression?, _) = module.constants[name] else {
      throw token.error("There is no variable \(name).")
    }
    guard openConstants.insert(name).inserted else { throw token.error("The constant \(name) refers to itself.") }
    defer { openConstants.remove(name) }
    let outer = scopes
    scopes = [[:]]
    defer { scopes = outer }
    if type == .sampler { return ShaderValue(type: .sampler, sampling: try sampling(expression)) }
    if case .array(let element, 0) = type, case .list(let values) = expression.kind {
      return try list(values, as: .array(element, values.count), at: token)
    }
    return try compile(expression, as: type)
  }

  // MARK: Values in braces

  private mutating func list(
    _ expressions: [ShaderExpression], as type: ShaderType, at token: ShaderToken
  ) throws -> ShaderValue {
    switch type {
    case .array(let element, let count):
      guard expressions.count <= count else { throw token.error("There are more than \(count) values.") }
      return try values(expressions, Array(repeating: element, count: count), type)
    case .structure(_, let fields):
      guard expressions.count <= fields.count else { throw token.error("There are more than \(fields.count) values.") }
      return try values(expressions, fields.map(\.type), type)
    default:
      return try construct(type, expressions, token)
    }
  }

  /// What is missing at the end is 0.
  private mutating func values(
    _ expressions: [ShaderExpression], _ types: [ShaderType], _ whole: ShaderType
  ) throws -> ShaderValue {
    var registers: [Int] = []
    for (index, type) in types.enumerated() {
      registers +=
        index < expressions.count
        ? try compile(expressions[index], as: type).registers
        : Array(repeating: noLanes, count: type.componentCount)
    }
    return ShaderValue(type: whole, registers: registers)
  }

  // MARK: Conditions

  private mutating func conditional(
    _ condition: ShaderExpression, _ first: ShaderExpression, _ second: ShaderExpression, _ token: ShaderToken
  ) throws -> ShaderValue {
    let lanes = lanes
    let outer = mask
    let isFirst = try compile(condition, as: .bool).registers[0]
    mask = try emit(new: .integer(.and), lanes, isFirst)
    var left = try compile(first)
    mask = try emit(new: .integer(.andNot), lanes, isFirst)
    var right = try compile(second)
    mask = outer
    if left.type != right.type {
      let type = try commonType(left, right, token)
      left = try convert(left, to: type, at: token)
      right = try convert(right, to: type, at: token)
    }
    let registers = try zip(left.registers, right.registers).map { try emit(new: .select, $0, $1, isFirst) }
    return ShaderValue(type: left.type, registers: registers)
  }

  /// The second operand of `&&` and `||` runs where it is needed.
  private mutating func compileBinary(
    _ mark: String, _ left: ShaderExpression, _ right: ShaderExpression, _ token: ShaderToken
  ) throws -> ShaderValue {
    guard mark == "&&" || mark == "||" else { return try binary(mark, try compile(left), try compile(right), token) }
    let first = try compile(left)
    guard first.type.isScalar else {
      return try logic(mark, first, try compile(right), token)
    }
    let condition = try convert(first, to: .bool, at: token).registers[0]
    let (lanes, outer) = (lanes, mask)
    mask = try emit(new: .integer(mark == "&&" ? .and : .andNot), lanes, condition)
    let second = try compile(right, as: .bool).registers[0]
    mask = outer
    return ShaderValue(
      type: .bool, registers: [try emit(new: .integer(mark == "&&" ? .and : .or), condition, second)])
  }

  private mutating func logic(
    _ mark: String, _ left: ShaderValue, _ right: ShaderValue, _ token: ShaderToken
  ) throws -> ShaderValue {
    let type = left.type.with(.bool)
    let (first, second) = (try convert(left, to: type, at: token), try convert(right, to: type, at: token))
    let registers = try zip(first.registers, second.registers).map {
      try emit(new: .integer(mark == "&&" ? .and : .or), $0, $1)
    }
    return ShaderValue(type: type, registers: registers)
  }

  // MARK: Constructors

  mutating func construct(
    _ type: ShaderType, _ arguments: [ShaderExpression], _ token: ShaderToken
  ) throws -> ShaderValue {
    if case .structure = type { return try list(arguments, as: type, at: token) }
    guard let scalar = type.element else { throw token.error("A value of the type \(type.name) cannot be made.") }
    let values = try arguments.map { try compile($0) }
    if values.count == 1, case .matrix(_, let columns, let rows) = type {
      return try matrix(values[0], type, columns, rows, token)
    }
    if values.count == 1 {
      let value = values[0]
      if case .vector(_, let count) = value.type, case .scalar = type, count > 1 {
        throw token.error("\(value.type.name) cannot become \(type.name).")
      }
      return try convert(value, to: type, at: token)
    }
    var registers: [Int] = []
    for value in values {
      guard value.type.element != nil else { throw token.error("\(value.type.name) is no part of \(type.name).") }
      registers += try convert(value, to: value.type.with(scalar), at: token).registers
    }
    if registers.isEmpty { registers = Array(repeating: noLanes, count: type.componentCount) }
    guard registers.count == type.componentCount else {
      throw token.error("\(type.name) has \(type.componentCount) components, and gets \(registers.count).")
    }
    return ShaderValue(type: type, registers: registers)
  }

  /// A matrix with a number in its diagonal, or of another one.
  private mutating func matrix(
    _ value: ShaderValue, _ type: ShaderType, _ columns: Int, _ rows: Int, _ token: ShaderToken
  ) throws -> ShaderValue {
    guard value.type.isScalar, let scalar = type.element else { return try convert(value, to: type, at: token) }
    let number = try convert(value, to: .scalar(scalar), at: token).registers[0]
    let zero = noLanes
    let registers = (0..<columns).flatMap { column in (0..<rows).map { $0 == column ? number : zero } }
    return ShaderValue(type: type, registers: registers)
  }

  // MARK: Conversions

  /// A value as another type; a number becomes a vector of equal ones.
  mutating func convert(_ value: ShaderValue, to type: ShaderType, at token: ShaderToken) throws -> ShaderValue {
    if value.type == type { return value }
    guard let from = value.type.element, let to = type.element else {
      if case .buffer(let left) = value.type, case .buffer(let right) = type,
        left.componentCount == right.componentCount, left.element?.isFloating == right.element?.isFloating
      {
        return value
      }
      throw token.error("\(value.type.name) cannot become \(type.name).")
    }
    var registers = value.registers
    if from != to, !(from.isFloating && to.isFloating), let conversion = Self.conversion(from, to) {
      registers = try registers.map { try emit(new: .convert(conversion), $0) }
    }
    switch (value.type, type) {
    case (.scalar, .vector(_, let count)): registers = Array(repeating: registers[0], count: count)
    case (.scalar, .scalar): break
    case (.vector(_, let left), .vector(_, let right)) where left == right: break
    case (.matrix(_, let columns, let rows), .matrix(_, let newColumns, let newRows))
    where columns == newColumns && rows == newRows: break
    default: throw token.error("\(value.type.name) cannot become \(type.name).")
    }
    return ShaderValue(type: type, registers: registers)
  }

  /// nil where the bits stay as they are.
  private static func conversion(_ from: ShaderType.Scalar, _ to: ShaderType.Scalar) -> Conversion? {
    switch (from, to) {
    case (.float, .int), (.half, .int): .floatToInt
    case (.float, .uint), (.half, .uint): .floatToUInt
    case (.float, .bool), (.half, .bool): .floatToBool
    case (.int, .float), (.int, .half): .intToFloat
    case (.uint, .float), (.uint, .half): .uintToFloat
    case (.bool, .float), (.bool, .half): .boolToFloat
    case (.bool, .int), (.bool, .uint): .boolToInt
    case (.int, .bool), (.uint, .bool): .intToBool
    default: nil
    }
  }
}
