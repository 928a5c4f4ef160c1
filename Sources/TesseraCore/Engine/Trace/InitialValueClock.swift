/// Measures what the defaults of `@State` cost.
///
/// `State.init` gets its value when it is made already. What the engine knows is when it was called by the same body
/// last, so the cost is at most the time since then: code that stands right before counts, too.
nonisolated enum InitialValueClock {
  /// Whether a recorder measures costs. Set by the first such recorder, and never reset.
  nonisolated(unsafe) static var isRunning = false

  /// A value has just been made.
  @inline(__always)
  static func note<Value>(_ value: Value) {
    if isRunning { noteWhileRunning(value) }
  }

  @inline(never)
  private static func noteWhileRunning<Value>(_ value: Value) {
    guard Evaluation.current != nil else { return }
    let value = UncheckedSendable(value)
    EngineThread.unsafelyIsolated { ViewGraph.running?.trace?.valueWasMade(value.value) }
  }
}
