extension ShaderCompiler {
  // MARK: Finding

  /// Where the value of an expression is; what is no variable is a place that nothing can be put in.
  mutating func place(_ expression: ShaderExpression) throws -> ShaderPlace {
    switch expression.kind {
    case .member(let base, let name):
      return try member(name, of: try place(base), expression.token)
    case .element(let base, let index):
      if case .name(let name) = base.kind, let value = variable(name), case .buffer(let element) = value.type {
        return try read(element, value, index)
      }
      return try self.element(index, of: try place(base), expression.token)
    default:
      let value = try compile(expression)
      return ShaderPlace(type: value.type, registers: value.registers)
    }
  }

  private mutating func member(_ name: String, of place: ShaderPlace, _ token: ShaderToken) throws -> ShaderPlace {
    if case .structure(_, let fields) = place.type {
      var first = 0
      for field in fields {
        let count = field.type.componentCount
        if field.name == name { return place.part(Array(first..<first + count), field.type) }
        first += count
      }
      throw token.error("\(place.type.name) has no member \(name).")
    }
    guard case .vector(let scalar, let count) = place.type, (1...4).contains(name.count) else {
      throw token.error("\(place.type.name) has no member \(name).")
    }
    for letters in ["xyzw", "rgba"] {
      let components = name.compactMap { letter in
        letters.firstIndex(of: letter).map { letters.distance(from: letters.startIndex, to: $0) }
      }
      guard components.count == name.count else { continue }
      guard components.allSatisfy({ $0 < count }) else { break }
      return place.part(components, .of(scalar, components.count))
    }
    throw token.error("\(place.type.name) has no component \(name).")
  }

  /// What a pointer leads to.
  private mutating func read(
    _ element: ShaderType, _ buffer: ShaderValue, _ index: ShaderExpression
  ) throws -> ShaderPlace {
    let index = try compile(index, as: .int).registers[0]
    let count = element.componentCount
    // In memory, three components take as much room as four.
    let stride = count == 3 ? 4 : count
    let registers = try (0..<count).map {
      try emit(new: .read(buffer: Int32(buffer.resource), stride: Int32(stride), offset: Int32($0)), 0, index)
    }
    return ShaderPlace(type: element, registers: registers)
  }

  private mutating func element(
    _ index: ShaderExpression, of place: ShaderPlace, _ token: ShaderToken
  ) throws -> ShaderPlace {
    let (type, count): (ShaderType, Int)
    switch place.type {
    case .array(let element, let length): (type, count) = (element, length)
    case .vector(let scalar, let length): (type, count) = (.scalar(scalar), length)
    case .matrix(let scalar, let columns, let rows): (type, count) = (.vector(scalar, rows), columns)
    default: throw token.error("\(place.type.name) has no elements.")
    }
    let stride = type.componentCount
    if case .integer(let number, _) = index.kind {
      guard number < count else { throw token.error("There are only \(count) elements.") }
      return place.part(Array(Int(number) * stride..<(Int(number) + 1) * stride), type)
    }
    guard place.element == nil else {
      throw token.error(
        "An element of an element, both by variables, is outside of the subset of the language that runs here.")
    }
    var registers = place.registers
    let isRow = zip(registers, registers.dropFirst()).allSatisfy { $1 == $0 + 1 } && (registers.first ?? 0) >= 0
    if !isRow {
      registers = try allocate(registers.count)
      for (target, source) in zip(registers, place.registers) { emit(.move, target, source) }
    }
    let number = try compile(index, as: .int).registers[0]
    return ShaderPlace(
      type: type, registers: isRow ? registers : [],
      element: ShaderPlace.Element(
        first: registers.first ?? 0, index: number, count: count, stride: stride, components: Array(0..<stride)))
  }

  // MARK: Reading and writing

  mutating func load(_ place: ShaderPlace) throws -> ShaderValue {
    guard let element = place.element else { return ShaderValue(type: place.type, registers: place.registers) }
    let registers = try element.components.map {
      try emit(
        new: .load(count: Int32(element.count), stride: Int32(element.stride)), element.first + $0, element.index)
    }
    return ShaderValue(type: place.type, registers: registers)
  }

  /// Puts a value of the place's type there, in the lanes that run.
  mutating func store(_ value: ShaderValue, in place: ShaderPlace, at token: ShaderToken) throws {
    guard !place.registers.isEmpty, place.registers.allSatisfy({ $0 >= 0 }) else {
      throw token.error("Nothing can be stored here.")
    }
    if let element = place.element {
      for (component, register) in zip(element.components, value.registers) {
        emit(
          .store(count: Int32(element.count), stride: Int32(element.stride)), element.first + component, register,
          element.index, lanes)
      }
      return
    }
    // `v.xy = v.yx`: all is read before anything is written.
    let overlaps = value.registers.count > 1 && !Set(value.registers).isDisjoint(with: place.registers)
    let sources = overlaps ? try value.registers.map { try emit(new: .move, $0) } : value.registers
    for (target, source) in zip(place.registers, sources) { storeWhere(target, source) }
  }

  mutating func assign(
    _ mark: String, _ target: ShaderExpression, _ expression: ShaderExpression, _ token: ShaderToken
  ) throws -> ShaderValue {
    try requireVariable(target)
    let place = try place(target)
    var value: ShaderValue
    if mark == "=" {
      value = try compile(expression, as: place.type)
    } else {
      value = try binary(String(mark.dropLast()), try load(place), try compile(expression), token)
      value = try convert(value, to: place.type, at: token)
    }
    try store(value, in: place, at: token)
    return value
  }

  /// Only variables and parts of them can be changed.
  func requireVariable(_ target: ShaderExpression) throws {
    switch target.kind {
    case .name(let name):
      guard variable(name) != nil else {
        throw target.token.error(
          module.constants[name] != nil ? "The constant \(name) cannot be changed." : "There is no variable \(name).")
      }
    case .member(let base, _), .element(let base, _):
      if case .name(let name) = base.kind, let value = variable(name), case .buffer = value.type {
        throw target.token.error("What the pointer \(name) leads to cannot be changed.")
      }
      try requireVariable(base)
    default: throw target.token.error("Nothing can be stored here.")
    }
  }
}

extension ShaderPlace {
  /// Some of the components.
  func part(_ indices: [Int], _ type: ShaderType) -> ShaderPlace {
    var part = self
    part.type = type
    if var element {
      element.components = indices.map { element.components[$0] }
      part.element = element
    } else {
      part.registers = indices.map { registers[$0] }
    }
    return part
  }
}
