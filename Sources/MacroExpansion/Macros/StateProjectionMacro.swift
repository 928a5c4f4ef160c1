/// `@_StateProjection`: makes a property `$name`, whose type is inferred, the binding of the state `_name`.
enum StateProjectionMacro {
  static func expand(_ expansion: AttachedExpansion) throws(ExpansionError) -> String {
    let source = TokenizedSource(expansion.declaration, language: expansion.language)
    guard let variable = VariableDeclaration(source), variable.name.hasPrefix("$") else {
      throw source.error("'@_StateProjection' is for properties that '@State' makes", at: 0)
    }
    return """
      get {
        _\(variable.name.dropFirst()).projectedValue
      }
      """
  }
}
