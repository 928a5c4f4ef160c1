import SwiftSyntax

/// A chain of names, such as `model.items[0].name`, without the `self.` before it.
struct AccessPath: Equatable {
  var names: [String]
  /// Whether an element is taken on the way.
  var hasSubscript = false

  var first: String { names[0] }
  var last: String { names[names.count - 1] }

  /// Nil for expressions that are something else.
  init?(_ expression: ExprSyntax) {
    var names: [String] = []
    var hasSubscript = false
    var rest = expression
    while true {
      if let member = rest.as(MemberAccessExprSyntax.self) {
        guard let base = member.base else { return nil }
        names.append(member.declName.baseName.text)
        rest = base
      } else if let call = rest.as(SubscriptCallExprSyntax.self) {
        hasSubscript = true
        rest = call.calledExpression
      } else if let chain = rest.as(OptionalChainingExprSyntax.self) {
        rest = chain.expression
      } else if let unwrap = rest.as(ForceUnwrapExprSyntax.self) {
        rest = unwrap.expression
      } else if let reference = rest.as(DeclReferenceExprSyntax.self) {
        if reference.baseName.text != "self" || names.isEmpty { names.append(reference.baseName.text) }
        break
      } else {
        return nil
      }
    }
    self.names = names.reversed()
    self.hasSubscript = hasSubscript
  }
}

extension ExprSyntax {
  /// The expression without `try`, `await`, parentheses and `!` around it.
  var bare: ExprSyntax {
    var rest = self
    while true {
      if let attempt = rest.as(TryExprSyntax.self) {
        rest = attempt.expression
      } else if let wait = rest.as(AwaitExprSyntax.self) {
        rest = wait.expression
      } else if let unwrap = rest.as(ForceUnwrapExprSyntax.self) {
        rest = unwrap.expression
      } else if let tuple = rest.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
        rest = only.expression
      } else {
        return rest
      }
    }
  }

  /// What a chain of calls and members begins with: `items` in `items.filter { … }.count`.
  var root: ExprSyntax {
    var rest = bare
    while true {
      if let call = rest.as(FunctionCallExprSyntax.self) {
        if call.calledExpression.is(DeclReferenceExprSyntax.self) { return rest }
        rest = call.calledExpression.bare
      } else if let member = rest.as(MemberAccessExprSyntax.self), let base = member.base {
        if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" { return rest }
        rest = base.bare
      } else if let element = rest.as(SubscriptCallExprSyntax.self) {
        rest = element.calledExpression.bare
      } else if let chain = rest.as(OptionalChainingExprSyntax.self) {
        rest = chain.expression.bare
      } else {
        return rest
      }
    }
  }

  /// Whether the value is written out: numbers, texts, `true`, `nil`, `.case`, `[]`.
  var isLiteral: Bool {
    if let array = self.as(ArrayExprSyntax.self) { return array.elements.allSatisfy { $0.expression.isLiteral } }
    if let dictionary = self.as(DictionaryExprSyntax.self) {
      guard case .elements(let elements) = dictionary.content else { return true }
      return elements.allSatisfy { $0.key.isLiteral && $0.value.isLiteral }
    }
    if let prefix = self.as(PrefixOperatorExprSyntax.self) { return prefix.expression.isLiteral }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base == nil }
    if let text = self.as(StringLiteralExprSyntax.self) {
      return text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    }
    return self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
      || self.is(BooleanLiteralExprSyntax.self) || self.is(NilLiteralExprSyntax.self)
  }

  /// The number that is written out.
  var integer: Int? {
    self.as(IntegerLiteralExprSyntax.self).flatMap { Int($0.literal.text.filter { $0 != "_" }) }
  }
}
