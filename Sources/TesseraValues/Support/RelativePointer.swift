/// Pointers as the compiler writes them: a distance from their own place, 0 for none.
enum RelativePointer {
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

  /// The two lowest bits say what is meant: 0 for a type itself, 1 for a pointer to it, others for what is no type.
  static func tagged(at address: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = address.load(as: Int32.self)
    let target = address + Int(distance & ~3)
    return switch distance & 3 {
    case 0: target
    case 1: target.load(as: UnsafeRawPointer?.self)
    default: nil
    }
  }
}
