import SwiftSyntax

/// A piece of code that runs as one: a getter, a function's body, an observer.
final class CodeUnit {
  /// What it is called by.
  let name: String
  let file: SourceFile
  let root: Syntax
  /// The names of its parameters.
  let parameters: [Parameter]
  private(set) lazy var facts = CodeFacts(root)
  private(set) lazy var locals = facts.locals.union(parameters.map(\.name))

  init(name: String, file: SourceFile, root: some SyntaxProtocol, parameters: [Parameter] = []) {
    self.name = name
    self.file = file
    self.root = Syntax(root)
    self.parameters = parameters
  }

  /// Names that may be members of the type that the code belongs to: alone or after `self.`.
  private(set) lazy var ownNames: [(name: String, node: Syntax)] = {
    var names: [(name: String, node: Syntax)] = []
    for reference in facts.references where !locals.contains(reference.baseName.text) {
      names.append((reference.baseName.text, Syntax(reference)))
    }
    for member in facts.members {
      if let base = member.base?.as(DeclReferenceExprSyntax.self), ["self", "Self"].contains(base.baseName.text) {
        names.append((member.declName.baseName.text, Syntax(member)))
      }
    }
    return names
  }()

  /// Chains of names, the longest of each only.
  private(set) lazy var paths: [(path: AccessPath, node: Syntax)] = {
    var paths: [(path: AccessPath, node: Syntax)] = []
    for reference in facts.references {
      var node = ExprSyntax(reference)
      while let parent = node.parent {
        if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == node.id {
          node = ExprSyntax(member)
        } else if let chain = parent.as(OptionalChainingExprSyntax.self) {
          node = ExprSyntax(chain)
        } else if let unwrap = parent.as(ForceUnwrapExprSyntax.self) {
          node = ExprSyntax(unwrap)
        } else if let element = parent.as(SubscriptCallExprSyntax.self), element.calledExpression.id == node.id {
          node = ExprSyntax(element)
        } else {
          break
        }
      }
      if let path = AccessPath(node) { paths.append((path, Syntax(node))) }
    }
    return paths
  }()
}

/// What a function takes.
struct Parameter {
  /// Nil for `_`.
  let label: String?
  let name: String
  let type: TypeReference
  let isAutoclosure: Bool
  let isViewBuilder: Bool
  let defaultValue: ExprSyntax?

  init(_ parameter: FunctionParameterSyntax) {
    label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
    name = (parameter.secondName ?? parameter.firstName).text
    type = TypeReference(parameter.type)
    let text = parameter.type.trimmedDescription
    isAutoclosure = text.contains("@autoclosure")
    isViewBuilder = parameter.attributes.trimmedDescription.contains("Builder") || text.contains("Builder")
    defaultValue = parameter.defaultValue?.value
  }
}
