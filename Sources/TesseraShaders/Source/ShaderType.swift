/// A type of the language.
indirect enum ShaderType: Equatable, Sendable {
  enum Scalar: Equatable, Sendable {
    case bool, int, uint, half, float

    var isFloating: Bool { self == .half || self == .float }

    var name: String {
      switch self {
      case .bool: "bool"
      case .int: "int"
      case .uint: "uint"
      case .half: "half"
      case .float: "float"
      }
    }
  }

  struct Field: Equatable, Sendable {
    var name: String
    var type: ShaderType
  }

  case void
  case scalar(Scalar)
  case vector(Scalar, Int)
  /// Column by column, as vectors of `rows`.
  case matrix(Scalar, columns: Int, rows: Int)
  case array(ShaderType, Int)
  case structure(String, [Field])
  /// What a pointer of an argument leads to.
  case buffer(ShaderType)
  case layer
  case texture
  case sampler

  static let float = ShaderType.scalar(.float)
  static let int = ShaderType.scalar(.int)
  static let bool = ShaderType.scalar(.bool)

  /// The number of registers that a value takes.
  var componentCount: Int {
    switch self {
    case .void, .buffer, .layer, .texture, .sampler: 0
    case .scalar: 1
    case .vector(_, let count): count
    case .matrix(_, let columns, let rows): columns * rows
    case .array(let element, let count): element.componentCount * count
    case .structure(_, let fields): fields.reduce(0) { $0 + $1.type.componentCount }
    }
  }

  /// The kind of the components of a scalar, a vector or a matrix.
  var element: Scalar? {
    switch self {
    case .scalar(let scalar), .vector(let scalar, _), .matrix(let scalar, _, _): scalar
    default: nil
    }
  }

  var isVector: Bool { if case .vector = self { true } else { false } }
  var isScalar: Bool { if case .scalar = self { true } else { false } }

  /// A scalar for one component, or else a vector.
  static func of(_ scalar: Scalar, _ count: Int) -> ShaderType { count == 1 ? .scalar(scalar) : .vector(scalar, count) }

  /// The same shape with components of another kind.
  func with(_ scalar: Scalar) -> ShaderType {
    switch self {
    case .scalar: .scalar(scalar)
    case .vector(_, let count): .vector(scalar, count)
    case .matrix(_, let columns, let rows): .matrix(scalar, columns: columns, rows: rows)
    default: self
    }
  }

  var name: String {
    switch self {
    case .void: "void"
    case .scalar(let scalar): scalar.name
    case .vector(let scalar, let count): "\(scalar.name)\(count)"
    case .matrix(let scalar, let columns, let rows): "\(scalar.name)\(columns)x\(rows)"
    case .array(let element, let count): "\(element.name)[\(count)]"
    case .structure(let name, _): name
    case .buffer(let element): "const \(element.name) *"
    case .layer: "SwiftUI::Layer"
    case .texture: "texture2d"
    case .sampler: "sampler"
    }
  }

  /// The type that a name stands for by itself.
  static func named(_ name: String) -> ShaderType? {
    switch name {
    case "void": return .void
    case "Layer": return .layer
    case "sampler": return .sampler
    case "size_t": return .scalar(.uint)
    default: break
    }
    let name = name.hasPrefix("packed_") ? String(name.dropFirst("packed_".count)) : name
    let scalars: [(String, Scalar)] = [
      ("float", .float), ("half", .half), ("int", .int), ("uint", .uint), ("bool", .bool),
    ]
    for (prefix, scalar) in scalars where name.hasPrefix(prefix) {
      let rest = Array(name.utf8.dropFirst(prefix.utf8.count)).map { Int($0) - 48 }
      if rest.isEmpty { return .scalar(scalar) }
      guard let first = rest.first, (2...4).contains(first) else { return nil }
      if rest.count == 1 { return .vector(scalar, first) }
      guard rest.count == 3, rest[1] == Int(UInt8(ascii: "x")) - 48, (2...4).contains(rest[2]), scalar.isFloating
      else { return nil }
      return .matrix(scalar, columns: first, rows: rest[2])
    }
    return nil
  }
}
