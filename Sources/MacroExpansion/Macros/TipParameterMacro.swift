/// `@Parameter` of TipKit: a static property whose value is kept in the store of tips.
///
/// The property gets accessors and a peer, `$name`, which rules of tips read.
enum TipParameterMacro {
  static func expand(_ expansion: AttachedExpansion) throws(ExpansionError) -> String {
    let source = TokenizedSource(expansion.declaration, language: expansion.language)
    switch expansion.role {
    case .accessor:
      let variable = try checkedVariable(source)
      return """
        get {
          $\(variable.plainName).wrappedValue
        }
        set {
          $\(variable.plainName).wrappedValue = newValue
        }
        """
    case .peer:
      // The accessor role reports what is wrong; once is enough.
      guard let variable = try? checkedVariable(source) else { return "" }
      return projection(of: variable, TokenizedSource(expansion.attribute, language: expansion.language))
    case .member, .memberAttribute, .extensions:
      return ""
    }
  }

  private static func projection(of variable: VariableDeclaration, _ attribute: TokenizedSource) -> String {
    let access = variable.prefix.accessLevel.map { $0 + " " } ?? ""
    let type = variable.type.map { "<\($0)>" } ?? ""
    let name = variable.plainName
    return """
      \(access)nonisolated static let $\(name) = TipKit::Tips.Parameter\(type)(Self.self, "\(name)", \(variable.initialValue ?? "nil")\(options(attribute)))
      """
  }

  /// The options in `@Parameter(.transient)`, as a further argument.
  private static func options(_ attribute: TokenizedSource) -> String {
    guard let open = attribute.firstIndex(in: 0..<attribute.tokens.count, where: { $0.isPunctuation("(") }) else {
      return ""
    }
    let list = attribute.text(open + 1..<max(open + 1, attribute.endOfGroup(at: open) - 1))
    return list.isEmpty ? "" : ", \(list)"
  }

  /// The property that the macro is attached to, if it may be.
  private static func checkedVariable(_ source: TokenizedSource) throws(ExpansionError) -> VariableDeclaration {
    guard let variable = VariableDeclaration(source) else {
      throw source.error("'@Parameter' can only be attached to a property", at: 0)
    }
    guard variable.keyword == "var", !variable.hasAccessors, variable.prefix.modifiers.contains("static") else {
      throw source.error(
        "'@Parameter' can only be attached to a static 'var' without accessors", at: variable.prefix.end)
    }
    guard variable.initialValue != nil || variable.hasOptionalType else {
      throw source.error("'@Parameter' needs a default value for '\(variable.plainName)'", at: variable.prefix.end + 1)
    }
    return variable
  }
}
