import Glibc

/// The calls that a shared library of this process, or the program itself, makes to functions of others, as the dynamic
/// linker describes them.
package struct LibraryCalls {
  private let base: UInt
  /// The dynamic section: its values by their tags.
  private let values: [Int: UInt]

  /// Finds a library by its file name; nil if it is not loaded.
  package init?(ofLibraryNamed name: String) {
    guard let handle = dlopen(name, RTLD_LAZY | RTLD_NOLOAD) else { return nil }
    // The handle points to glibc's `link_map`: load address, name, dynamic section, the next one.
    self.init(map: UnsafeRawPointer(handle))
  }

  /// Those of the program and of all libraries that are loaded now.
  static var all: [LibraryCalls] {
    var all: [LibraryCalls] = []
    var next = dlopen(nil, RTLD_LAZY).map { UnsafeRawPointer($0) }
    while let map = next {
      if let calls = LibraryCalls(map: map) { all.append(calls) }
      next = map.load(fromByteOffset: 24, as: UnsafeRawPointer?.self)
    }
    return all
  }

  private init?(map: UnsafeRawPointer) {
    base = map.load(as: UInt.self)
    guard var entry = map.load(fromByteOffset: 16, as: UnsafeRawPointer?.self) else { return nil }
    var values: [Int: UInt] = [:]
    while case let tag = entry.load(as: Int.self), tag != 0 {
      values[tag] = entry.load(fromByteOffset: 8, as: UInt.self)
      entry += 16
    }
    self.values = values
  }

  /// Makes the library call a C function for the one of another library with that name; false if it cannot be done.
  ///
  /// - Parameter replacement: a `@convention(c)` function, which is its address.
  @discardableResult
  package func replace<Function>(_ function: String, by replacement: Function) -> Bool {
    let address = withUnsafeBytes(of: replacement) { $0.load(as: UInt.self) }
    let slots =
      addressSlots(ofFunction: function, in: Tag.jumpRelocations, size: Tag.jumpRelocationsSize)
      + addressSlots(ofFunction: function, in: Tag.relocations, size: Tag.relocationsSize)
    return !slots.isEmpty && slots.allSatisfy { write(address, into: $0) }
  }

  private func write(_ address: UInt, into slot: UnsafeMutablePointer<UInt>) -> Bool {
    let pageSize = UInt(sysconf(Int32(_SC_PAGESIZE)))
    let page = UInt(bitPattern: slot) & ~(pageSize - 1)
    // The table may be protected once the library is loaded.
    guard mprotect(UnsafeMutableRawPointer(bitPattern: page), Int(pageSize), PROT_READ | PROT_WRITE) == 0 else {
      return false
    }
    slot.pointee = address
    return true
  }

  /// Where the library keeps the address of `function`; nowhere if it does not call it.
  private func addressSlots(
    ofFunction function: String, in table: Int, size: Int
  ) -> [UnsafeMutablePointer<UInt>] {
    guard let relocations = pointer(table), let symbols = pointer(Tag.symbols), let strings = pointer(Tag.strings),
      let size = values[size]
    else { return [] }
    // An entry of Elf64_Rela: offset, type and symbol index, addend; one of Elf64_Sym begins with the name's offset.
    return stride(from: 0, to: Int(size), by: 24).compactMap { offset in
      let entry = relocations.load(fromByteOffset: offset + 8, as: UInt64.self)
      guard Self.slotTypes.contains(UInt32(truncatingIfNeeded: entry)) else { return nil }
      let name = strings + Int(symbols.load(fromByteOffset: Int(entry >> 32) * 24, as: UInt32.self))
      guard strcmp(name.assumingMemoryBound(to: CChar.self), function) == 0 else { return nil }
      return UnsafeMutablePointer(bitPattern: base + relocations.load(fromByteOffset: offset, as: UInt.self))
    }
  }

  /// Relocations that put the address of a function into a table, on x86-64 and on ARM: those for direct calls, and
  /// those for calls through a pointer.
  private static let slotTypes: [UInt32] = [7, 6, 1026, 1025]

  private func pointer(_ tag: Int) -> UnsafeRawPointer? {
    // The dynamic linker has usually turned offsets into addresses already.
    values[tag].flatMap { UnsafeRawPointer(bitPattern: $0 < base ? base + $0 : $0) }
  }

  /// Tags of the dynamic section, `DT_...` in `elf.h`.
  private enum Tag {
    static let jumpRelocationsSize = 2
    static let strings = 5
    static let symbols = 6
    static let relocations = 7
    static let relocationsSize = 8
    static let jumpRelocations = 23
  }
}
