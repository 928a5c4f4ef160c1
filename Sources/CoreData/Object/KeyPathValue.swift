import Foundation

/// Values by names, of objects of any kind.
enum KeyPathValue {
  static func value(of object: Any?, path: [String]) -> Any? {
    guard let name = path.first else { return object }
    let rest = Array(path.dropFirst())
    if name == "self" || name == "SELF" { return value(of: object, path: rest) }
    if let list = elements(object) {
      if name.hasPrefix("@") { return aggregate(name, list, rest) }
      return list.compactMap { value(of: $0, path: path) }.flatMap { elements($0) ?? [$0] }
    }
    return value(of: plainValue(of: object, name), path: rest)
  }

  /// What is in a collection; nil for anything else.
  static func elements(_ value: Any?) -> [Any]? {
    switch value {
    case let set as NSOrderedSet: set.array
    case let set as NSSet: set.allObjects
    case let list as NSArray: list.map { $0 }
    case let list as [Any]: list
    case let set as Set<AnyHashable>: set.map(\.base)
    default: nil
    }
  }

  private static func plainValue(of object: Any?, _ name: String) -> Any? {
    switch object {
    case let object as NSManagedObject:
      if name == "objectID" { return object.objectID }
      return object.value(forKey: name)
    case let dictionary as [String: Any]: return dictionary[name]
    case .some(let value):
      if name == "length", let text = value as? String { return NSNumber(value: text.utf16.count) }
      return sequence(first: Mirror(reflecting: value)) { $0.superclassMirror }
        .lazy.flatMap(\.children).first { $0.label == name || $0.label == "_\(name)" }.flatMap {
          ManagedValue.plain($0.value)
        }
    case nil: return nil
    }
  }

  private static func aggregate(_ name: String, _ list: [Any], _ rest: [String]) -> Any? {
    if name == "@count" { return NSNumber(value: list.count) }
    let values = list.compactMap { value(of: $0, path: rest) }
    let numbers = values.compactMap { ($0 as? NSNumber)?.doubleValue }
    switch name {
    case "@sum": return NSNumber(value: numbers.reduce(0, +))
    case "@avg": return numbers.isEmpty ? nil : NSNumber(value: numbers.reduce(0, +) / Double(numbers.count))
    case "@min": return values.min { ValueOrder.compare($0, $1) == .orderedAscending }
    case "@max": return values.max { ValueOrder.compare($0, $1) == .orderedAscending }
    case "@distinctUnionOfObjects", "@unionOfObjects": return values
    default: return nil
    }
  }
}

/// The order of values of any kind: nothing comes first.
enum ValueOrder {
  static func compare(_ left: Any?, _ right: Any?) -> ComparisonResult {
    switch (left, right) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    case (let left as NSNumber, let right as NSNumber): return left.compare(right)
    case (let left as String, let right as String):
      return left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
    case (let left as Date, let right as Date): return left.compare(right)
    case (let left as UUID, let right as UUID): return compare(left.uuidString, right.uuidString)
    case (let left as URL, let right as URL): return compare(left.absoluteString, right.absoluteString)
    case (let left as Data, let right as Data):
      return left.lexicographicallyPrecedes(right)
        ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
    default: return .orderedSame
    }
  }

  /// Whether two values are the same one.
  static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (nil, _), (_, nil): false
    case (let left as NSManagedObject, let right as NSManagedObjectID): left.objectID == right
    case (let left as NSManagedObjectID, let right as NSManagedObject): left == right.objectID
    case (let left as NSNumber, let right as NSNumber): left.isEqual(to: right) || left.compare(right) == .orderedSame
    case (let left as AnyHashable, let right as AnyHashable): left == right
    case (let left as [String: Any], let right as [String: Any]):
      left.count == right.count && left.allSatisfy { areEqual($0.value, right[$0.key]) }
    default: false
    }
  }
}
