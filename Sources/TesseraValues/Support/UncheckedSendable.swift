/// Lets a value be sent to the engine's thread although its type is not sendable.
nonisolated package struct UncheckedSendable<Value>: @unchecked Sendable {
  // Sendable: handed over, never used by the sender again.
  package let value: Value

  package init(_ value: Value) {
    self.value = value
  }
}
