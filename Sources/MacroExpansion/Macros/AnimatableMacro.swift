/// `@Animatable`: makes a type's animatable data of its stored variables.
///
/// Constants, properties with a wrapper and those marked with `@AnimatableIgnored` stand still. The data is one pair
/// in another, so that it is made of types that the compiler knows how to make fast.
enum AnimatableMacro {
  static func expand(_ expansion: AttachedExpansion) throws(ExpansionError) -> String {
    let source = TokenizedSource(expansion.declaration, language: expansion.language)
    guard let prefix = DeclarationPrefix(source, keywords: ["struct", "class", "enum", "actor", "protocol"]),
      ["struct", "class"].contains(source.tokens[prefix.end].text),
      let brace = source.firstIndex(in: prefix.end..<source.tokens.count, where: { $0.isPunctuation("{") })
    else { throw source.error("'@Animatable' can only be attached to a struct or a class", at: 0) }
    switch expansion.role {
    case .member:
      let body = brace + 1..<max(brace + 1, source.endOfGroup(at: brace) - 1)
      let properties = StoredProperties.variables(source, in: body, language: expansion.language).filter(isAnimated)
      return properties.isEmpty ? "" : data(of: properties, access: prefix.accessLevel)
    case .extensions:
      guard let type = expansion.extendedType, expansion.needsConformance else { return "" }
      return "extension \(type): nonisolated TesseraCore::Animatable {}"
    case .accessor, .peer, .memberAttribute:
      return ""
    }
  }

  private static func isAnimated(_ property: VariableDeclaration) -> Bool {
    let modifiers = property.prefix.modifiers
    return (!property.hasAccessors || property.hasObservers)
      && !modifiers.contains("static") && !modifiers.contains("class") && !modifiers.contains("lazy")
      // A property wrapper's value is not the type's own.
      && property.prefix.attributes.allSatisfy { $0 == "MainActor" || $0 == "available" }
  }

  /// A property whose type the compiler infers from a value that is never evaluated; `@_AnimatableData` makes
  /// accessors of it.
  private static func data(of properties: [VariableDeclaration], access: String?) -> String {
    let names = properties.map { "\"\($0.name)\"" }.joined(separator: ", ")
    let samples = properties.map { property in
      property.type.map { "(\($0)).AnimatableData.zero" } ?? "(\(property.initialValue ?? "")).animatableData"
    }
    let isVisible = access == "public" || access == "open" || access == "package"
    let level = isVisible ? (access == "package" ? "package " : "public ") : ""
    return """
      @TesseraCore::_AnimatableData(\(names))
      nonisolated \(level)var animatableData = \(pairs(samples))
      """
  }

  /// `a`, `b` and `c` as `AnimatablePair(a, AnimatablePair(b, c))`.
  static func pairs(_ parts: some BidirectionalCollection<String>) -> String {
    guard let last = parts.last else { return "" }
    return parts.dropLast().reversed().reduce(last) { "TesseraCore::AnimatablePair(\($1), \($0))" }
  }
}
