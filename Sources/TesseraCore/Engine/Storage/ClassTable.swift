import Foundation

/// The methods of a class, as its metadata holds them: a class without a library-evolution interface calls its methods
/// through this table, which lies in writable memory.
nonisolated struct ClassTable {
  /// The metadata of the superclass.
  let superclass: UInt
  /// The methods and other members that subclasses have at the same places, as words.
  let members: UnsafeMutableBufferPointer<UInt>

  /// The members of a class that its superclass has, too. nil if the metadata of the superclass cannot be what it is
  /// taken for.
  init?(of type: AnyClass, membersOf superclass: AnyClass) {
    // The address of the metadata is what a class is. Nothing is read beyond what every class has.
    let metadata = UnsafeMutableRawPointer(mutating: TypeLayout.metadata(of: type))
    let original = TypeLayout.metadata(of: superclass)
    let size = Int(original.load(fromByteOffset: Offset.size, as: UInt32.self))
    let addressPoint = Int(original.load(fromByteOffset: Offset.addressPoint, as: UInt32.self))
    let length = size - addressPoint - Offset.members
    guard (1...Self.longestTable).contains(length), length % MemoryLayout<UInt>.size == 0 else { return nil }
    self.superclass = metadata.load(fromByteOffset: Offset.superclass, as: UInt.self)
    let start = (metadata + Offset.members).assumingMemoryBound(to: UInt.self)
    members = UnsafeMutableBufferPointer(start: start, count: length / MemoryLayout<UInt>.size)
  }

  init(superclass: UInt, members: UnsafeMutableBufferPointer<UInt>) {
    self.superclass = superclass
    self.members = members
  }

  /// The metadata of a class, as `superclass` names it.
  static func identity(of type: AnyClass) -> UInt {
    UInt(bitPattern: ObjectIdentifier(type))
  }

  /// No class of Foundation has a table of more bytes.
  private static let longestTable = 1 << 16

  /// Offsets in the metadata of a class, in bytes.
  private enum Offset {
    static let superclass = 8
    static let size = 32
    static let addressPoint = 36
    static let members = 56
  }
}
