/// An expression as it was read.
final class ShaderExpression: Sendable {
  indirect enum Kind: Sendable {
    case float(Float)
    case integer(UInt32, isUnsigned: Bool)
    case bool(Bool)
    case name(String)
    /// `-`, `+`, `!` or `~`.
    case unary(String, ShaderExpression)
    /// `++` or `--`, before or after its operand.
    case step(String, ShaderExpression, isPrefix: Bool)
    case binary(String, ShaderExpression, ShaderExpression)
    /// `=`, `+=` and the like.
    case assignment(String, ShaderExpression, ShaderExpression)
    case conditional(ShaderExpression, ShaderExpression, ShaderExpression)
    case call(String, [ShaderExpression])
    case construction(ShaderType, [ShaderExpression])
    /// The same bits as another type.
    case bitCast(ShaderType, ShaderExpression)
    case member(ShaderExpression, String)
    case method(ShaderExpression, String, [ShaderExpression])
    case element(ShaderExpression, ShaderExpression)
    case list([ShaderExpression])
  }

  let kind: Kind
  let token: ShaderToken

  init(_ kind: Kind, _ token: ShaderToken) {
    self.kind = kind
    self.token = token
  }
}

/// A statement as it was read.
indirect enum ShaderStatement: Sendable {
  case block([ShaderStatement])
  /// The type is nil for `auto`.
  case declaration(ShaderType?, String, ShaderExpression?, ShaderToken)
  case expression(ShaderExpression)
  case condition(ShaderExpression, ShaderStatement, ShaderStatement?)
  case loop(ShaderLoop)
  case end(ShaderToken, isContinue: Bool)
  case result(ShaderExpression?, ShaderToken)
}

/// `for`, `while` or `do`.
struct ShaderLoop: Sendable {
  var start: ShaderStatement?
  var condition: ShaderExpression?
  var step: ShaderExpression?
  var body: ShaderStatement
  /// Whether the body runs once before the condition is asked.
  var runsFirst = false
  var token: ShaderToken
}

/// A function as it was read.
final class ShaderFunctionSyntax: Sendable {
  struct Parameter: Sendable {
    var type: ShaderType
    var name: String
    /// Whether the function changes a variable of its caller.
    var isReference: Bool
  }

  let name: String
  let token: ShaderToken
  let isStitchable: Bool
  let result: ShaderType
  let parameters: [Parameter]
  let body: [ShaderStatement]

  init(
    name: String, token: ShaderToken, isStitchable: Bool, result: ShaderType, parameters: [Parameter],
    body: [ShaderStatement]
  ) {
    self.name = name
    self.token = token
    self.isStitchable = isStitchable
    self.result = result
    self.parameters = parameters
    self.body = body
  }
}
