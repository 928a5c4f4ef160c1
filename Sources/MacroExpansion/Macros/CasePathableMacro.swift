/// `@CasePathable`: gives an enumeration a property for each of its cases, which holds the path to that case.
enum CasePathableMacro {
  static func expand(_ expansion: AttachedExpansion) throws(ExpansionError) -> String {
    switch expansion.role {
    case .member:
      return try members(expansion)
    case .extensions:
      guard let type = expansion.extendedType, expansion.needsConformance else { return "" }
      return "extension \(type): nonisolated CasePaths::CasePathable {}"
    case .accessor, .peer, .memberAttribute:
      return ""
    }
  }

  private static func members(_ expansion: AttachedExpansion) throws(ExpansionError) -> String {
    let source = TokenizedSource(expansion.declaration, language: expansion.language)
    guard let declaration = EnumDeclaration(source) else {
      throw source.error("'@CasePathable' can only be attached to an enum", at: 0)
    }
    try checkNames(of: declaration.cases, source)
    let access = accessModifier(declaration, expansion)
    let properties = declaration.members.map { member in
      switch member {
      case .directive(let line): line
      case .enumCase(let enumCase): property(for: enumCase, of: declaration.name, access: access)
      }
    }
    return """
      \(access)nonisolated struct AllCasePaths: Swift.Sendable {
        \(access)init() {}
      \(properties.joined(separator: "\n"))
      }
      \(access)nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }
      """
  }

  private static func checkNames(
    of cases: [EnumDeclaration.Case], _ source: TokenizedSource
  ) throws(ExpansionError) {
    var names: Set<String> = []
    for enumCase in cases where !names.insert(enumCase.name).inserted {
      throw source.error(
        "'@CasePathable' needs cases of different names, and '\(enumCase.name)' is there twice", at: enumCase.index)
    }
  }

  /// The access level of the enumeration with a space after it; empty where none has to be written.
  private static func accessModifier(_ declaration: EnumDeclaration, _ expansion: AttachedExpansion) -> String {
    var level = declaration.prefix.accessLevel
    if level == nil, let context = expansion.lexicalContext.first {
      let source = TokenizedSource(SourceNode(text: context), language: expansion.language)
      level = DeclarationPrefix(source, keywords: ["extension"])?.accessLevel
    }
    // Lower levels follow from the enumeration's own.
    guard let level, level == "public" || level == "package" else { return "" }
    return level + " "
  }

  /// The property of one case. Where a case has several associated values, the path leads to their tuple.
  private static func property(for enumCase: EnumDeclaration.Case, of root: String, access: String) -> String {
    let parameters = enumCase.parameters
    return """
        \(access)var \(enumCase.name): CasePaths::AnyCasePath<\(root), \(valueType(parameters))> {
          CasePaths::AnyCasePath(
            embed: { \(parameters.isEmpty ? "_ in " : "")\(root).\(enumCase.name)\(arguments(parameters)) },
            extract: {
              guard case \(pattern(enumCase)) = $0 else { return nil }
              return \(result(parameters))
            })
        }
      """
  }

  private static func valueType(_ parameters: [EnumDeclaration.Parameter]) -> String {
    switch parameters.count {
    case 0: return "Swift.Void"
    case 1: return parameters[0].type
    default:
      return "(" + parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.type }.joined(separator: ", ") + ")"
    }
  }

  private static func arguments(_ parameters: [EnumDeclaration.Parameter]) -> String {
    guard !parameters.isEmpty else { return "" }
    let arguments = parameters.enumerated().map { index, parameter in
      (parameter.label.map { "\($0): " } ?? "") + (parameters.count == 1 ? "$0" : "$0.\(index)")
    }
    return "(" + arguments.joined(separator: ", ") + ")"
  }

  private static func pattern(_ enumCase: EnumDeclaration.Case) -> String {
    guard !enumCase.parameters.isEmpty else { return ".\(enumCase.name)" }
    return "let .\(enumCase.name)(" + names(enumCase.parameters).joined(separator: ", ") + ")"
  }

  private static func result(_ parameters: [EnumDeclaration.Parameter]) -> String {
    parameters.count == 1 ? "value0" : "(" + names(parameters).joined(separator: ", ") + ")"
  }

  private static func names(_ parameters: [EnumDeclaration.Parameter]) -> [String] {
    parameters.indices.map { "value\($0)" }
  }
}
