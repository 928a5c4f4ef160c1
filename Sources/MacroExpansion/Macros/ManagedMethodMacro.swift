/// `@CDMutates`: the body of a method that Core Data has for a relationship, such as `addToItems(_:)`.
enum ManagedMethodMacro {
  static func expand(_ expansion: AttachedExpansion) throws(ExpansionError) -> String {
    guard expansion.role == .body else { return "" }
    let source = TokenizedSource(expansion.declaration, language: expansion.language)
    let tokens = source.tokens.map(\.text)
    guard let function = tokens.firstIndex(of: "func"), function + 1 < tokens.count,
      let open = tokens[function...].firstIndex(of: "("),
      let body = body(named: tokens[function + 1], parameters(tokens[(open + 1)...]))
    else {
      throw source.error("Only methods such as addToItems(_:) and removeFromItems(_:) can be managed", at: 0)
    }
    return body
  }

  /// The names that the parameters have inside of the method.
  private static func parameters(_ tokens: ArraySlice<String>) -> [String] {
    tokens.indices.dropFirst().compactMap { tokens[$0] == ":" ? tokens[$0 - 1] : nil }
  }

  private static func body(named name: String, _ parameters: [String]) -> String? {
    guard let first = parameters.first else { return nil }
    if let key = key(name, after: "addTo") { return "_addManaged(\(first), \"\(key)\")" }
    if let key = key(name, after: "removeFrom") {
      return first == "idx" || first == "index"
        ? "_removeManaged(at: \(first), \"\(key)\")" : "_removeManaged(\(first), \"\(key)\")"
    }
    if let key = key(name, after: "insertInto"), parameters.count == 2 {
      return "_insertManaged(\(first), at: \(parameters[1]), \"\(key)\")"
    }
    return nil
  }

  /// "Items" becomes "items".
  private static func key(_ name: String, after prefix: String) -> String? {
    guard name.hasPrefix(prefix), name.utf8.count > prefix.utf8.count else { return nil }
    let rest = name.dropFirst(prefix.count)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}
