/// Lets a value cross to the engine's thread that the compiler cannot vouch for.
nonisolated package struct UncheckedSendable<Value>: @unchecked Sendable {
  // Sendable: handed over, never used by the sender again.
  package let value: Value

  package init(_ value: Value) {
    self.value = value
  }
}
