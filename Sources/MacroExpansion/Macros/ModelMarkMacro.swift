/// `@Attribute`, `@Relationship`, `@Transient`, `#Unique` and `#Index`: marks that `@Model` reads, which make nothing of
/// their own.
enum ModelMarkMacro {
  static func expand(_ expansion: AttachedExpansion) throws(ExpansionError) -> String {
    let source = TokenizedSource(expansion.declaration, language: expansion.language)
    guard VariableDeclaration(source) != nil else {
      throw source.error("Only a property of a model can be an attribute or a relationship", at: 0)
    }
    return ""
  }

  static func expandList(_ expansion: FreestandingExpansion) throws(ExpansionError) -> String { "" }
}
