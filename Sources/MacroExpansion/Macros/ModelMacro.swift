/// `@Model`: makes a class one whose objects are saved.
///
/// Each stored variable becomes a property of the storage, `@_PersistedProperty`, except for transient ones. A function
/// lists the properties with what their attributes say, as the schema needs it.
///
/// A class below another class of models has no storage of its own: its properties come after those that it inherits, from
/// an offset on. What its initializers give to them waits in a storage that is only for that, because an initializer cannot
/// reach what is inherited before it calls that of the superclass (SD36).
enum ModelMacro {
  static func expand(_ expansion: AttachedExpansion) throws(ExpansionError) -> String {
    switch expansion.role {
    case .member:
      return try ModelMembers(of: Model(expansion.declaration, expansion), needsConformance: expansion.needsConformance)
        .source
    case .memberAttribute: return try attribute(expansion)
    case .extensions:
      guard let type = expansion.extendedType, expansion.needsConformance else { return "" }
      return "extension \(type): nonisolated SwiftData::PersistentModel {}"
    case .accessor, .peer: return ""
    }
  }

  /// What the expansions need to know of the class.
  struct Model {
    var name: String
    /// The access level of what is made, with a space after it.
    var access = ""
    /// The access level of what classes below it override, with a space after it.
    var overriddenAccess = ""
    var isFinal: Bool
    /// Whether the class names types that it inherits from: a class, protocols, or both.
    var hasInheritance: Bool
    /// Whether it says itself that it is a model.
    var namesConformance: Bool
    var properties: [VariableDeclaration]
    /// The arguments of `#Unique` and `#Index`, by the name of the macro.
    var lists: [(macro: String, arguments: String)] = []

    init(_ node: SourceNode, _ expansion: AttachedExpansion) throws(ExpansionError) {
      let source = TokenizedSource(node, language: expansion.language)
      guard let prefix = DeclarationPrefix(source, keywords: ["class", "struct", "enum", "actor", "protocol"]),
        source.tokens[prefix.end].text == "class", let name = source.token(at: prefix.end + 1),
        let brace = source.firstIndex(in: prefix.end..<source.tokens.count, where: { $0.isPunctuation("{") })
      else { throw source.error("'@Model' can only be attached to a class", at: 0) }
      self.name = name.text
      if let level = prefix.accessLevel, ["public", "open", "package"].contains(level) {
        access = level == "package" ? "package " : "public "
        overriddenAccess = level == "open" ? "open " : access
      }
      isFinal = prefix.modifiers.contains("final")
      let head = source.tokens[prefix.end + 2..<max(prefix.end + 2, brace)]
      hasInheritance = head.contains { $0.isPunctuation(":") }
      namesConformance = head.contains { $0.isWord("PersistentModel") }
      let body = brace + 1..<max(brace + 1, source.endOfGroup(at: brace) - 1)
      properties = StoredProperties.variables(source, in: body, language: expansion.language)
        .filter(ModelMacro.isPersisted)
      lists = Self.lists(source, in: body)
    }

    /// The name of the class without backquotes.
    var plainName: String { name.filter { $0 != "`" } }

    /// What accessors have to know of where the values are: only a class with types that it inherits from may be below
    /// another class of models.
    var place: String { hasInheritance ? ", in: \"\(plainName)\"" : "" }

    private static func lists(
      _ source: TokenizedSource, in body: Range<Int>
    ) -> [(macro: String, arguments: String)] {
      var lists: [(macro: String, arguments: String)] = []
      var index = body.lowerBound
      while index < body.upperBound {
        let token = source.tokens[index]
        if token.isPunctuation("#"), let name = source.token(at: index + 1),
          name.isWord("Unique") || name.isWord("Index"),
          let open = source.firstIndex(in: index + 2..<body.upperBound, where: { $0.isPunctuation("(") })
        {
          let end = source.endOfGroup(at: open)
          lists.append((name.text, source.text(open + 1..<max(open + 1, end - 1))))
          index = end
        } else {
          index = token.opensGroup ? source.endOfGroup(at: index) : index + 1
        }
      }
      return lists
    }
  }

  private static func isPersisted(_ property: VariableDeclaration) -> Bool {
    let modifiers = property.prefix.modifiers
    return (!property.hasAccessors || property.hasObservers)
      && !modifiers.contains("static") && !modifiers.contains("class") && !modifiers.contains("lazy")
      && !property.prefix.attributes.contains("Transient")
      && !property.prefix.attributeSources.contains("@SwiftData.Transient")
  }

  /// The attribute that makes a member a persisted property.
  private static func attribute(_ expansion: AttachedExpansion) throws(ExpansionError) -> String {
    let source = TokenizedSource(expansion.declaration, language: expansion.language)
    guard let variable = VariableDeclaration(source), variable.keyword == "var", let parent = expansion.parent
    else { return "" }
    let properties = try Model(parent, expansion).properties
    guard let index = properties.firstIndex(where: { $0.name == variable.name }), isPersisted(variable) else {
      return ""
    }
    return "@SwiftData::_PersistedProperty(\(index)\(try Model(parent, expansion).place))"
  }
}
