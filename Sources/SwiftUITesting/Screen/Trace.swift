import Foundation
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

  /// How often bodies were evaluated, those of the library's own views included.
  package var allBodies: Int { recorder.bodies.values.reduce(0, +) }

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

  /// How many frames were made.
  public var frames: Int { recorder.frames }

  /// How many measurements were worked out, not taken from a cache.
  public var layouts: Int { recorder.layouts }

  /// How often views told their containers priorities and alignment guides that were not known yet.
  package var questions: Int { recorder.questions }

  /// How often containers and modifiers of several views collected their elements again.
  package var collections: Int { recorder.collections }

  /// How many pieces of the display list were made again.
  public var draws: Int { recorder.draws }

  /// Runtime warnings, each once for its place.
  public var warnings: [String] { graph.warnings }

  /// One line per update: its cause, and the steps between.
  public var causes: [String] { recorder.causes }

  /// Whether lines of the code, what changed for each body and the cost of initial values are recorded, too, from now
  /// on. That takes time.
  public var isDetailed: Bool {
    get { recorder.detail == .everything }
    nonmutating set { recorder.detail = newValue ? .everything : .causes }
  }

  /// What led to the latest body of a view or modifier type, from the first known cause: `tap "Add"`,
  /// `State<Int> Root.count`, `Label.body`. Empty if there was none.
  public func steps<V>(toBodyOf type: V.Type) -> [String] {
    steps { $0.kind == .body && $0.type.map { $0 == type } ?? false }
  }

  /// What led to a text being measured or broken into lines the last time, from the first known cause. Empty if that
  /// never happened.
  public func steps(toText text: String) -> [String] {
    steps { $0.kind == .text && $0.text == text }
  }

  private func steps(to isWanted: (TraceRecord) -> Bool) -> [String] {
    let number = recorder.numbers.last { recorder.record($0).map(isWanted) ?? false }
    return number.map(recorder.chain) ?? []
  }

  /// What the defaults of `@State` properties of a type cost, in the order in which they were made.
  ///
  /// Known while `isDetailed`. The cost is the time since the engine last heard of the body that made the value, so
  /// what stands right before in that body counts, too.
  public func initialValueCosts<T>(of type: T.Type) -> [InitialValueCost] {
    recorder.records.compactMap { record in
      guard record.kind == .initialValue, let known = record.type, known == type else { return nil }
      return InitialValueCost(
        view: record.view.map { TypeName.of(recorder.view($0).type) } ?? "", isDiscarded: record.isDiscarded,
        duration: .nanoseconds(Int64(clamping: record.duration)), line: record.place.flatMap(recorder.line(of:)))
    }
  }

  /// Writes what was recorded as a file that trace viewers and `tessera profile` open.
  public func write(to url: URL) throws {
    try TraceFile.data(of: recorder, program: "Screen").write(to: url)
  }

  /// Forgets everything recorded so far.
  public func reset() {
    recorder.reset()
    graph.resetWarnings()
  }
}
