/// `@_PersistedProperty(index)`: the accessors of a property that `@Model` persists.
///
/// The values lie in the storage of the object, each at its index. The property's peer takes no room: it tells the
/// compiler that an initializer has to give the property a value.
enum PersistedPropertyMacro {
  static func expand(_ expansion: AttachedExpansion) throws(ExpansionError) -> String {
    let source = TokenizedSource(expansion.declaration, language: expansion.language)
    guard let variable = VariableDeclaration(source) else {
      throw source.error("Only a single property can be persisted: declare each in a line of its own", at: 0)
    }
    switch expansion.role {
    case .peer: return "private var _\(variable.plainName): SwiftData::_NoValue"
    case .accessor: return accessors(of: variable, index: index(expansion))
    case .member, .memberAttribute, .extensions: return ""
    }
  }

  private static func index(_ expansion: AttachedExpansion) -> String {
    let attribute = TokenizedSource(expansion.attribute, language: expansion.language)
    return attribute.tokens.first { $0.kind == .number }?.text ?? "0"
  }

  private static func accessors(of variable: VariableDeclaration, index: String) -> String {
    """
    @storageRestrictions(accesses: _$storage, initializes: _\(variable.plainName))
    init(initialValue) {
      _$storage.initialize(\(index), to: initialValue)
      _\(variable.plainName) = SwiftData::_NoValue()
    }
    get {
      _$storage.value(\(index), of: self, \\.\(variable.name))
    }
    set {
      _$storage.setValue(\(index), of: self, \\.\(variable.name), to: newValue)
    }
    """
  }
}
