/// What the runtime knows about a type, read from the type's metadata, whose form is part of Swift's stable ABI.
struct TypeMetadata {
  private let address: UnsafeRawPointer

  init(_ type: Any.Type) {
    address = unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// Reads which case a value is.
  typealias TagReader = @convention(c) (_ value: UnsafeRawPointer, _ type: UnsafeRawPointer) -> UInt32

  /// The tag of `value`, which is of this type; nil if the type is no enumeration.
  func enumTag<Value>(of value: Value) -> UInt32? {
    guard kind == .enumeration || kind == .optional else { return nil }
    // The address of the table of value witnesses lies in front of the metadata. The table begins with eight
    // functions, size and stride, and two numbers of 32 bits; the first function for enumerations follows.
    let witnesses = address.load(fromByteOffset: -word, as: UnsafeRawPointer.self)
    let readTag = witnesses.load(fromByteOffset: 10 * word + 2 * MemoryLayout<UInt32>.size, as: TagReader.self)
    return withUnsafePointer(to: value) { readTag($0, address) }
  }

  var isOptional: Bool { kind == .optional }

  /// Whether values of the type are functions, or tuples or optionals with functions in them.
  var containsFunction: Bool {
    switch kind {
    case .function: true
    case .tuple: tupleElements.contains(where: \.containsFunction)
    case .optional: wrappedType.containsFunction
    default: false
    }
  }

  private enum Kind: Int {
    case enumeration = 0x201
    case optional = 0x202
    case tuple = 0x301
    case function = 0x302
  }

  private var word: Int { MemoryLayout<Int>.size }

  /// nil: a kind that does not matter here.
  private var kind: Kind? { Kind(rawValue: address.load(as: Int.self)) }

  /// The types of a tuple's elements: after the kind come their number, their labels, and a type and an offset each.
  private var tupleElements: [TypeMetadata] {
    let count = address.load(fromByteOffset: word, as: Int.self)
    return (0..<count).map { index in
      TypeMetadata(address.load(fromByteOffset: (3 + 2 * index) * word, as: Any.Type.self))
    }
  }

  /// The type of an optional's value: after the kind and the description come the generic arguments.
  private var wrappedType: TypeMetadata {
    TypeMetadata(address.load(fromByteOffset: 2 * word, as: Any.Type.self))
  }
}
