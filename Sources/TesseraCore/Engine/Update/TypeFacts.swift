@_spi(Reflection) import Swift

/// Facts about a type of view or modifier, determined once.
@MainActor
package final class TypeFacts {
  let type: Any.Type
  /// Where the dynamic properties lie, nested ones included, in declaration order (A29).
  let properties: [PropertyField]
  /// `update()` of dynamic properties that users wrote, outer after inner.
  let customUpdates: [(UnsafeMutableRawPointer) -> Void]
  let readsEnvironment: Bool
  let hasProperties: Bool
  /// Whether the type can be interpolated (D54).
  let isAnimatable: Bool
  /// The stored properties that are or hold dynamic ones, as stored, in declaration order.
  private(set) lazy var outermostPropertyNames = Self.outermostPropertyNames(of: type)
  /// A name for each dynamic property, by which another version of the type has it: nested ones may share a name.
  private(set) lazy var propertyKeys: [String] = {
    var counts: [String: Int] = [:]
    return properties.map { property in
      let count = counts[property.name, default: 0]
      counts[property.name] = count + 1
      return count == 0 ? property.name : "\(property.name) \(count + 1)"
    }
  }()
  /// Whether a body of the type called `_printChanges()` (B23).
  var notesChanges = false
  // Never changes once it is made.
  nonisolated(unsafe) private let comparison: ValueComparison

  private init(type: Any.Type) {
    self.type = type
    var collector = PropertyCollector()
    collector.collect(from: type, at: 0)
    properties = collector.properties
    customUpdates = collector.customUpdates
    readsEnvironment = collector.properties.contains { $0.readsEnvironment }
    hasProperties = !collector.properties.isEmpty || !collector.customUpdates.isEmpty
    isAnimatable = type is any Animatable.Type && !(type is any _DrawnInMotion.Type)
    comparison = ValueComparison.of(type)
  }

  private static func outermostPropertyNames(of type: Any.Type) -> [String] {
    var names: [String] = []
    TypeLayout.forEachField(of: type) { _, fieldType, name in
      if fieldType is any DynamicProperty.Type { names.append(name) }
    }
    return names
  }

  // Exclusive access is not checked: it is read for each node, and no change in place calls other code.
  @exclusivity(unchecked) private static var known: [ObjectIdentifier: TypeFacts] = [:]

  static func of(_ type: Any.Type) -> TypeFacts {
    let key = ObjectIdentifier(type)
    if let facts = known[key] { return facts }
    let facts = TypeFacts(type: type)
    known[key] = facts
    return facts
  }

  /// Whether two values of this type are equal by rule B3.
  ///
  /// Not isolated: closures of the main actor are checked each time the standard library calls them.
  nonisolated func areEqual<Value>(_ old: inout Value, _ new: Value) -> Bool {
    withUnsafePointer(to: &old) { old in
      withUnsafePointer(to: new) { new in comparison.areEqual(old, new) }
    }
  }
}

/// Finds the dynamic properties among the stored properties of a type.
private struct PropertyCollector {
  var properties: [PropertyField] = []
  var customUpdates: [(UnsafeMutableRawPointer) -> Void] = []

  @MainActor
  mutating func collect(from type: Any.Type, at offset: Int) {
    TypeLayout.forEachField(of: type) { add($1, named: $2, at: offset + $0) }
  }

  @MainActor
  private mutating func add(_ type: Any.Type, named name: String, at offset: Int) {
    if let property = type as? any NodeProperty.Type {
      properties.append(PropertyField(name: name, offset: offset, slot: properties.count, type: property))
    } else if let property = type as? any DynamicProperty.Type {
      collect(from: type, at: offset)
      customUpdates.append(Self.update(of: property, at: offset))
    } else if TypeLayout.kind(of: type) == .tuple || type is any _PropertyContainer.Type {
      collect(from: type, at: offset)
    }
  }

  private static func update<Property: DynamicProperty>(
    of type: Property.Type, at offset: Int
  ) -> (UnsafeMutableRawPointer) -> Void {
    { view in (view + offset).assumingMemoryBound(to: Property.self).pointee.update() }
  }
}
