/// What a method does that Core Data has for a relationship, such as `addToItems(_:)`.
enum ManagedMethod {
  /// The body, on the line of the method; nil for a method of another kind.
  static func body(named name: Substring, parameters: Substring) -> String? {
    let names = parameters.split(separator: ",").compactMap { parameter in
      parameter.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace).last
    }
    guard let first = names.first else { return nil }
    if let key = key(name, after: "addTo") { return "_addManaged(\(first), \(key))" }
    if let key = key(name, after: "removeFrom") {
      return parameters.hasPrefix("at ") ? "_removeManaged(at: \(first), \(key))" : "_removeManaged(\(first), \(key))"
    }
    if let key = key(name, after: "insertInto"), names.count == 2 {
      return "_insertManaged(\(first), at: \(names[1]), \(key))"
    }
    return nil
  }

  /// "Items" becomes "items", as a literal.
  private static func key(_ name: Substring, after prefix: String) -> String? {
    guard name.hasPrefix(prefix), name.count > prefix.count else { return nil }
    let rest = name.dropFirst(prefix.count)
    return SwiftLiteral.text(rest.prefix(1).lowercased() + rest.dropFirst())
  }
}
