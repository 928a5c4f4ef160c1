/// `@Entry`: turns a property in an extension of a container of keyed values into an entry of that container.
///
/// The property's accessors read and write a value whose key is a type made here. The default stays an
/// expression in the getter, so that it is evaluated again for each read that finds no value (rule B66), in the
/// isolation of the property, and with a type that the compiler infers where none is written.
enum EntryMacro {
  private static let containers: Set<String> = ["EnvironmentValues", "Transaction", "ContainerValues", "FocusedValues"]

  static func expand(_ expansion: AttachedExpansion) throws(ExpansionError) -> String {
    let source = TokenizedSource(expansion.declaration, language: expansion.language)
    switch expansion.role {
    case .accessor:
      return try accessors(expansion, source)
    case .peer:
      // The accessor role reports what is wrong; once is enough.
      guard let variable = try? checkedVariable(expansion, source) else { return "" }
      return "private enum \(key(of: variable)) {}"
    case .member, .memberAttribute, .extensions:
      return ""
    }
  }

  private static func key(of variable: VariableDeclaration) -> String {
    "__Key_\(variable.plainName)"
  }

  private static func accessors(
    _ expansion: AttachedExpansion, _ source: TokenizedSource
  ) throws(ExpansionError) -> String {
    let variable = try checkedVariable(expansion, source)
    let key = key(of: variable)
    return """
      get {
        self._entry(\(key).self, default: \(try defaultValue(of: variable, source)))
      }
      set {
        self._setEntry(\(key).self, to: newValue)
      }
      """
  }

  private static func defaultValue(
    of variable: VariableDeclaration, _ source: TokenizedSource
  ) throws(ExpansionError) -> String {
    guard let type = variable.type else { return variable.initialValue ?? "nil" }
    guard variable.initialValue != nil || variable.hasOptionalType else {
      throw source.error(
        "'@Entry' needs a default value for '\(variable.plainName)', because its type is not optional",
        at: variable.prefix.end + 1)
    }
    // The type is said once more, because the getter's result does not tell a closure what its type is.
    return "(\(variable.initialValue ?? "nil")) as \(type)"
  }

  /// The property that the macro is attached to, if it may be.
  private static func checkedVariable(
    _ expansion: AttachedExpansion, _ source: TokenizedSource
  ) throws(ExpansionError) -> VariableDeclaration {
    guard let variable = VariableDeclaration(source) else {
      throw source.error("'@Entry' can only be attached to a property", at: 0)
    }
    guard variable.keyword == "var", !variable.hasAccessors else {
      throw source.error(
        "'@Entry' can only be attached to a 'var' without accessors and observers", at: variable.prefix.end)
    }
    guard !variable.prefix.modifiers.contains("static"), !variable.prefix.modifiers.contains("class") else {
      throw source.error("'@Entry' can only be attached to a property of an instance", at: variable.prefix.end)
    }
    let container = container(expansion)
    guard let container, containers.contains(container) else {
      throw ExpansionError(
        "'@Entry' can only be used in an extension of 'EnvironmentValues', 'Transaction', 'ContainerValues' or "
          + "'FocusedValues'", in: expansion.attribute, at: attributeStart(expansion))
    }
    if container == "FocusedValues", variable.type != nil, !variable.hasOptionalType {
      throw source.error("An entry of 'FocusedValues' must be optional", at: variable.prefix.end + 1)
    }
    return variable
  }

  /// The name of the type whose extension holds the property.
  private static func container(_ expansion: AttachedExpansion) -> String? {
    guard let context = expansion.lexicalContext.first else { return nil }
    let source = TokenizedSource(SourceNode(text: context), language: expansion.language)
    guard let prefix = DeclarationPrefix(source, keywords: ["extension", "struct"]) else { return nil }
    var index = prefix.end + 1
    while source.token(at: index + 1)?.isSymbol(".") == true { index += 2 }
    return source.token(at: index)?.text
  }

  private static func attributeStart(_ expansion: AttachedExpansion) -> Int {
    TokenizedSource(expansion.attribute, language: expansion.language).tokens.first?.start ?? 0
  }
}
