/// `@CDManaged`: accessors of a property whose value Core Data keeps by its name.
enum ManagedPropertyMacro {
  static func expand(_ expansion: AttachedExpansion) throws(ExpansionError) -> String {
    guard expansion.role == .accessor else { return "" }
    let source = TokenizedSource(expansion.declaration, language: expansion.language)
    guard let variable = VariableDeclaration(source) else {
      throw source.error("Only a single property can be managed: declare each in a line of its own", at: 0)
    }
    return """
      get {
        _managedValue("\(variable.plainName)")
      }
      set {
        _setManagedValue(newValue, "\(variable.plainName)")
      }
      """
  }
}
