extension ShaderCompiler {
  mutating func call(_ name: String, _ expressions: [ShaderExpression], _ token: ShaderToken) throws -> ShaderValue {
    if let functions = module.functions[name] {
      return try call(functions, expressions, token)
    }
    if let problem = module.unusable[name]?.first { throw problem }
    let arguments = try expressions.map { try compile($0) }
    if let value = try geometry(name, arguments, token) { return value }
    if let value = try mathematics(name, arguments, token) { return value }
    throw token.error("There is no function \(name) for these \(arguments.count) arguments here.")
  }

  /// Calls the function whose parameters are most like the arguments.
  private mutating func call(
    _ functions: [ShaderFunctionSyntax], _ expressions: [ShaderExpression], _ token: ShaderToken
  ) throws -> ShaderValue {
    let arguments = try expressions.map { try compile($0) }
    let candidates = functions.filter { $0.parameters.count == arguments.count }
    func distance(_ function: ShaderFunctionSyntax) -> Int {
      zip(function.parameters, arguments).reduce(0) { sum, pair in
        let (parameter, argument) = (pair.0.type, pair.1.type)
        if parameter == argument { return sum }
        if parameter.componentCount != argument.componentCount || parameter.element == nil { return sum + 100 }
        return sum + (parameter.element?.isFloating == argument.element?.isFloating ? 1 : 2)
      }
    }
    guard let function = candidates.min(by: { distance($0) < distance($1) }) else {
      throw token.error("No function \(token.text) takes \(arguments.count) arguments.")
    }
    for (parameter, expression) in zip(function.parameters, expressions) where parameter.isReference {
      try requireVariable(expression)
      if case .element = expression.kind {
        throw token.error("A reference to an element is outside of the subset of the language that runs here.")
      }
    }
    return try inline(function, arguments, at: token)
  }

  // MARK: Pictures

  mutating func method(
    _ base: ShaderExpression, _ name: String, _ expressions: [ShaderExpression], _ token: ShaderToken
  ) throws -> ShaderValue {
    let value = try compile(base)
    switch (value.type, name) {
    case (.layer, "sample") where expressions.count == 1:
      return try color(.sampleLayer, try compile(expressions[0], as: .vector(.float, 2)))
    case (.texture, "sample") where expressions.count == 2:
      let sampler = try compile(expressions[0])
      guard sampler.type == .sampler else { throw token.error("The first argument is no sampler.") }
      let place = try compile(expressions[1], as: .vector(.float, 2))
      return try color(.samplePicture(Int32(value.resource), sampler.sampling), place)
    case (.texture, "read") where expressions.count == 1:
      let place = try compile(expressions[0], as: .vector(.float, 2))
      let half = constant(Float(0.5))
      let center = try place.mapped { try emit(new: .binary(.add), $0, half) }
      let sampling = ShaderSampling(address: .zero, isInPixels: true)
      return try color(.samplePicture(Int32(value.resource), sampling), center)
    case (.texture, "get_width") where expressions.isEmpty, (.texture, "get_height") where expressions.isEmpty:
      let size = try emit(new: .pictureSize(Int32(value.resource), isHeight: name == "get_height"), 0)
      return ShaderValue(type: .scalar(.uint), registers: [size])
    default:
      throw token.error("\(value.type.name) has no function \(name) here.")
    }
  }

  private mutating func color(
    _ operation: ShaderInstruction.Operation, _ place: ShaderValue
  ) throws -> ShaderValue {
    let registers = try allocate(4)
    emit(operation, registers[0], place.registers[0], place.registers[1])
    return ShaderValue(type: .vector(.half, 4), registers: registers)
  }

  /// What a sampler is declared with.
  func sampling(_ expression: ShaderExpression) throws -> ShaderSampling {
    let settings: [ShaderExpression]
    switch expression.kind {
    case .call("sampler", let values), .construction(.sampler, let values): settings = values
    default: throw expression.token.error("This sampler is outside of the subset of the language that runs here.")
    }
    var sampling = ShaderSampling()
    for setting in settings {
      guard case .name(let name) = setting.kind else { throw setting.token.error("This is no setting of a sampler.") }
      switch name {
      case "address::clamp_to_edge": sampling.address = .clamp
      case "address::clamp_to_zero": sampling.address = .zero
      case "address::repeat": sampling.address = .repeated
      case "address::mirrored_repeat": sampling.address = .mirrored
      case "filter::linear", "mag_filter::linear": sampling.isLinear = true
      case "filter::nearest", "mag_filter::nearest": sampling.isLinear = false
      case "coord::pixel": sampling.isInPixels = true
      case "coord::normalized", "min_filter::linear", "min_filter::nearest", "mip_filter::none": break
      default:
        throw setting.token.error("\(name) is outside of the subset of the language that runs here.")
      }
    }
    return sampling
  }

  // MARK: Functions of whole vectors

