/// `@Model`: makes a class one whose objects are saved.
///
/// Each stored variable becomes a property of the storage, `@_PersistedProperty`, except for transient ones. A function
/// lists the properties with what their attributes say, as the schema needs it.
enum ModelMacro {
  static func expand(_ expansion: AttachedExpansion) throws(ExpansionError) -> String {
    switch expansion.role {
    case .member: return try members(of: Model(expansion.declaration, expansion))
    case .memberAttribute: return try attribute(expansion)
    case .extensions:
      guard let type = expansion.extendedType, expansion.needsConformance else { return "" }
      return "extension \(type): nonisolated SwiftData::PersistentModel {}"
    case .accessor, .peer: return ""
    }
  }

  /// What the expansions need to know of the class.
  private struct Model {
    var name: String
    /// The access level of what is made, with a space after it.
    var access = ""
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
      }
      let body = brace + 1..<max(brace + 1, source.endOfGroup(at: brace) - 1)
      properties = StoredProperties.variables(source, in: body, language: expansion.language)
        .filter(ModelMacro.isPersisted)
      lists = Self.lists(source, in: body)
    }

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
    return "@SwiftData::_PersistedProperty(\(index))"
  }

  private static func members(of model: Model) -> String {
    let peers = model.properties.map { "  _\($0.plainName) = SwiftData::_NoValue()\n" }.joined()
    return """
      \(model.access)var _$storage = SwiftData::_ModelStorage()
      \(model.access)required init(_storage: SwiftData::_ModelStorage) {
      \(peers)  self._$storage = _storage
      }
      \(model.access)static var schemaMetadata: [SwiftData::Schema.PropertyMetadata] {
        \(model.properties.isEmpty && model.lists.isEmpty ? "let" : "var") list = SwiftData::_PropertyList<\(model.name)>()
      \(model.properties.map(line(for:)).joined(separator: "\n"))
      \(model.lists.map { "  list.\($0.macro == "Unique" ? "unique" : "index")(\($0.arguments))" }.joined(separator: "\n"))
        return list.properties
      }
      """
  }

  private static func line(for property: VariableDeclaration) -> String {
    var arguments = ["\"\(property.plainName)\"", "\\.\(property.name)"]
    for source in property.prefix.attributeSources {
      let name = source.prefix { $0 != "(" }.drop { $0 == "@" }
      let plainName = name.split(separator: ".").last.map(String.init) ?? ""
      guard plainName == "Attribute" || plainName == "Relationship" else { continue }
      let list = source.contains("(") ? String(source.drop { $0 != "(" }) : "()"
      arguments.append("SwiftData::Schema.\(plainName)\(list)")
    }
    if let value = property.initialValue { arguments.append("default: \(value)") }
    return "  list.add(\(arguments.joined(separator: ", ")))"
  }
}
