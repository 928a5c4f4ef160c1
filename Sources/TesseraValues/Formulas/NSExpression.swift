import Foundation

/// A formula that is evaluated: Foundation's class of that name, which has no effect in its Linux version (J230).
///
/// Numbers that are whole are calculated as whole numbers, so that `5 / 2` is 2 and `5.0 / 2` is 2.5. A formula that
/// cannot be read is warned of once and has no value.
open class NSExpression: NSObject, NSCopying {
  /// What a formula is made of.
  public enum ExpressionType: UInt, Sendable {
    /// A value that stays the same.
    case constantValue = 0
    /// The object that the formula is evaluated for.
    case evaluatedObject = 1
    /// A value of the context.
    case variable = 2
    /// A value of the object, by its name.
    case keyPath = 3
    /// A function of other formulas.
    case function = 4
    /// A list of formulas.
    case aggregate = 14
    /// What a closure gives.
    case block = 19
  }

  /// Gives the value of a formula: of the object, the values of the arguments and the context.
  public typealias Block = (Any?, [NSExpression], NSMutableDictionary?) -> Any?

  private enum Form {
    case constant(Any?)
    case object
    case variable(String)
    case path(String)
    case function(String, [NSExpression])
    case list([NSExpression])
    case block(Block, [NSExpression])
  }

  private let form: Form

  private init(_ form: Form) {
    self.form = form
    super.init()
  }

  /// A value that stays the same; nil for none.
  public convenience init(forConstantValue value: Any?) {
    self.init(.constant(value))
  }

  /// The value of the context that has a name.
  public convenience init(forVariable name: String) {
    self.init(.variable(name))
  }

  /// A value of the object, by a name or several with dots between them.
  public convenience init(forKeyPath path: String) {
    self.init(.path(path))
  }

  /// A function of other formulas, such as `sum:` or `divide:by:`.
  ///
  /// - Parameter arguments: formulas; other values are taken as constants. A function that is not known is warned of
  ///   when it is evaluated, and has no value.
  public convenience init(forFunction name: String, arguments: [Any]) {
    self.init(.function(name, arguments.map { $0 as? NSExpression ?? NSExpression(forConstantValue: $0) }))
  }

  /// A list of formulas.
  public convenience init(forAggregate parts: [NSExpression]) {
    self.init(.list(parts))
  }

  /// What a closure gives.
  public convenience init(block: @escaping Block, arguments: [NSExpression]?) {
    self.init(.block(block, arguments ?? []))
  }

  /// A formula as text, such as `"2 * (3 + 4)"`, with `%@`, `%K`, `%d` and `%f` for arguments (J230).
  public convenience init(format: String, _ arguments: any CVarArg...) {
    self.init(format: format, argumentArray: arguments)
  }

  /// A formula as text, with `%@`, `%K`, `%d` and `%f` for arguments (J230).
  public convenience init(format: String, argumentArray: [Any]) {
    switch FormulaParser.expression(format, argumentArray) {
    case .success(let expression): self.init(expression.form)
    case .failure(let problem):
      RuntimeWarning.report(.misusedViews("The formula \"\(format)\" cannot be read: \(problem.text)."))
      self.init(.constant(nil))
    }
  }

  /// The object that formulas are evaluated for.
  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.object) }

  // MARK: Parts

  /// What the formula is made of.
  open var expressionType: ExpressionType {
    switch form {
    case .constant: .constantValue
    case .object: .evaluatedObject
    case .variable: .variable
    case .path: .keyPath
    case .function: .function
    case .list: .aggregate
    case .block: .block
    }
  }

  /// The value of a constant; nil for other formulas.
  open var constantValue: Any? { if case .constant(let value) = form { value } else { nil } }

  /// The name of the value of the object; empty for other formulas.
  open var keyPath: String { if case .path(let path) = form { path } else { "" } }

  /// The name of the function; empty for other formulas.
  open var function: String { if case .function(let name, _) = form { name } else { "" } }

  /// The name of the value of the context; empty for other formulas.
  open var variable: String { if case .variable(let name) = form { name } else { "" } }

  /// What the function is of; nil for other formulas.
  open var arguments: [NSExpression]? {
    switch form {
    case .function(_, let arguments), .block(_, let arguments): arguments
    default: nil
    }
  }

  // MARK: Values

  /// The value of the formula for an object; nil if it has none.
  ///
  /// - Parameter context: the values of variables.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    switch form {
    case .constant(let value): return value
    case .object: return object
    case .variable(let name): return context?[name] ?? FormulaPath.value(of: context, name)
    case .path(let path): return FormulaPath.value(of: object, path)
    case .list(let parts): return parts.map { $0.expressionValue(with: object, context: context) ?? NSNull() }
    case .block(let block, let arguments): return block(object, arguments, context)
    case .function(let name, let arguments):
      return FormulaFunctions.value(name, arguments.map { $0.expressionValue(with: object, context: context) })
    }
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String {
    switch form {
    case .constant(let value): value.map { "\($0)" } ?? "nil"
    case .object: "SELF"
    case .variable(let name): "$\(name)"
    case .path(let path): path
    case .list(let parts): "{\(parts.map(\.description).joined(separator: ", "))}"
    case .block: "block"
    case .function(let name, let arguments):
      "\(name.replacingOccurrences(of: ":", with: ""))(\(arguments.map(\.description).joined(separator: ", ")))"
    }
  }
}
