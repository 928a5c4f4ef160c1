import Foundation

/// Finds out which values a key path of Swift reads: an object without values notes what it is asked for (CD15).
final class KeyProbe {
  var keys: [String] = []

  @TaskLocal static var isMaking = false

  /// The names of a path, with dots between them; nil if it reads no values of objects.
  static func name(of path: AnyKeyPath) -> String? {
    guard let type = type(of: path).rootType as? NSManagedObject.Type else { return nil }
    let probe = KeyProbe()
    _ = probe.object(type)[keyPath: path]
    return probe.keys.isEmpty ? nil : probe.keys.joined(separator: ".")
  }

  private func object(_ type: NSManagedObject.Type) -> NSManagedObject {
    let entity = ManagedClasses.placeholder(named: String(describing: type))
    let object = Self.$isMaking.withValue(true) { type.init(entity: entity, insertInto: nil) }
    object.probe = self
    return object
  }

  /// A value for who reads a property: an object that goes on noting, or an empty value.
  func answer<Value>(_ key: String) -> Value {
    keys.append(key)
    let wanted = (Value.self as? any WrappingValue.Type)?.wrappedType ?? Value.self
    if let type = wanted as? NSManagedObject.Type, let answer = object(type) as? Value { return answer }
    return ManagedValue.convert(nil, to: Value.self)
  }
}

/// Optionals, by the type in them.
private protocol WrappingValue {
  static var wrappedType: Any.Type { get }
}

extension Optional: WrappingValue {
  fileprivate static var wrappedType: Any.Type { Wrapped.self }
}

extension NSManagedObject {
  /// The value of names with dots between them, in key paths that descriptors of an order are made of.
  subscript(managedPath path: String) -> Any? {
    if let probe {
      probe.keys.append(path)
      return nil
    }
    return value(forKeyPath: path)
  }
}

extension ManagedClasses {
  /// An entity for a class that no model has.
  static func placeholder(named name: String) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = name
    entity.managedObjectClassName = name
    return entity
  }
}
