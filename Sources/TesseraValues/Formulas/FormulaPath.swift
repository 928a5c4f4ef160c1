import Foundation

/// An object whose values have names.
public protocol _NamedValues: AnyObject {
  /// The value of a name; nil if there is none.
  func _namedValue(_ name: String) -> Any?
}

/// Values of objects, by names with dots between them.
enum FormulaPath {
  static func value(of object: Any?, _ path: String) -> Any? {
    value(of: object, path.split(separator: ".").map(String.init)[...])
  }

  private static func value(of object: Any?, _ path: ArraySlice<String>) -> Any? {
    guard let object, let name = path.first else { return object }
    let rest = path.dropFirst()
    if name.uppercased() == "SELF" { return value(of: object, rest) }
    if let list = object as? [Any] {
      if name == "@count" { return NSNumber(value: list.count) }
      if name.hasPrefix("@") {
        return FormulaFunctions.value(functions[name] ?? name, [list.compactMap { value(of: $0, rest) }])
      }
      return list.compactMap { value(of: $0, path) }
    }
    return value(of: plain(named(name, object)), rest)
  }

  private static let functions = ["@sum": "sum:", "@avg": "average:", "@min": "min:", "@max": "max:"]

  private static func named(_ name: String, _ object: Any) -> Any? {
    if let object = object as? any _NamedValues { return object._namedValue(name) }
    if let dictionary = object as? NSDictionary { return dictionary[name] }
    if let dictionary = object as? [String: Any] { return dictionary[name] }
    return sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }.lazy.flatMap(\.children)
      .first { $0.label == name || $0.label == "_\(name)" }?.value
  }

  /// What is in an optional.
  private static func plain(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? plain(mirror.children.first?.value) : value
  }
}
