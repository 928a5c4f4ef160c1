/// Takes values from one version of a program into the next, which has other types of the same names.
nonisolated package final class ValueMigration {
  private let naming: TypeCompatibility.Naming
  private let newType: (String) -> Any.Type?

  /// A value in which more values lie than can be looked through is left behind.
  private static let mostValues = 200_000

  /// - Parameters:
  ///   - naming: what a type is called in both versions.
  ///   - newType: the type of the new version that has a name; nil if there is none.
  init(naming: @escaping (TypeDescription) -> String, newType: @escaping (String) -> Any.Type?) {
    self.naming = naming
    self.newType = newType
  }

  /// Takes values to the types of a library.
  package convenience init(to library: LoadedLibrary) {
    let types = TypeRecords.types(of: library)
    self.init(naming: \.name) { types[$0] }
  }

  /// What a type is called in both versions; nil for one that is declared nowhere, such as a tuple.
  package func name(of type: Any.Type) -> String? { TypeDescription(type).map(naming) }

  /// A value as one of another version's type. Objects in it become objects of the new version's classes.
  ///
  /// - Returns: nil if the types differ in more than their versions.
  package func value<Old, New>(_ old: Old, as type: New.Type) -> New? {
    if Old.self == New.self { return ours(old) as? New }
    var compatibility = TypeCompatibility(naming: naming)
    guard compatibility.matches(Old.self, New.self) else { return nil }
    if !compatibility.classes.isEmpty, !move(objectsIn: old, to: compatibility.classes) { return nil }
    return withUnsafePointer(to: old) { UnsafeRawPointer($0).assumingMemoryBound(to: New.self).pointee }
  }

  // MARK: Values of any type

  /// A value of a type that both versions have, with what it holds of types of the old version taken along.
  private func ours<Value>(_ value: Value) -> Value {
    switch value {
    case let holder as any MigratingValue: holder.migrated(by: self) as? Value ?? value
    case let values as [AnyHashable]: values.map(hashable) as? Value ?? value
    default: value
    }
  }

  /// A value of any type, as one of the new version's type where that has one in its place.
  package func hashable(_ value: AnyHashable) -> AnyHashable {
    func migrated<Old: Hashable>(_ old: Old) -> AnyHashable {
      guard let name = name(of: Old.self), let type = newType(name) as? any Hashable.Type, type != Old.self else {
        return value
      }
      return self.hashable(old, as: type) ?? value
    }
    guard let base = value.base as? any Hashable else { return value }
    return migrated(base)
  }

  private func hashable<Old, New: Hashable>(_ old: Old, as type: New.Type) -> AnyHashable? {
    value(old, as: type).map { AnyHashable($0) }
  }

  // MARK: Objects

  /// Makes the objects in a value objects of other classes that have the same fields.
  ///
  /// - Returns: false if there are too many to find them all.
  private func move<Value>(objectsIn value: Value, to classes: [ObjectIdentifier: Any.Type]) -> Bool {
    var objects: [ObjectIdentifier: AnyObject] = [:]
    var waiting: [Mirror] = []
    var count = 0
    func look(at value: Any) {
      count += 1
      if type(of: value) is AnyClass {
        let object = value as AnyObject
        guard objects.updateValue(object, forKey: ObjectIdentifier(object)) == nil else { return }
      }
      var mirror: Mirror? = Mirror(reflecting: value)
      while let part = mirror {
        if !part.children.isEmpty { waiting.append(part) }
        mirror = part.superclassMirror
      }
    }
    look(at: value)
    while let mirror = waiting.popLast(), count <= Self.mostValues {
      for child in mirror.children { look(at: child.value) }
    }
    guard count <= Self.mostValues else { return false }
    for object in objects.values {
      guard let new = classes[ObjectIdentifier(type(of: object))] else { continue }
      // The first word of an object is its class.
      let address = Unmanaged.passUnretained(object).toOpaque()
      address.storeBytes(of: TypeLayout.metadata(of: new), as: UnsafeRawPointer.self)
    }
    return true
  }
}

/// A value that holds values of any types.
nonisolated package protocol MigratingValue {
  /// The value with what it holds taken to the new version.
  func migrated(by migration: ValueMigration) -> Self
}
