import Glibc

/// The records that the compiler leaves in libraries about their types, and about which types conform to which protocols.
package enum TypeRecords {
  /// The types of a module that conform to a protocol, in the order of their records. Generic types are left out.
  ///
  /// - Parameters:
  ///   - existential: the type of values of the protocol, such as `(any Equatable).self`.
  ///   - module: the module's name. It has to be loaded.
  ///   - library: the library whose types are meant, where several have a module of that name; nil for all.
  package static func types(
    conformingTo existential: Any.Type, inModule module: String? = nil, of library: LoadedLibrary? = nil
  ) -> [Any.Type] {
    let wanted = protocolDescriptor(of: existential)
    var found: [Any.Type] = []
    forEachImage(library) { records in
      for record in records.conformances where RelativePointer.indirectable(at: record) == wanted {
        if let type = type(ofConformance: record) { found.append(type) }
      }
    }
    guard let module else { return found }
    return found.filter { String(reflecting: $0).hasPrefix(module + ".") }
  }

  /// The types that a library declares, by their names with their module's. Generic types are left out.
  package static func types(of library: LoadedLibrary) -> [String: Any.Type] {
    var types: [String: Any.Type] = [:]
    forEachImage(library) { records in
      for descriptor in records.descriptors {
        guard let type = metadata(ofDescriptor: descriptor), let name = TypeDescription(type)?.name else { continue }
        types[name] = type
      }
    }
    return types
  }

  // MARK: Images

  private typealias SectionVisitor = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool
  private typealias SectionEnumerator = @convention(c) (SectionVisitor, UnsafeMutableRawPointer) -> Void

  private struct Search {
    var sections: [UnsafeRawPointer] = []
  }

  private static func forEachImage(_ library: LoadedLibrary?, _ body: (ImageRecords) -> Void) {
    // A function of the Swift runtime; nothing is found where the runtime has none of that name.
    guard let enumerate: SectionEnumerator = SystemFunction.find("swift_enumerateAllMetadataSections") else { return }
    var search = Search()
    withUnsafeMutablePointer(to: &search) { search in
      enumerate(
        { sections, context in
          context.assumingMemoryBound(to: Search.self).pointee.sections.append(sections)
          return true
        }, search)
    }
    for sections in search.sections {
      let records = ImageRecords(sections)
      if library.map({ records.belong(to: $0) }) ?? true { body(records) }
    }
  }

  // MARK: Records

  /// Metadata of a protocol's values: kind, flags and number of protocols, then the protocols' descriptors.
  private static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer {
    TypeLayout.metadata(of: existential).load(fromByteOffset: 16, as: UnsafeRawPointer.self)
  }

  /// A conformance: protocol, type, witness table and flags, relative to their own places.
  private static func type(ofConformance conformance: UnsafeRawPointer) -> Any.Type? {
    let referenceKind = conformance.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
    let reference = RelativePointer.direct(at: conformance + 4)
    let descriptor =
      switch referenceKind {
      case 0: reference
      case 1: reference?.load(as: UnsafeRawPointer?.self)
      default: UnsafeRawPointer?.none
      }
    return descriptor.flatMap(metadata(ofDescriptor:))
  }

  private static let genericFlag: UInt32 = 0x80

  private static func metadata(ofDescriptor descriptor: UnsafeRawPointer) -> Any.Type? {
    typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
    guard descriptor.load(as: UInt32.self) & genericFlag == 0,
      let accessor = RelativePointer.direct(at: descriptor + 12)
    else { return nil }
    // The descriptor of a type that is not generic has a function at this place that makes its metadata.
    return unsafeBitCast(unsafeBitCast(accessor, to: Accessor.self)(0), to: Any.Type.self)
  }
}

/// What one image has of records.
private struct ImageRecords {
  private let sections: UnsafeRawPointer

  init(_ sections: UnsafeRawPointer) {
    self.sections = sections
  }

  /// Four words of preamble and the protocols' section come before the start and length of the conformances, which those
  /// of the types follow.
  private static let conformancesOffset = 48
  private static let typesOffset = 64

  func belong(to library: LoadedLibrary) -> Bool {
    let starts = [Self.conformancesOffset, Self.typesOffset].compactMap {
      sections.load(fromByteOffset: $0, as: UnsafeRawPointer?.self)
    }
    return starts.first.map(library.contains) ?? false
  }

  var conformances: [UnsafeRawPointer] {
    records(Self.conformancesOffset).compactMap(RelativePointer.direct)
  }

  var descriptors: [UnsafeRawPointer] {
    records(Self.typesOffset).compactMap(RelativePointer.tagged)
  }

  private func records(_ offset: Int) -> [UnsafeRawPointer] {
    guard let start = sections.load(fromByteOffset: offset, as: UnsafeRawPointer?.self) else { return [] }
    let length = sections.load(fromByteOffset: offset + 8, as: Int.self)
    return stride(from: 0, to: length, by: MemoryLayout<Int32>.size).map { start + $0 }
  }
}
