/// What the compiler wrote about a structure, an enumeration or a class: its name, its fields, its generic arguments.
struct TypeDescription {
  private let metadata: UnsafeRawPointer
  /// The same for all types that are made of one generic type.
  let descriptor: UnsafeRawPointer
  private let isClass: Bool

  /// One stored property, or one case of an enumeration.
  struct Field {
    let name: String
    /// Whether it is variable, and whether the value of a case lies elsewhere.
    let flags: UInt32
    /// nil for a case without a value.
    let type: Any.Type?
  }

  /// nil for a type of another kind, such as a tuple.
  init?(_ type: Any.Type) {
    metadata = TypeLayout.metadata(of: type)
    switch TypeLayout.kind(of: type) {
    case .structure, .enumeration:
      isClass = false
      descriptor = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    case .classReference:
      isClass = true
      guard let descriptor = metadata.load(fromByteOffset: 40, as: UnsafeRawPointer?.self) else { return nil }
      self.descriptor = descriptor
    case .tuple, .other: return nil
    }
  }

  // MARK: Names

  /// The names of the module and of the types around it, without generic arguments: `Module.Outer.Inner`.
  var name: String { Self.names(of: descriptor).joined(separator: ".") }

  var module: String { Self.names(of: descriptor).first ?? "" }

  /// The kinds of what types are declared in.
  private enum Context {
    static let module: UInt32 = 0
    static let `extension`: UInt32 = 1
    static let anonymous: UInt32 = 2
    static let lowestOfTypes: UInt32 = 16
  }

  /// From the module to the type that `descriptor` describes.
  private static func names(of descriptor: UnsafeRawPointer) -> [String] {
    var names: [String] = []
    var next: UnsafeRawPointer? = descriptor
    while let context = next {
      let kind = context.load(as: UInt32.self) & 0x1f
      if kind == Context.module || kind >= Context.lowestOfTypes, let name = RelativePointer.direct(at: context + 8) {
        names.append(String(cString: name.assumingMemoryBound(to: CChar.self)))
      }
      next = RelativePointer.indirectable(at: context + 4)
    }
    return names.reversed()
  }

  /// The name of a protocol, as `name` is of a type.
  static func name(ofProtocol descriptor: UnsafeRawPointer) -> String {
    let name = RelativePointer.direct(at: descriptor + 8)?.assumingMemoryBound(to: CChar.self)
    let context = RelativePointer.indirectable(at: descriptor + 4).map(names) ?? []
    return (context + [name.map { String(cString: $0) } ?? ""]).joined(separator: ".")
  }

  // MARK: Classes

  /// The class that a class inherits from.
  var superclass: Any.Type? {
    isClass ? metadata.load(fromByteOffset: 8, as: Any.Type?.self) : nil
  }

  /// The size of objects, in bytes; nil for values.
  var instanceSize: UInt32? { isClass ? metadata.load(fromByteOffset: 24, as: UInt32.self) : nil }

  /// The size of what the runtime keeps of a class, which grows with the number of its methods.
  var classSize: UInt32? { isClass ? metadata.load(fromByteOffset: 32, as: UInt32.self) : nil }

  // MARK: Generic arguments

  private var flags: UInt32 { descriptor.load(as: UInt32.self) }

  private var isGeneric: Bool { flags & 0x80 != 0 }

  /// The words that describe the arguments of a generic type; nil if there are none.
  private var argumentWords: UnsafeRawPointer? {
    guard isGeneric else { return nil }
    guard isClass else { return metadata + 16 }
    // With a superclass of a library that may grow, the place is known at run time only.
    guard flags & (1 << 29) == 0 else { return nil }
    let words = descriptor.load(fromByteOffset: 28, as: UInt32.self)
    let ownWords = descriptor.load(fromByteOffset: 32, as: UInt32.self)
    return words >= ownWords ? metadata + Int(words - ownWords) * 8 : nil
  }

  /// The arguments of a generic type; empty for others, nil where they cannot be told.
  var genericArguments: [Any.Type]? {
    guard isGeneric else { return [] }
    guard let words = argumentWords else { return nil }
    // Two pointers for the making of types come before the numbers.
    let header = descriptor + (isClass ? 44 : 28) + 8
    let parameters = Int(header.load(as: UInt16.self))
    let keys = Int(header.load(fromByteOffset: 4, as: UInt16.self))
    let options = header.load(fromByteOffset: 6, as: UInt16.self)
    // Packs and values as arguments are laid out otherwise.
    guard options & 0b101 == 0, keys >= parameters else { return nil }
    return (0..<parameters).map { words.load(fromByteOffset: $0 * 8, as: Any.Type.self) }
  }

  // MARK: Fields

  private typealias TypeFinder =
    @convention(c) (UnsafeRawPointer, Int, UnsafeRawPointer?, UnsafeRawPointer?) -> UnsafeRawPointer?

  private static let findType: TypeFinder? = SystemFunction.find("swift_getTypeByMangledNameInContext")

  /// The stored properties or cases that the type declares itself; nil where they cannot be told.
  var fields: [Field]? {
    guard let fields = RelativePointer.direct(at: descriptor + 16) else { return nil }
    let recordSize = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    var found: [Field] = []
    for index in 0..<count {
      guard let field = field(at: fields + 16 + index * recordSize) else { return nil }
      found.append(field)
    }
    return found
  }

  /// A record: flags, type and name.
  private func field(at record: UnsafeRawPointer) -> Field? {
    guard let name = RelativePointer.direct(at: record + 8) else { return nil }
    var type: Any.Type?
    if let mangled = RelativePointer.direct(at: record + 4) {
      guard let found = Self.findType?(mangled, Self.length(ofMangled: mangled), descriptor, argumentWords) else {
        return nil
      }
      type = withUnsafeBytes(of: found) { $0.load(as: Any.Type.self) }
    }
    return Field(
      name: String(cString: name.assumingMemoryBound(to: CChar.self)), flags: record.load(as: UInt32.self), type: type)
  }

  /// Bytes below 32 are followed by an address: of four bytes up to 23, of eight from there on.
  private static func length(ofMangled name: UnsafeRawPointer) -> Int {
    var length = 0
    while true {
      switch name.load(fromByteOffset: length, as: UInt8.self) {
      case 0: return length
      case 1..<0x18: length += 5
      case 0x18..<0x20: length += 9
      default: length += 1
      }
    }
  }
}