  /// The result of a function that puts components together; nil for any other.
  private mutating func geometry(
    _ name: String, _ arguments: [ShaderValue], _ token: ShaderToken
  ) throws -> ShaderValue? {
    switch (name, arguments.count) {
    case ("dot", 2), ("distance", 2), ("distance_squared", 2), ("cross", 2), ("reflect", 2), ("refract", 3):
      let vectors = try equalVectors(arguments.prefix(2), token)
      return try geometry(name, vectors, arguments.last, token)
    case ("length", 1), ("length_squared", 1), ("normalize", 1):
      let vector = try floating(arguments[0], token)
      let square = try sumOfProducts(vector.registers, vector.registers)
      if name == "length_squared" { return number(square, vector) }
      if name == "length" { return number(try emit(new: .unary(.sqrt), square), vector) }
      let factor = try emit(new: .unary(.rsqrt), square)
      return try vector.mapped { try emit(new: .binary(.multiply), $0, factor) }
    case ("any", 1), ("all", 1):
      let value = try convert(arguments[0], to: arguments[0].type.with(.bool), at: token)
      var result = value.registers[0]
      for register in value.registers.dropFirst() {
        result = try emit(new: .integer(name == "any" ? .or : .and), result, register)
      }
      return ShaderValue(type: .bool, registers: [result])
    case ("transpose", 1):
      guard case .matrix(let scalar, let columns, let rows) = arguments[0].type else { return nil }
      let registers = (0..<rows).flatMap { row in (0..<columns).map { arguments[0].registers[$0 * rows + row] } }
      return ShaderValue(type: .matrix(scalar, columns: rows, rows: columns), registers: registers)
    case ("determinant", 1):
      guard case .matrix(let scalar, let columns, let rows) = arguments[0].type, columns == rows else { return nil }
      return ShaderValue(type: .scalar(scalar), registers: [try determinant(arguments[0].registers, columns)])
    default:
      return nil
    }
  }

  private mutating func geometry(
    _ name: String, _ vectors: [ShaderValue], _ last: ShaderValue?, _ token: ShaderToken
  ) throws -> ShaderValue? {
    let (first, second) = (vectors[0], vectors[1])
    switch name {
    case "dot":
      return number(try sumOfProducts(first.registers, second.registers), first)
    case "distance", "distance_squared":
      let difference = try binary("-", first, second, token).registers
      let square = try sumOfProducts(difference, difference)
      return number(name == "distance" ? try emit(new: .unary(.sqrt), square) : square, first)
    case "cross":
      guard first.registers.count == 3 else { throw token.error("'cross' takes vectors of three components.") }
      let (a, b) = (first.registers, second.registers)
      let registers = try [(1, 2), (2, 0), (0, 1)].map { i, j in
        try emit(
          new: .binary(.subtract), try emit(new: .binary(.multiply), a[i], b[j]),
          try emit(new: .binary(.multiply), a[j], b[i]))
      }
      return ShaderValue(type: first.type, registers: registers)
    case "reflect":
      let twice = try emit(
        new: .binary(.multiply), constant(Float(2)), try sumOfProducts(first.registers, second.registers))
      return try binary("-", first, try binary("*", second, number(twice, first), token), token)
    default:
      return try last.map { try refract(first, second, $0, token) }
    }
  }

  private mutating func refract(
    _ incident: ShaderValue, _ normal: ShaderValue, _ ratio: ShaderValue, _ token: ShaderToken
  ) throws -> ShaderValue {
    let eta = try convert(ratio, to: number(0, incident).type, at: token)
    let cosine = number(try sumOfProducts(incident.registers, normal.registers), incident)
    let one = number(constant(Float(1)), incident)
    let sine = try binary("-", one, try binary("*", cosine, cosine, token), token)
    let k = try binary("-", one, try binary("*", try binary("*", eta, eta, token), sine, token), token)
    let root = number(try emit(new: .unary(.sqrt), k.registers[0]), incident)
    let factor = try binary("+", try binary("*", eta, cosine, token), root, token)
    let result = try binary(
      "-", try binary("*", incident, eta, token), try binary("*", normal, factor, token), token)
    let isInside = try emit(new: .compare(.less), k.registers[0], noLanes)
    let zero = noLanes
    return try result.mapped { try emit(new: .select, zero, $0, isInside) }
  }

  private mutating func determinant(_ registers: [Int], _ size: Int) throws -> Int {
    if size == 1 { return registers[0] }
    var sum: Int?
    for column in 0..<size {
      let minor = (0..<size).filter { $0 != column }.flatMap { other in (1..<size).map { registers[other * size + $0] }
      }
      let part = try emit(new: .binary(.multiply), registers[column * size], try determinant(minor, size - 1))
      sum = try sum.map { try emit(new: .binary(column.isMultiple(of: 2) ? .add : .subtract), $0, part) } ?? part
    }
    return sum ?? noLanes
  }

  /// A number of the kind of a vector's components.
  private func number(_ register: Int, _ vector: ShaderValue) -> ShaderValue {
    ShaderValue(type: .scalar(vector.type.element ?? .float), registers: [register])
  }

  private mutating func equalVectors(_ values: ArraySlice<ShaderValue>, _ token: ShaderToken) throws -> [ShaderValue] {
    let values = Array(values)
    let type = try commonType(values[0], values[1], token)
    return try values.map { try floating(try convert($0, to: type, at: token), token) }
  }

  /// A value with components that have fractions.
  mutating func floating(_ value: ShaderValue, _ token: ShaderToken) throws -> ShaderValue {
    guard let element = value.type.element else { throw token.error("\(value.type.name) is no number.") }
    return element.isFloating ? value : try convert(value, to: value.type.with(.float), at: token)
  }
}
