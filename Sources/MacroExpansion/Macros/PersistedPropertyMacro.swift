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
    case .accessor: return accessors(of: variable, at: Place(expansion))
    case .member, .memberAttribute, .extensions: return ""
    }
  }

  /// Where the value of a property is.
  private struct Place {
    var index = "0"
    /// The class, if its values may come after those of another one.
    var owner = ""

    init(_ expansion: AttachedExpansion) {
      let attribute = TokenizedSource(expansion.attribute, language: expansion.language)
      let tokens = attribute.tokens
      index = tokens.first { $0.kind == .number }?.text ?? "0"
      if let name = tokens.first(where: { $0.kind == .string })?.text { owner = name.filter { $0 != "\"" } }
    }

    /// The place in the storage of the object.
    var slot: String { owner.isEmpty ? index : "Self._$offset\(owner) + \(index)" }
  }

  private static func accessors(of variable: VariableDeclaration, at place: Place) -> String {
    """
    @storageRestrictions(accesses: _$storage\(place.owner), initializes: _\(variable.plainName))
    init(initialValue) {
      _$storage\(place.owner).initialize(\(place.index), to: initialValue)
      _\(variable.plainName) = SwiftData::_NoValue()
    }
    get {
      _$storage.value(\(place.slot), of: self, \\.\(variable.name))
    }
    set {
      _$storage.setValue(\(place.slot), of: self, \\.\(variable.name), to: newValue)
    }
    """
  }
}
