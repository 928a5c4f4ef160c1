/// `@State` in its macro form: a default is not evaluated before the property's storage is made (A19).
///
/// The property gets accessors and two peers: `_name`, its storage, and `$name`, the binding. What the storage is
/// depends on the declaration; in each form the memberwise initializer of a type with private state stays as
/// accessible as the type.
///
/// - With a default: a `LazyState`, which holds the default as a closure. It is a constant, so that no initializer
///   can give it another value (A20).
/// - Without: a `State`, which initializers found through the property (A20, A21).
/// - Private, optional and without: a `_SeededState`, which begins with nil. Initializers replace that value once all
///   other properties have theirs (A21).
enum StateMacro {
  static func expand(_ expansion: AttachedExpansion) throws(ExpansionError) -> String {
    let source = TokenizedSource(expansion.declaration, language: expansion.language)
    switch expansion.role {
    case .accessor:
      return accessors(of: try property(expansion, source))
    case .peer:
      // The accessor role reports what is wrong; once is enough.
      guard let property = try? property(expansion, source) else { return "" }
      return storage(of: property) + "\n" + projection(of: property)
    case .member, .memberAttribute, .extensions:
      return ""
    }
  }

  /// What the expansions need to know of the property.
  private struct Property {
    enum Storage {
      case lazy(defaultValue: String)
      case eager
      case seeded
    }

    var name: String
    /// The type's source; nil where it is inferred.
    var type: String?
    var storage: Storage
    var isOptional: Bool
    /// The access level with a space after it, empty where none is written.
    var access: String
    /// Whether an instance of the type around the property is an object.
    var isInClass: Bool
  }

  private static func property(
    _ expansion: AttachedExpansion, _ source: TokenizedSource
  ) throws(ExpansionError) -> Property {
    let variable = try checkedVariable(source)
    let attribute = TokenizedSource(expansion.attribute, language: expansion.language)
    let defaultValue = variable.initialValue ?? argument(of: attribute)
    guard variable.type != nil || defaultValue != nil else {
      throw source.error("'@State' needs the type of '\(variable.plainName)' or a default", at: variable.prefix.end + 1)
    }
    let level = variable.prefix.accessLevel
    let isOptional = variable.hasOptionalType || variable.type?.hasSuffix("!") == true
    let isHidden = isOptional && (level == "private" || level == "fileprivate")
    return Property(
      name: variable.plainName, type: variable.type.map(storedType),
      storage: defaultValue.map(Property.Storage.lazy) ?? (isHidden ? .seeded : .eager),
      isOptional: isOptional, access: level.map { $0 + " " } ?? "", isInClass: isInClass(expansion))
  }

  /// The property that the macro is attached to, if it may be.
  private static func checkedVariable(_ source: TokenizedSource) throws(ExpansionError) -> VariableDeclaration {
    guard let variable = VariableDeclaration(source) else {
      throw source.error("'@State' can only be attached to a property", at: 0)
    }
    guard variable.keyword == "var", !variable.hasAccessors || variable.hasObservers else {
      throw source.error("'@State' can only be attached to a stored 'var'", at: variable.prefix.end)
    }
    // The compiler takes observers beside the macro's accessors and never calls them.
    guard !variable.hasObservers else {
      throw source.error(
        "Observers of a '@State' property need the property wrapper; use 'onChange(of:)'", at: variable.prefix.end)
    }
    guard !variable.prefix.modifiers.contains("static"), !variable.prefix.modifiers.contains("class") else {
      throw source.error("'@State' can only be attached to a property of an instance", at: variable.prefix.end)
    }
    return variable
  }

  private static func isInClass(_ expansion: AttachedExpansion) -> Bool {
    guard let context = expansion.lexicalContext.first else { return false }
    let source = TokenizedSource(SourceNode(text: context), language: expansion.language)
    let prefix = DeclarationPrefix(source, keywords: ["class", "actor", "struct", "enum", "extension", "protocol"])
    return prefix.map { ["class", "actor"].contains(source.tokens[$0.end].text) } ?? false
  }

  /// The value in `@State(initialValue: value)` or `@State(wrappedValue: value)`.
  private static func argument(of attribute: TokenizedSource) -> String? {
    guard let open = attribute.firstIndex(in: 0..<attribute.tokens.count, where: { $0.isPunctuation("(") }),
      attribute.token(at: open + 2)?.isPunctuation(":") == true
    else { return nil }
    return attribute.text(open + 3..<max(open + 3, attribute.endOfGroup(at: open) - 1))
  }

  /// An implicitly unwrapped optional can only be written where the property is declared.
  private static func storedType(_ type: String) -> String {
    type.hasSuffix("!") ? type.dropLast() + "?" : type
  }
}

// MARK: - Expansions

extension StateMacro {
  private static func accessors(of property: Property) -> String {
    let storage = storageName(of: property)
    let accessors = """
      get {
        \(storage).wrappedValue
      }
      \(property.isInClass ? "" : "nonmutating ")set {
        \(storage).wrappedValue = newValue
      }
      """
    guard case .eager = property.storage else { return accessors }
    return """
      @storageRestrictions(initializes: \(storage))
      init(initialValue) {
        \(storage) = TesseraCore::State(wrappedValue: initialValue)
      }
      \(accessors)
      """
  }

  private static func storageName(of property: Property) -> String {
    if case .seeded = property.storage { "__\(property.name)" } else { "_\(property.name)" }
  }

  private static func storage(of property: Property) -> String {
    let name = storageName(of: property)
    let type = property.type.map { "<\($0)>" } ?? ""
    switch property.storage {
    case .lazy(let defaultValue):
      return "private let \(name) = TesseraCore::LazyState\(type)(wrappedValue: \(defaultValue))"
    case .eager:
      let initialValue = property.isOptional ? " = TesseraCore::State(wrappedValue: nil)" : ""
      return "private var \(name): TesseraCore::State\(type)\(initialValue)"
    case .seeded:
      return """
        private let \(name) = TesseraCore::_SeededState\(type)(wrappedValue: nil)
        private var _\(property.name): TesseraCore::State\(type) {
          get { \(name)._state }
          \(property.isInClass ? "" : "nonmutating ")set { \(name)._state = newValue }
        }
        """
    }
  }

  /// The binding. No type can be written where it is inferred: there, a second macro turns a property that infers
  /// its type from a value, which is never evaluated, into the computed one.
  private static func projection(of property: Property) -> String {
    let declaration = "\(property.access)var $\(property.name)"
    if let type = property.type {
      return "\(declaration): TesseraCore::Binding<\(type)> { \(storageName(of: property)).projectedValue }"
    }
    guard case .lazy(let defaultValue) = property.storage else { return "" }
    return """
      @TesseraCore::_StateProjection \(declaration) \
      = TesseraCore::LazyState(wrappedValue: \(defaultValue)).projectedValue
      """
  }
}
