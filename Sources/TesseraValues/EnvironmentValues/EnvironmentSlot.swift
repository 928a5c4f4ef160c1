import Synchronization

/// A fixed place in the environment for a value that the engine itself reads: found by a number instead of by the type
/// of a key.
///
/// The owner of the value makes the slot, once, as a static constant.
@usableFromInline
nonisolated package struct EnvironmentSlot<Value>: @unchecked Sendable {
  // Sendable: it never changes.
  @usableFromInline package let index: Int
  @usableFromInline package let defaultValue: Value

  /// - Parameter defaultValue: what readers get if no view above them set the slot.
  package init(_ defaultValue: Value) {
    index = EnvironmentSlots.count.add(1, ordering: .relaxed).oldValue
    self.defaultValue = defaultValue
  }
}

/// The written values of slots.
@usableFromInline
nonisolated package struct EnvironmentSlots {
  fileprivate static let count = Atomic(0)

  @usableFromInline package private(set) var boxes: ContiguousArray<AnyObject?> = []

  @usableFromInline
  package subscript<Value>(slot: EnvironmentSlot<Value>) -> Value {
    // Inlinable: across modules, it would be made for no type, and ask the runtime for each read.
    @inlinable get {
      guard slot.index < boxes.count, let box = boxes[slot.index] else { return slot.defaultValue }
      // Only this slot writes at its index.
      return downcast(box, to: EnvironmentBox<Value>.self).value
    }
    set {
      while boxes.count <= slot.index { boxes.append(nil) }
      boxes[slot.index] = EnvironmentBox(newValue)
    }
  }
}

/// Holds a value of the environment behind one reference.
@usableFromInline
nonisolated package final class EnvironmentBox<Value> {
  @usableFromInline package let value: Value

  package init(_ value: Value) {
    self.value = value
  }
}

nonisolated extension EnvironmentBox: Sendable where Value: Sendable {}
