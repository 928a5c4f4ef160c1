extension ShaderCompiler {
  private static let unaryFunctions: [String: UnaryMath] = [
    "fabs": .abs, "abs": .abs, "floor": .floor, "ceil": .ceil, "round": .round, "rint": .rint, "trunc": .trunc,
    "fract": .fract, "sqrt": .sqrt, "rsqrt": .rsqrt, "sin": .sin, "cos": .cos, "tan": .tan, "asin": .asin,
    "acos": .acos, "atan": .atan, "sinh": .sinh, "cosh": .cosh, "tanh": .tanh, "exp": .exp, "exp2": .exp2,
    "exp10": .exp10, "log": .log, "log2": .log2, "log10": .log10, "sign": .sign, "saturate": .saturate,
    "sinpi": .sinpi, "cospi": .cospi,
  ]

  private static let binaryFunctions: [String: BinaryMath] = [
    "fmin": .min, "fmax": .max, "min": .min, "max": .max, "fmod": .fmod, "pow": .pow, "powr": .pow, "atan2": .atan2,
  ]

  /// The result of a function that works on each component; nil if there is none of that name.
  mutating func mathematics(
    _ name: String, _ arguments: [ShaderValue], _ token: ShaderToken
  ) throws -> ShaderValue? {
    switch arguments.count {
    case 1: return try ofOne(name, arguments[0], token)
    case 2: return try ofTwo(name, arguments, token)
    case 3: return try ofThree(name, arguments, token)
    default: return nil
    }
  }

  // MARK: One argument

  private mutating func ofOne(_ name: String, _ value: ShaderValue, _ token: ShaderToken) throws -> ShaderValue? {
    if name == "abs", let element = value.type.element, !element.isFloating {
      guard element == .int else { return value }
      let negative = try unary("-", value, token)
      let registers = try zip(value.registers, negative.registers).map { try emit(new: .integer(.max), $0, $1) }
      return ShaderValue(type: value.type, registers: registers)
    }
    if name == "isnan" || name == "isinf" {
      let value = try floating(value, token)
      let infinity = constant(Float.infinity)
      return ShaderValue(
        type: value.type.with(.bool),
        registers: try value.registers.map { register in
          if name == "isnan" { return try emit(new: .compare(.notEqual), register, register) }
          return try emit(new: .compare(.equal), try emit(new: .unary(.abs), register), infinity)
        })
    }
    guard let function = Self.unaryFunctions[name] else { return nil }
    return try floating(value, token).mapped { try emit(new: .unary(function), $0) }
  }

  // MARK: Two arguments

  private mutating func ofTwo(_ name: String, _ arguments: [ShaderValue], _ token: ShaderToken) throws -> ShaderValue? {
    guard Self.binaryFunctions[name] != nil || name == "step" else { return nil }
    var type = try commonType(arguments[0], arguments[1], token)
    let keepsIntegers = name == "min" || name == "max"
    if type.element?.isFloating != true, !keepsIntegers { type = type.with(.float) }
    let values = try arguments.map { try convert($0, to: type, at: token).registers }
    if name == "step" {
      let (zero, one) = (noLanes, constant(Float(1)))
      let registers = try zip(values[0], values[1]).map {
        try emit(new: .select, zero, one, try emit(new: .compare(.less), $1, $0))
      }
      return ShaderValue(type: type, registers: registers)
    }
    guard let operation = Self.operation(name, type) else { return nil }
    return ShaderValue(type: type, registers: try zip(values[0], values[1]).map { try emit(new: operation, $0, $1) })
  }

  private static func operation(_ name: String, _ type: ShaderType) -> ShaderInstruction.Operation? {
    guard type.element?.isFloating != true else { return binaryFunctions[name].map { .binary($0) } }
    let isUnsigned = type.element == .uint
    return .integer(name == "min" ? isUnsigned ? .minUnsigned : .min : isUnsigned ? .maxUnsigned : .max)
  }

  // MARK: Three arguments

  private mutating func ofThree(
    _ name: String, _ arguments: [ShaderValue], _ token: ShaderToken
  ) throws -> ShaderValue? {
    switch name {
    case "clamp":
      return try ofTwo("max", [arguments[0], arguments[1]], token).flatMap {
        try ofTwo("min", [$0, arguments[2]], token)
      }
    case "mix", "lerp":
      let difference = try binary("-", arguments[1], arguments[0], token)
      return try binary("+", arguments[0], try binary("*", difference, arguments[2], token), token)
    case "fma", "mad":
      return try binary("+", try binary("*", arguments[0], arguments[1], token), arguments[2], token)
    case "smoothstep":
      return try smoothstep(arguments, token)
    case "select":
      let type = try commonType(arguments[0], arguments[1], token)
      let (first, second) = (
        try convert(arguments[0], to: type, at: token), try convert(arguments[1], to: type, at: token)
      )
      let condition = try convert(arguments[2], to: type.with(.bool), at: token)
      let registers = try first.registers.indices.map {
        try emit(new: .select, second.registers[$0], first.registers[$0], condition.registers[$0])
      }
      return ShaderValue(type: type, registers: registers)
    default:
      return nil
    }
  }

  private mutating func smoothstep(_ arguments: [ShaderValue], _ token: ShaderToken) throws -> ShaderValue? {
    let values = try arguments.map { try floating($0, token) }
    let width = try binary("-", values[1], values[0], token)
    let share = try binary("/", try binary("-", values[2], values[0], token), width, token)
    guard let share = try ofOne("saturate", share, token) else { return nil }
    let (two, three) = (
      ShaderValue(type: .float, registers: [constant(Float(2))]),
      ShaderValue(type: .float, registers: [constant(Float(3))])
    )
    let rest = try binary("-", three, try binary("*", share, two, token), token)
    return try binary("*", try binary("*", share, share, token), rest, token)
  }
}
