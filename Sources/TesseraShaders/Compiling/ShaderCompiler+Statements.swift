extension ShaderCompiler {
  /// Whether what follows a statement can be reached.
  enum Flow { case goesOn, ends }

  // MARK: Functions

  /// Puts the body of a function here.
  mutating func inline(
    _ function: ShaderFunctionSyntax, _ arguments: [ShaderValue], at token: ShaderToken
  ) throws -> ShaderValue {
    guard frames.count < Self.deepestCalls else {
      throw token.error("\(function.name) calls itself, or too many others.")
    }
    let registers = try allocate(function.result.componentCount)
    var frame = Frame(result: function.result, registers: registers)
    if function.body.dropLast().contains(where: \.returns) || function.body.last?.returnsInside ?? false {
      frame.returned = try emit(new: .move, noLanes)
    }
    var variables: [String: ShaderValue] = [:]
    for (parameter, argument) in zip(function.parameters, arguments) {
      variables[parameter.name] = try bind(parameter, argument, at: token)
    }
    let (outerScopes, outerMask) = (scopes, mask)
    scopes = [variables]
    frames.append(frame)
    let flow = try compile(function.body)
    frames.removeLast()
    (scopes, mask) = (outerScopes, outerMask)
    if flow == .goesOn, function.result != .void, !(function.body.last?.returnsInside ?? false) {
      throw function.token.error("\(function.name) does not return a value at its end.")
    }
    return ShaderValue(type: function.result, registers: registers)
  }

  /// A parameter as a variable: a copy of the argument, or the caller's variable itself.
  private mutating func bind(
    _ parameter: ShaderFunctionSyntax.Parameter, _ argument: ShaderValue, at token: ShaderToken
  ) throws -> ShaderValue {
    if parameter.isReference {
      guard argument.type == parameter.type else {
        throw token.error("A variable of the type \(parameter.type.name) is needed here.")
      }
      return argument
    }
    var value = try convert(argument, to: parameter.type, at: token)
    if value.type.componentCount > 0 {
      let copy = try allocate(value.registers.count)
      for (target, source) in zip(copy, value.registers) { emit(.move, target, source) }
      value.registers = copy
    }
    return value
  }

  // MARK: Statements

  /// Compiles statements up to the first one that nothing comes after.
  mutating func compile(_ statements: [ShaderStatement]) throws -> Flow {
    for statement in statements where try compile(statement) == .ends { return .ends }
    return .goesOn
  }

  private mutating func compile(_ statement: ShaderStatement) throws -> Flow {
    guard instructions.count < Self.mostInstructions else {
      throw ShaderError(file: "", line: 0, message: "The function and those that it calls are too large.")
    }
    switch statement {
    case .block(let statements):
      scopes.append([:])
      let flow = try releasing { try $0.compile(statements) }
      scopes.removeLast()
      return flow
    case .declaration(let type, let name, let value, let token):
      try declare(type, name, value, token)
    case .expression(let expression):
      try releasing { _ = try $0.compile(expression) }
    case .condition(let condition, let body, let otherwise):
      return try compileCondition(condition, body, otherwise)
    case .loop(let loop):
      try compileLoop(loop)
      return .goesOn
    case .end(let token, let isContinue):
      try leaveTurn(token, isContinue: isContinue)
      return .ends
    case .result(let value, let token):
      try leaveFunction(value, token)
      return .ends
    }
    return .goesOn
  }

  private mutating func declare(
    _ type: ShaderType?, _ name: String, _ expression: ShaderExpression?, _ token: ShaderToken
  ) throws {
    if type == .sampler {
      var value = ShaderValue(type: .sampler)
      if let expression { value.sampling = try sampling(expression) }
      return declare(name, value)
    }
    var type = type
    if type == nil, let expression {
      // What the type is, without what working it out takes.
      let count = instructions.count
      type = try releasing { try $0.compile(expression).type }
      instructions.removeLast(instructions.count - count)
    }
    guard var type else { throw token.error("The variable \(name) has no value.") }
    if case .array(let element, 0) = type, case .list(let values)? = expression?.kind {
      type = .array(element, values.count)
    }
    let registers = try allocate(type.componentCount)
    if let expression {
      try releasing { compiler in
        let value = try compiler.compile(expression, as: type)
        for (target, source) in zip(registers, value.registers) { compiler.emit(.move, target, source) }
      }
    } else {
      let zero = noLanes
      for register in registers { emit(.move, register, zero) }
    }
    declare(name, ShaderValue(type: type, registers: registers))
  }

  // MARK: Conditions

  private mutating func compileCondition(
    _ condition: ShaderExpression, _ body: ShaderStatement, _ otherwise: ShaderStatement?
  ) throws -> Flow {
    let leaves = body.leaves || otherwise?.leaves ?? false
    let after = leaves ? try allocate(1)[0] : nil
    let outer = mask
    let flow = try releasing { compiler -> Flow in
      let value = try compiler.compile(condition, as: .bool).registers[0]
      let lanes = compiler.lanes
      compiler.mask = try compiler.emit(new: .integer(.and), lanes, value)
      let rest = try compiler.emit(new: .integer(.andNot), lanes, value)
      let skip = compiler.emitJump(unless: compiler.mask)
      let bodyFlow = try compiler.compile(body)
      compiler.land(skip)
      guard let otherwise else { return .goesOn }
      compiler.mask = rest
      let skipRest = compiler.emitJump(unless: rest)
      let restFlow = try compiler.compile(otherwise)
      compiler.land(skipRest)
      return bodyFlow == .ends && restFlow == .ends ? .ends : .goesOn
    }
    mask = outer
    if let after, flow == .goesOn { try takeOutLanes(that: after) }
    return flow
  }

  /// Goes on with the lanes that have not left, in a register that stays.
  private mutating func takeOutLanes(that register: Int) throws {
    emit(.move, register, lanes)
    if let returned = frames.last?.returned { emit(.integer(.andNot), register, register, returned) }
    if let loop = frames.last?.loops.last {
      emit(.integer(.and), register, register, loop.live)
      if let continued = loop.continued { emit(.integer(.andNot), register, register, continued) }
    }
    mask = register
  }

  // MARK: Loops

  private mutating func compileLoop(_ loop: ShaderLoop) throws {
    let after = loop.body.returns ? try allocate(1)[0] : nil
    let outer = mask
    scopes.append([:])
    try releasing { compiler in
      if let start = loop.start {
        // Its variables belong to the loop.
        if case .block(let declarations) = start {
          _ = try compiler.compile(declarations)
        } else {
          _ = try compiler.compile(start)
        }
      }
      try compiler.compileTurns(loop)
    }
    scopes.removeLast()
    mask = outer
    if let after { try takeOutLanes(that: after) }
  }

  private mutating func compileTurns(_ loop: ShaderLoop) throws {
    let live = try emit(new: .move, lanes)
    let continued = loop.body.continues ? try allocate(1)[0] : nil
    let head = instructions.count
    emit(.turn)
    var exits: [Int] = []
    mask = live
    if !loop.runsFirst { exits.append(try emitExit(loop, live)) }
    if let continued { emit(.move, continued, noLanes) }
    frames[frames.count - 1].loops.append(Loop(live: live, continued: continued))
    _ = try compile(loop.body)
    frames[frames.count - 1].loops.removeLast()
    mask = live
    if let step = loop.step { try releasing { _ = try $0.compile(step) } }
    exits.append(loop.runsFirst ? try emitExit(loop, live) : emitJump(unless: live))
    emit(.jump, head)
    for exit in exits { land(exit) }
  }

  /// Takes out the lanes where the condition does not hold; a jump that is taken when none is left.
  private mutating func emitExit(_ loop: ShaderLoop, _ live: Int) throws -> Int {
    if let condition = loop.condition {
      try releasing { compiler in
        let value = try compiler.compile(condition, as: .bool).registers[0]
        compiler.emit(.integer(.and), live, live, value)
      }
    }
    return emitJump(unless: live)
  }

  private mutating func leaveTurn(_ token: ShaderToken, isContinue: Bool) throws {
    guard let loop = frames.last?.loops.last else { throw token.error("'\(token.text)' is outside of a loop.") }
    if isContinue, let continued = loop.continued {
      emit(.integer(.or), continued, continued, lanes)
    } else {
      emit(.integer(.andNot), loop.live, loop.live, lanes)
    }
  }

  private mutating func leaveFunction(_ expression: ShaderExpression?, _ token: ShaderToken) throws {
    guard let frame = frames.last else { return }
    if let expression {
      guard frame.result != .void else { throw token.error("The function returns no value.") }
      try releasing { compiler in
        let value = try compiler.compile(expression, as: frame.result)
        for (target, source) in zip(frame.registers, value.registers) { compiler.storeWhere(target, source) }
      }
    } else if frame.result != .void {
      throw token.error("A value of the type \(frame.result.name) is missing after 'return'.")
    }
    guard let returned = frame.returned else { return }
    // The mask may be the register of a loop, which changes here.
    let leaving = try emit(new: .move, lanes)
    emit(.integer(.or), returned, returned, leaving)
    for loop in frame.loops { emit(.integer(.andNot), loop.live, loop.live, leaving) }
  }

  /// Sets a register in the lanes that run.
  mutating func storeWhere(_ register: Int, _ value: Int) {
    if let mask { emit(.moveWhere, register, value, 0, mask) } else { emit(.move, register, value) }
  }
}

extension ShaderStatement {
  /// Whether lanes may leave the function, the loop around it or its turn here.
  var leaves: Bool {
    switch self {
    case .end, .result: true
    case .block(let statements): statements.contains(where: \.leaves)
    case .condition(_, let body, let otherwise): body.leaves || otherwise?.leaves ?? false
    case .loop(let loop): loop.body.returns
    case .declaration, .expression: false
    }
  }

  /// Whether there is a `return` in it.
  var returns: Bool {
    switch self {
    case .result: true
    case .block(let statements): statements.contains(where: \.returns)
    case .condition(_, let body, let otherwise): body.returns || otherwise?.returns ?? false
    case .loop(let loop): loop.body.returns
    case .declaration, .expression, .end: false
    }
  }

  /// Whether there is a `return` in it that not all lanes need to reach.
  var returnsInside: Bool {
    if case .result = self { false } else { returns }
  }

  /// Whether there is a `continue` for the loop around it.
  var continues: Bool {
    switch self {
    case .end(_, let isContinue): isContinue
    case .block(let statements): statements.contains(where: \.continues)
    case .condition(_, let body, let otherwise): body.continues || otherwise?.continues ?? false
    case .declaration, .expression, .result, .loop: false
    }
  }
}
