import SwiftSyntax

/// A function or initializer of a type, or a free function.
final class Function {
  let name: String
  let file: SourceFile
  let parameters: [Parameter]
  let isStatic: Bool
  let isPrivate: Bool
  /// What a finding about the function points at.
  let anchor: TokenSyntax
  let returnType: TypeReference?
  /// Nil for requirements of protocols.
  let unit: CodeUnit?

  static let initializer = "init"

  init(_ node: FunctionDeclSyntax, file: SourceFile) {
    name = node.name.text
    self.file = file
    parameters = node.signature.parameterClause.parameters.map(Parameter.init)
    isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    isPrivate = Self.isPrivate(node.modifiers)
    anchor = node.name
    returnType = (node.signature.returnClause?.type).map { TypeReference($0) }
    unit = node.body.map { [parameters] in
      CodeUnit(name: node.name.text, file: file, root: $0, parameters: parameters)
    }
  }

  init(_ node: InitializerDeclSyntax, file: SourceFile) {
    name = Self.initializer
    self.file = file
    parameters = node.signature.parameterClause.parameters.map(Parameter.init)
    isStatic = true
    isPrivate = Self.isPrivate(node.modifiers)
    anchor = node.initKeyword
    returnType = nil
    unit = node.body.map { [parameters] in
      CodeUnit(name: Self.initializer, file: file, root: $0, parameters: parameters)
    }
  }

  private static func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
  }
}
