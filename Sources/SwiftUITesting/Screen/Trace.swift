import TesseraCore

/// What the engine did, and why.
@MainActor
public struct Trace {
  let recorder: TraceRecorder
  let graph: ViewGraph

  /// How often bodies of a view or modifier type were evaluated.
  public func bodies<V>(of type: V.Type) -> Int {
    recorder.bodies[ObjectIdentifier(type), default: 0]
  }

  /// How many values of a type were built as defaults of `@State`.
  public func initialValues<T>(of type: T.Type) -> Int {
    recorder.initialValues[ObjectIdentifier(type), default: 0]
  }

  /// How many of those were thrown away, because the state existed already.
  public func discardedInitialValues<T>(of type: T.Type) -> Int {
    recorder.discardedInitialValues[ObjectIdentifier(type), default: 0]
  }

  /// How many objects of a type were built by `@StateObject` or received by `@ObservedObject`.
  public func objects<T: AnyObject>(of type: T.Type) -> Int {
    recorder.objects[ObjectIdentifier(type), default: 0]
  }

  public var frames: Int { recorder.frames }

  /// How many measurements were worked out, not taken from a cache.
  public var layouts: Int { recorder.layouts }

  /// How many pieces of the display list were made anew.
  public var draws: Int { recorder.draws }

  /// Runtime warnings, each once for its place.
  public var warnings: [String] { graph.warnings }

  /// One line an update: what caused it, by way of what.
  public var causes: [String] { recorder.causes }

  /// Forgets everything recorded so far.
  public func reset() {
    recorder.reset()
    graph.resetWarnings()
  }
}
