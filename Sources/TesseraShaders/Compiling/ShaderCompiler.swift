/// Makes a program of a function. Functions that it calls are put in the place of the calls.
///
/// Lanes take different ways through conditions and loops: each instruction works on all lanes, and what is stored in
/// variables is stored in those lanes that `mask` has.
package struct ShaderCompiler {
  /// How large a program may become.
  static let mostInstructions = 100_000
  static let mostRegisters = 16_384
  /// How deep functions may call one another.
  static let deepestCalls = 32

  /// A function that is being compiled.
  struct Frame {
    var result: ShaderType
    var registers: [Int]
    /// The lanes that have returned; nil while all return at the end.
    var returned: Int?
    var loops: [Loop] = []
  }

  struct Loop {
    /// The lanes that go on.
    var live: Int
    /// The lanes that are done with this turn; nil if there is no `continue`.
    var continued: Int?
  }

  let module: ShaderModule
  var instructions: [ShaderInstruction] = []
  private var constantNumbers: [UInt32: Int] = [:]
  private var constants: [UInt32] = []
  private var nextRegister = 0
  private var registerCount = 0
  /// The innermost is the last.
  var scopes: [[String: ShaderValue]] = []
  var frames: [Frame] = []
  /// The register of the lanes that run; nil for all.
  var mask: Int?
  /// Constants of the file that are being worked out, against circles.
  var openConstants: Set<String> = []
  var globals: [String: ShaderValue] = [:]

  init(_ module: ShaderModule) {
    self.module = module
  }

  // MARK: Registers

  /// Registers side by side.
  mutating func allocate(_ count: Int) throws -> [Int] {
    let first = nextRegister
    nextRegister += count
    registerCount = max(registerCount, nextRegister)
    guard registerCount <= Self.mostRegisters else {
      throw ShaderError(file: "", line: 0, message: "A function needs too many variables.")
    }
    return Array(first..<nextRegister)
  }

  /// Runs `body` and frees the registers that it took.
  mutating func releasing<Result>(_ body: (inout ShaderCompiler) throws -> Result) rethrows -> Result {
    let first = nextRegister
    defer { nextRegister = first }
    return try body(&self)
  }

  /// Constants have negative numbers until the program is complete.
  mutating func constant(bits: UInt32) -> Int {
    if let number = constantNumbers[bits] { return number }
    let number = -1 - constants.count
    constants.append(bits)
    constantNumbers[bits] = number
    return number
  }

  mutating func constant(_ value: Float) -> Int { constant(bits: value.bitPattern) }
  mutating func constant(_ value: Int) -> Int { constant(bits: UInt32(bitPattern: Int32(value))) }

  var noLanes: Int { mutating get { constant(bits: 0) } }
  var allLanes: Int { mutating get { constant(bits: .max) } }
  var lanes: Int { mutating get { mask ?? allLanes } }

  // MARK: Instructions

  mutating func emit(_ operation: ShaderInstruction.Operation, _ d: Int = 0, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0) {
    instructions.append(
      ShaderInstruction(operation: operation, d: Int32(d), a: Int32(a), b: Int32(b), c: Int32(c)))
  }

  /// The result of an operation in a new register.
  mutating func emit(new operation: ShaderInstruction.Operation, _ a: Int, _ b: Int = 0, _ c: Int = 0) throws -> Int {
    let register = try allocate(1)[0]
    emit(operation, register, a, b, c)
    return register
  }

  /// A jump whose destination `land` says.
  mutating func emitJump(unless lanes: Int? = nil) -> Int {
    if let lanes { emit(.jumpUnless, 0, lanes) } else { emit(.jump) }
    return instructions.count - 1
  }

  mutating func land(_ jump: Int) { instructions[jump].d = Int32(instructions.count) }

  // MARK: Names

  func variable(_ name: String) -> ShaderValue? {
    for scope in scopes.reversed() { if let value = scope[name] { return value } }
    return nil
  }

  mutating func declare(_ name: String, _ value: ShaderValue) { scopes[scopes.count - 1][name] = value }

  // MARK: Programs

  /// The program of a function for a use; throws what is wrong with it.
  package static func compile(
    _ name: String, for usage: ShaderUsage, _ arguments: [ShaderArgumentKind], in module: ShaderModule
  ) throws -> ShaderProgram {
    let candidates = module.functions[name] ?? []
    guard let function = candidates.first(where: \.isStitchable) else {
      if let problem = module.unusable[name]?.first ?? (candidates.isEmpty ? module.problems.first : nil) {
        throw problem
      }
      if let function = candidates.first { throw function.token.error("\(name) is not [[ stitchable ]].") }
      throw ShaderError(file: "", line: 0, message: "There is no [[ stitchable ]] function \(name).")
    }
    var compiler = ShaderCompiler(module)
    do {
      return try compiler.program(of: function, usage, arguments)
    } catch var error as ShaderError {
      if error.line == 0 { (error.file, error.line) = (function.token.file, function.token.line) }
      throw error
    }
  }

  /// Throws what is wrong with a function, for arguments as it declares them.
  static func check(_ function: ShaderFunctionSyntax, in module: ShaderModule) throws {
    var compiler = ShaderCompiler(module)
    compiler.scopes = [[:]]
    let values = try function.parameters.map {
      ShaderValue(type: $0.type, registers: try compiler.allocate($0.type.componentCount))
    }
    _ = try compiler.inline(function, values, at: function.token)
  }

  private mutating func program(
    of function: ShaderFunctionSyntax, _ usage: ShaderUsage, _ arguments: [ShaderArgumentKind]
  ) throws -> ShaderProgram {
    var program = ShaderProgram()
    scopes = [[:]]
    var values = [ShaderValue(type: .vector(.float, 2), registers: try allocate(2))]
    program.inputs = values[0].registers
    if usage == .color {
      values.append(ShaderValue(type: .vector(.half, 4), registers: try allocate(4)))
      program.inputs += values[1].registers
    }
    if usage == .layer { values.append(ShaderValue(type: .layer)) }
    let given = try self.values(of: arguments, function, after: values.count)
    program.uniforms = given.flatMap(\.registers)
    values += given
    guard values.count == function.parameters.count else {
      throw function.token.error(
        "\(function.name) takes \(function.parameters.count) arguments, and gets \(values.count).")
    }
    let result: ShaderType = usage == .distortion ? .vector(.float, 2) : .vector(.half, 4)
    guard function.result.componentCount == result.componentCount, function.result.isVector else {
      throw function.token.error("\(function.name) has to return \(result.name) for this use.")
    }
    let value = try convert(try inline(function, values, at: function.token), to: result, at: function.token)
    program.outputs = value.registers
    finish(&program)
    return program
  }

  /// What a call gives after the values of its use, in registers that stay as they are.
  private mutating func values(
    of arguments: [ShaderArgumentKind], _ function: ShaderFunctionSyntax, after first: Int
  ) throws -> [ShaderValue] {
    var values: [ShaderValue] = []
    var (buffers, pictures) = (0, 0)
    for argument in arguments {
      switch argument {
      case .numbers(let count):
        values.append(
          ShaderValue(type: .of(.float, min(max(count, 1), 4)), registers: try allocate(min(max(count, 1), 4))))
      case .color:
        values.append(ShaderValue(type: .vector(.half, 4), registers: try allocate(4)))
      case .picture:
        values.append(ShaderValue(type: .texture, resource: pictures))
        pictures += 1
      case .numberArray, .colorArray, .bytes:
        var element = argument == .colorArray ? ShaderType.vector(.half, 4) : .float
        let place = first + values.count
        if argument == .bytes, function.parameters.indices.contains(place),
          case .buffer(let declared) = function.parameters[place].type
        {
          guard declared.element != .half, declared.element != .bool, declared.isScalar || declared.isVector else {
            throw function.token.error("Data cannot be read as \(declared.name) here.")
          }
          element = declared
        }
        values.append(ShaderValue(type: .buffer(element), resource: buffers))
        values.append(ShaderValue(type: .int, registers: try allocate(1)))
        buffers += 1
      }
    }
    return values
  }

  /// Gives the constants the first registers.
  private mutating func finish(_ program: inout ShaderProgram) {
    let count = constants.count
    func moved(_ register: Int) -> Int { register < 0 ? -1 - register : register + count }
    program.constants = constants
    program.registerCount = registerCount + count
    program.inputs = program.inputs.map(moved)
    program.uniforms = program.uniforms.map(moved)
    program.outputs = program.outputs.map(moved)
    program.instructions = instructions.map { instruction in
      var instruction = instruction
      var isJump = false
      if case .jump = instruction.operation { isJump = true }
      if case .jumpUnless = instruction.operation { isJump = true }
      if !isJump { instruction.d = Int32(moved(Int(instruction.d))) }
      instruction.a = Int32(moved(Int(instruction.a)))
      instruction.b = Int32(moved(Int(instruction.b)))
      instruction.c = Int32(moved(Int(instruction.c)))
      return instruction
    }
  }
}
