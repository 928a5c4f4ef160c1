@_spi(Reflection) @preconcurrency import Swift

/// How values of a type lie in memory, as the runtime's metadata tells.
nonisolated package enum TypeLayout {
  package enum Kind {
    case structure
    case enumeration
    case tuple
    case classReference
    case other
  }

  /// `_EachFieldOptions.ignoreUnknown`, which the standard library declares as a variable.
  private static var ignoringUnknown: _EachFieldOptions { _EachFieldOptions(rawValue: 1 << 1) }

  /// The address of a type's metadata: a value of a metatype is that address.
  package static func metadata(of type: Any.Type) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  package static func kind(of type: Any.Type) -> Kind {
    let word = metadata(of: type).load(as: UInt.self)
    return switch word {
    case 0x200: .structure
    case 0x201, 0x202: .enumeration
    case 0x301: .tuple
    case 0, 0x800...: .classReference
    default: .other
    }
  }

  /// Calls `body` with the offset, type and name of each stored property of a structure, or each element of a tuple.
  package static func forEachField(of type: Any.Type, _ body: (Int, Any.Type, String) -> Void) {
    switch kind(of: type) {
    case .structure:
      _forEachField(of: type, options: ignoringUnknown) { name, offset, type, _ in
        body(offset, type, String(cString: name))
        return true
      }
    case .tuple:
      forEachElement(ofTuple: type) { body($0, $1, "") }
    default:
      break
    }
  }

  /// Tuple metadata: kind, number of elements, labels, then type and offset of each element.
  ///
  /// Outside of Apple's platforms an offset has 32 bits; what follows it is not defined.
  package static func forEachElement(ofTuple type: Any.Type, _ body: (Int, Any.Type) -> Void) {
    let metadata = metadata(of: type)
    let count = metadata.load(fromByteOffset: 8, as: Int.self)
    for index in 0..<count {
      let element = metadata + 24 + index * 16
      body(Int(element.load(fromByteOffset: 8, as: UInt32.self)), element.load(as: Any.Type.self))
    }
  }

  static func size(of type: Any.Type) -> Int {
    func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: size)
  }

  package static func isPlainMemory(_ type: Any.Type) -> Bool {
    func isPlain<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
    return _openExistential(type, do: isPlain)
  }
}
