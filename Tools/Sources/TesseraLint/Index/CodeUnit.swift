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
