import SwiftParser
import SwiftSyntax

/// The classes and extensions that a source declares, with their members.
struct ClassIndex {
  /// The body of a class, or an extension.
  struct Part {
    /// With the types around it.
    var name: String
    /// What the class may inherit from.
    var superclass: String?
    /// `public` or the like, of an extension, for all of its members.
    var access: String?
    /// Why its members cannot be anywhere else; nil if they can.
    var obstacle: String?
    /// Behind the opening brace, in bytes.
    var bodyStart: Int
    var members: [ClassMember]
  }

  private(set) var classes: [Part] = []
  private(set) var extensions: [Part] = []

  /// An empty one.
  init() {}

  init(_ source: String) {
    let tree = Parser.parse(source: source)
    let collector = Collector(SourceLocationConverter(fileName: "", tree: tree))
    collector.walk(tree)
    classes = collector.classes
    extensions = collector.extensions
  }

  /// Most sources of views have nothing that an index would hold.
  static func isNeeded(for source: String) -> Bool {
    source.contains("class ") || source.contains("extension ")
  }

  private final class Collector: SyntaxVisitor {
    var classes: [Part] = []
    var extensions: [Part] = []
    private let converter: SourceLocationConverter
    private var scopes: [String] = []

    init(_ converter: SourceLocationConverter) {
      self.converter = converter
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      scopes.append(node.name.text)
      classes.append(
        Part(
          name: scopes.joined(separator: "."),
          superclass: node.inheritanceClause?.inheritedTypes.first?.type.nameOfType,
          bodyStart: node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset,
          members: members(of: node.memberBlock)))
      return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
      scopes.append(name)
      return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      let name = node.extendedType.nameOfType
      scopes.append(name)
      let levels: Set<String> = ["public", "package", "fileprivate", "private"]
      let access = node.modifiers.map(\.name.text).first(where: levels.contains)
      extensions.append(
        Part(
          name: name, access: access,
          obstacle: node.genericWhereClause == nil ? nil : "its extension holds under conditions only",
          bodyStart: node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset,
          members: members(of: node.memberBlock)))
      return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    /// What functions declare is of no interest outside.
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func members(of block: MemberBlockSyntax) -> [ClassMember] {
      members(of: block.members, conditions: [])
    }

    private func members(of list: MemberBlockItemListSyntax, conditions: [String]) -> [ClassMember] {
      list.flatMap { item -> [ClassMember] in
        if let member = ClassMember(item.decl, conditions, converter) { return [member] }
        guard let block = item.decl.as(IfConfigDeclSyntax.self) else { return [] }
        var earlier: [String] = []
        return block.clauses.flatMap { clause -> [ClassMember] in
          let own = clause.condition.map { "(\($0.trimmedDescription))" }
          let condition = (earlier.map { "!\($0)" } + (own.map { [$0] } ?? [])).joined(separator: " && ")
          if let own { earlier.append(own) }
          guard case .decls(let decls) = clause.elements else { return [] }
          return members(of: decls, conditions: conditions + [condition])
        }
      }
    }
  }
}

extension TypeSyntax {
  /// The name without generic arguments and without the words around it.
  fileprivate var nameOfType: String {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
    if let type = self.as(MemberTypeSyntax.self) { return "\(type.baseType.nameOfType).\(type.name.text)" }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.nameOfType }
    return trimmedDescription
  }
}
