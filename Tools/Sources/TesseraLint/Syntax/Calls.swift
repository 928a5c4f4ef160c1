import SwiftSyntax

extension FunctionCallExprSyntax {
  /// The last part of what is called: `Text` in `SwiftUI.Text("")`, `padding` in `x.padding()`.
  var name: String? {
    var called = calledExpression
    if let generic = called.as(GenericSpecializationExprSyntax.self) { called = generic.expression }
    if let chain = called.as(OptionalChainingExprSyntax.self) { called = chain.expression }
    if let reference = called.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    return called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  /// What a method is called on; nil for functions, initializers and `.implicit` members.
  var receiver: ExprSyntax? {
    calledExpression.as(MemberAccessExprSyntax.self)?.base
  }

  /// The name of the type that is constructed: `Model` in `Model(id: 1)`, `Model<Int>()`, `Model.init()`,
  /// `Outer.Model()`.
  var constructedType: String? {
    var called = calledExpression
    if let generic = called.as(GenericSpecializationExprSyntax.self) { called = generic.expression }
    if let member = called.as(MemberAccessExprSyntax.self) {
      guard let base = member.base else { return nil }
      if member.declName.baseName.text == "init" {
        called = base.as(GenericSpecializationExprSyntax.self)?.expression ?? base
      }
    }
    guard let path = AccessPath(called), path.last.isTypeName, path.names.allSatisfy({ $0.isTypeName }) else {
      return nil
    }
    return path.last
  }

  /// The name that a position is reported at: that of the method in a chain, else the start of the call.
  var anchor: Syntax {
    if let member = calledExpression.as(MemberAccessExprSyntax.self), member.base != nil, constructedType == nil {
      return Syntax(member.declName)
    }
    return Syntax(self)
  }

  func argument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }

  var firstUnlabeled: ExprSyntax? {
    arguments.first.flatMap { $0.label == nil ? $0.expression : nil }
  }

  /// All closures that are handed over, with their labels; nil for the trailing closure and unlabeled ones.
  var closures: [(label: String?, closure: ClosureExprSyntax)] {
    var closures: [(label: String?, closure: ClosureExprSyntax)] = arguments.compactMap { argument in
      argument.expression.as(ClosureExprSyntax.self).map { (argument.label?.text, $0) }
    }
    if let trailingClosure { closures.append((nil, trailingClosure)) }
    closures += additionalTrailingClosures.map { ($0.label.text, $0.closure) }
    return closures
  }

  /// The modifiers that are called on this expression, innermost first.
  var modifiers: [FunctionCallExprSyntax] {
    var modifiers: [FunctionCallExprSyntax] = []
    var node = Syntax(self)
    while let member = node.parent?.as(MemberAccessExprSyntax.self), member.base?.id == node.id,
      let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id
    {
      modifiers.append(call)
      node = Syntax(call)
    }
    return modifiers
  }
}

extension ClosureExprSyntax {
  /// The names of the parameters, without `$`.
  var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let list)?: list.map { $0.name.text.filter { $0 != "$" } }
    case .parameterClause(let clause)?:
      clause.parameters.map { ($0.secondName ?? $0.firstName).text.filter { $0 != "$" } }
    default: []
    }
  }
}

extension String {
  /// Whether it is written like the name of a type.
  var isTypeName: Bool {
    first { $0 != "_" }?.isUppercase ?? false
  }

  /// The words of a name in camel case, in lower case: `isLoading` gives `is`, `loading`.
  var words: [String] {
    var words: [String] = []
    var wasUppercase = true
    for character in self where character != "_" && character != "$" {
      if character.isUppercase, !wasUppercase || words.isEmpty {
        words.append("")
      } else if words.isEmpty {
        words.append("")
      }
      words[words.count - 1].append(contentsOf: character.lowercased())
      wasUppercase = character.isUppercase
    }
    return words
  }
}
