import Glibc
import TesseraCore

/// The records that the compiler leaves in a module about which types conform to which protocols.
enum ConformanceRecords {
  /// The types of a module that conform to a protocol, in the order of their records. Generic types are left out.
  ///
  /// - Parameters:
  ///   - existential: the type of values of the protocol, such as `(any Equatable).self`.
  ///   - module: the module's name. It has to be loaded.
  static func types(conformingTo existential: Any.Type, inModule module: String) -> [Any.Type] {
    guard let enumerateSections else { return [] }
    var search = Search(wanted: protocolDescriptor(of: existential))
    withUnsafeMutablePointer(to: &search) { search in
      enumerateSections(visitSections, search)
    }
    return search.found.filter { String(reflecting: $0).hasPrefix(module + ".") }
  }

  private typealias SectionVisitor = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool
  private typealias SectionEnumerator = @convention(c) (SectionVisitor, UnsafeMutableRawPointer) -> Void

  /// A function of the Swift runtime; nil where the runtime has none of that name.
  private static var enumerateSections: SectionEnumerator? {
    SystemFunction.find("swift_enumerateAllMetadataSections")
  }

  /// Metadata of a protocol's values: kind, flags and number of protocols, then the protocols' descriptors.
  private static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer {
    TypeLayout.metadata(of: existential).load(fromByteOffset: 16, as: UnsafeRawPointer.self)
  }

  /// Called by the runtime for each loaded image.
  private static let visitSections: SectionVisitor = { sections, context in
    let search = context.assumingMemoryBound(to: Search.self)
    // Four words of preamble and the protocols' section come before the conformances' start and length.
    guard let start = sections.load(fromByteOffset: 48, as: UnsafeRawPointer?.self) else { return true }
    let length = sections.load(fromByteOffset: 56, as: Int.self)
    for offset in stride(from: 0, to: length, by: MemoryLayout<Int32>.size) {
      search.pointee.visit(recordAt: start + offset)
    }
    return true
  }

  private struct Search {
    let wanted: UnsafeRawPointer
    var found: [Any.Type] = []

    /// A record is a relative pointer to the conformance: protocol, type, witness table and flags, relative as well.
    mutating func visit(recordAt address: UnsafeRawPointer) {
      guard let conformance = RelativePointer.direct(at: address),
        RelativePointer.indirectable(at: conformance) == wanted,
        let type = Self.type(ofConformance: conformance)
      else { return }
      found.append(type)
    }

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
}

/// Pointers as the compiler writes them: a distance from their own place, 0 for none.
private enum RelativePointer {
  static func direct(at address: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = address.load(as: Int32.self)
    return distance == 0 ? nil : address + Int(distance)
  }

  /// The lowest bit says that the distance leads to a pointer to what is meant.
  static func indirectable(at address: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = address.load(as: Int32.self)
    guard distance != 0 else { return nil }
    let target = address + Int(distance & ~1)
    return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
  }
}
