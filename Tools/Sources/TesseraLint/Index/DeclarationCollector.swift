import SwiftSyntax

/// Finds all declarations of a file.
final class DeclarationCollector: SyntaxVisitor {
  /// Members that extensions add to types of other files, maybe.
  struct Extension {
    let name: String
    let file: SourceFile
    let members: TypeDeclaration
  }

  private(set) var types: [TypeDeclaration] = []
  private(set) var extensions: [Extension] = []
  private(set) var functions: [Function] = []
  /// Calls of types: where views and models are created.
  private(set) var constructions: [Construction] = []
  private let file: SourceFile
  private var stack: [TypeDeclaration] = []
  private var previewDepth = 0

  init(file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  private func enter(_ type: TypeDeclaration, _ clause: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
    type.inherit(clause)
    types.append(type)
    stack.append(type)
    return .visitChildren
  }

  private func leave() {
    stack.removeLast()
  }

  private func make(
    _ name: TokenSyntax, _ kind: TypeDeclaration.Kind, _ node: some DeclSyntaxProtocol,
    _ attributes: AttributeListSyntax, _ generics: GenericParameterClauseSyntax?
  ) -> TypeDeclaration {
    TypeDeclaration(
      name: name, kind: kind, declaration: node, file: file, scope: stack.map(\.name), attributes: attributes,
      generics: generics, isInPreview: previewDepth > 0 || stack.contains(where: \.isPreviewProvider))
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      make(node.name, .structure, node, node.attributes, node.genericParameterClause), node.inheritanceClause)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(make(node.name, .class, node, node.attributes, node.genericParameterClause), node.inheritanceClause)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(make(node.name, .actor, node, node.attributes, node.genericParameterClause), node.inheritanceClause)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      make(node.name, .enumeration, node, node.attributes, node.genericParameterClause), node.inheritanceClause)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(make(node.name, .protocol, node, node.attributes, nil), node.inheritanceClause)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = TypeReference(node.extendedType).name
    let members = TypeDeclaration(
      name: .identifier(name), kind: .structure, declaration: node, file: file, scope: [], attributes: node.attributes,
      generics: nil, isInPreview: previewDepth > 0)
    members.inherit(node.inheritanceClause)
    extensions.append(Extension(name: name, file: file, members: members))
    stack.append(members)
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    stack.last?.cases.append(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isMember, let type = stack.last {
      for binding in node.bindings {
        if let property = Property(binding, of: node, file: file) { type.add(property) }
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isMember, let type = stack.last {
      type.add(Function(node, file: file))
    } else if stack.isEmpty {
      functions.append(Function(node, file: file))
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    stack.last?.add(Function(node, file: file))
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.constructedType {
      constructions.append(
        Construction(name: name, call: node, file: file, owner: stack.last, isInPreview: previewDepth > 0))
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { previewDepth += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: MacroExpansionExprSyntax) {
    if node.macroName.text == "Preview" { previewDepth -= 1 }
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { previewDepth += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: MacroExpansionDeclSyntax) {
    if node.macroName.text == "Preview" { previewDepth -= 1 }
  }
}

/// A place where a value of a type is made.
struct Construction {
  let name: String
  let call: FunctionCallExprSyntax
  let file: SourceFile
  /// The type in whose code it stands.
  let owner: TypeDeclaration?
  let isInPreview: Bool

  /// Whether it stands in a preview or a test.
  var isAside: Bool { isInPreview || file.isTest || (owner?.isPreviewProvider ?? false) }
}

extension DeclSyntaxProtocol {
  /// Whether it belongs to a type, not to a function.
  var isMember: Bool {
    var node = parent
    while let next = node {
      if next.is(MemberBlockItemSyntax.self) { return true }
      if next.is(CodeBlockItemSyntax.self) { return false }
      node = next.parent
    }
    return false
  }
}
