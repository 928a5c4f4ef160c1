/// Whether values of a type can be taken for values of the type that another version of the program has in its place.
///
/// They can be if both have the same name and lie in memory alike: the same fields of types of which the same is true, in
/// the same order, and, for classes, as many methods.
struct TypeCompatibility {
  /// What a type is called, regardless of the version of the program.
  typealias Naming = (TypeDescription) -> String

  private let name: Naming
  /// The classes that were found to match, by the class of the old version.
  private(set) var classes: [ObjectIdentifier: Any.Type] = [:]
  private var seen: Set<[ObjectIdentifier]> = []

  init(naming: @escaping Naming) {
    name = naming
  }

  /// - Returns: whether values of `old` can be taken for values of `new`.
  mutating func matches(_ old: Any.Type, _ new: Any.Type) -> Bool {
    if old == new { return true }
    // Types may hold one another; what is being looked at counts as alike.
    guard seen.insert([ObjectIdentifier(old), ObjectIdentifier(new)]).inserted else { return true }
    guard Self.layout(of: old) == Self.layout(of: new) else { return false }
    if let oldDescription = TypeDescription(old), let newDescription = TypeDescription(new) {
      return match(oldDescription, newDescription, old, new)
    }
    let kind = TypeLayout.metadata(of: old).load(as: UInt.self)
    guard kind == TypeLayout.metadata(of: new).load(as: UInt.self) else { return false }
    return switch kind {
    case Kind.tuple: matchTuples(old, new)
    case Kind.function: matchFunctions(TypeLayout.metadata(of: old), TypeLayout.metadata(of: new))
    case Kind.existential: matchExistentials(TypeLayout.metadata(of: old), TypeLayout.metadata(of: new))
    default: false
    }
  }

  /// What the first word of metadata says.
  private enum Kind {
    static let tuple: UInt = 0x301
    static let function: UInt = 0x302
    static let existential: UInt = 0x303
  }

  private static func layout(of type: Any.Type) -> [Int] {
    func layout<Value>(_ type: Value.Type) -> [Int] {
      [MemoryLayout<Value>.size, MemoryLayout<Value>.stride, MemoryLayout<Value>.alignment]
    }
    return _openExistential(type, do: layout)
  }

  private mutating func matchAll(_ old: [Any.Type], _ new: [Any.Type]) -> Bool {
    guard old.count == new.count else { return false }
    for index in old.indices where !matches(old[index], new[index]) { return false }
    return true
  }

  private mutating func match(
    _ old: TypeDescription, _ new: TypeDescription, _ oldType: Any.Type, _ newType: Any.Type
  ) -> Bool {
    guard let oldArguments = old.genericArguments, let newArguments = new.genericArguments,
      matchAll(oldArguments, newArguments)
    else { return false }
    // A type that both versions share lies in memory as its arguments have it.
    if old.descriptor == new.descriptor { return true }
    guard name(old) == name(new), matchClasses(old, new), matchFields(old, new) else { return false }
    if old.instanceSize != nil { classes[ObjectIdentifier(oldType)] = newType }
    return true
  }

  private mutating func matchClasses(_ old: TypeDescription, _ new: TypeDescription) -> Bool {
    guard old.instanceSize == new.instanceSize, old.classSize == new.classSize else { return false }
    switch (old.superclass, new.superclass) {
    case (nil, nil): return true
    case (let old?, let new?): return matches(old, new)
    default: return false
    }
  }

  private mutating func matchFields(_ old: TypeDescription, _ new: TypeDescription) -> Bool {
    guard let oldFields = old.fields, let newFields = new.fields, oldFields.count == newFields.count else {
      return false
    }
    for (old, new) in zip(oldFields, newFields) {
      guard old.name == new.name, old.flags == new.flags else { return false }
      switch (old.type, new.type) {
      case (nil, nil): break
      case (let old?, let new?): if !matches(old, new) { return false }
      default: return false
      }
    }
    return true
  }

  private mutating func matchTuples(_ old: Any.Type, _ new: Any.Type) -> Bool {
    func elements(of type: Any.Type) -> [Any.Type] {
      var elements: [Any.Type] = []
      TypeLayout.forEachElement(ofTuple: type) { elements.append($1) }
      return elements
    }
    return matchAll(elements(of: old), elements(of: new))
  }

  /// Metadata of a function: kind, flags with the number of parameters, result, parameters.
  private mutating func matchFunctions(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    let flags = old.load(fromByteOffset: 8, as: UInt.self)
    guard flags == new.load(fromByteOffset: 8, as: UInt.self) else { return false }
    func types(_ metadata: UnsafeRawPointer) -> [Any.Type] {
      (0...Int(flags & 0xffff)).map { metadata.load(fromByteOffset: 16 + $0 * 8, as: Any.Type.self) }
    }
    return matchAll(types(old), types(new))
  }

  /// Metadata of a protocol's values: kind, flags, number of protocols, then what describes them.
  private func matchExistentials(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    let superclassFlag: UInt32 = 0x4000_0000
    let flags = old.load(fromByteOffset: 8, as: UInt32.self)
    let count = old.load(fromByteOffset: 12, as: UInt32.self)
    guard flags == new.load(fromByteOffset: 8, as: UInt32.self), flags & superclassFlag == 0,
      count == new.load(fromByteOffset: 12, as: UInt32.self)
    else { return false }
    return (0..<Int(count)).allSatisfy { index in
      let oldProtocol = old.load(fromByteOffset: 16 + index * 8, as: UnsafeRawPointer.self)
      let newProtocol = new.load(fromByteOffset: 16 + index * 8, as: UnsafeRawPointer.self)
      return oldProtocol == newProtocol || Self.areAlike(oldProtocol, newProtocol)
    }
  }

  /// Whether two protocols have the same name and as many requirements.
  private static func areAlike(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    TypeDescription.name(ofProtocol: old) == TypeDescription.name(ofProtocol: new)
      && old.load(fromByteOffset: 16, as: UInt32.self) == new.load(fromByteOffset: 16, as: UInt32.self)
  }
}
