import TesseraCore

/// Answers of delegates, as code from before Swift 6 has them and as later code has them.
enum PolicyAnswer {
  /// An answer that is given on the main actor, wherever it is called.
  static func plain<each Value>(_ answer: @escaping @MainActor @Sendable (repeat each Value) -> Void) -> (
    repeat each Value
  ) -> Void {
    { (values: repeat each Value) in
      let values = UncheckedSendable((repeat each values))
      EngineThread.run { answer(repeat each values.value) }
    }
  }

  /// An answer that is given once, from the main actor.
  static func sendable<Value>(
    _ answer: @escaping (Value) -> Void
  ) -> @MainActor @Sendable (Value) -> Void {
    let kept = UncheckedSendable(answer)
    return { kept.value($0) }
  }
}
