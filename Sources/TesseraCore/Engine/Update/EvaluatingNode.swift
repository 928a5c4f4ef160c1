import Foundation
import Observation

/// A node that evaluates user code to get its content: the body of a view or modifier, the rows of a `ForEach`.
///
/// While the code runs, everything it reads is recorded; a write marks the readers and nothing else.
package class EvaluatingNode: ViewNode {
  final let facts: TypeFacts
  // Exclusive access is not checked, here and below: these are read in each step, and no change in place calls other
  // code.
  @exclusivity(unchecked) final var content: ViewNode!
  /// What the dynamic properties of the view keep between updates, by slot.
  @exclusivity(unchecked) final var storages = PropertyStorages()
  @exclusivity(unchecked) final var isDirty = false
  /// Whether the node is a `LayoutContentNode`.
  @exclusivity(unchecked) final var waitsForLayout = false
  // What is `nonisolated(unsafe)` here belongs to the thread of the engine; dependency lists and observers, which are
  // not isolated, reach it there.

  /// Counts evaluations; a dependency with an older stamp no longer counts.
  @exclusivity(unchecked) nonisolated(unsafe) final var stamp: UInt32 = 0
  @exclusivity(unchecked) nonisolated(unsafe) final var dependencies = DependencyList()
  /// Whether the tree above is too deep to go on (the content is an empty view).
  @exclusivity(unchecked) final var isCutOff = false
  /// Whether the node is only drawn until it has left: what it shows stays as it is.
  @exclusivity(unchecked) final var isFrozen = false
  /// What a recorder stores about the node.
  @exclusivity(unchecked) final var traceMarks = TraceMarks()
  /// The evaluation of which it is known that something it observed has changed.
  @exclusivity(unchecked) nonisolated(unsafe) private final var noticedStamp: UInt32 = 0
  /// nil until an evaluation reads a property of an object that has Swift's own registrar.
  @exclusivity(unchecked) nonisolated(unsafe) private final var observer: PropertyObserver?

  init(_ context: NodeContext, facts: TypeFacts) {
    self.facts = facts
    super.init(context)
  }

  deinit {
    observer?.node = nil
  }

  override final var evaluatedView: EvaluatingNode? { viewType == nil ? nil : self }

  /// Makes the content for the first time. Subclasses call it last in their initializer.
  final func begin() {
    if facts.readsEnvironment { readEnvironment() }
    guard depth < graph.updates.maximumDepth else {
      isCutOff = true
      graph.warn(.tooDeep(limit: Int(graph.updates.maximumDepth)), at: self)
      content = EmptyNode(childContext)
      return
    }
    graph.record(bodyOf: self, because: .creation) { makeContent() }
  }

  /// Makes `content`. Overridden; runs user code inside `track(_:)`.
  func makeContent() {}

  /// Evaluates again and hands the new value to `content`. Overridden; runs user code inside `track(_:)`.
  func updateContent() {}

  final func evaluate(because cause: UpdateCause) {
    isDirty = false
    guard !isRemoved, !isCutOff, !isFrozen else { return }
    if cause == .input { noteChange { $0.noteNewValue() } }
    graph.record(bodyOf: self, because: cause) { updateContent() }
    if notesChanges { graph.updates.bodyChanges[ObjectIdentifier(self)] = nil }
  }

  /// Marks the node for the update phase of the transaction that is being applied.
  final func markDirty() {
    guard !isDirty, !isRemoved else { return }
    isDirty = true
    graph.enqueueDirty(self)
  }

  /// Runs user code and records what it reads.
  final func track<Result>(_ evaluation: () -> Result) -> Result {
    guard let trace = graph.trace else { return noteReads(of: evaluation) }
    return noteReads { trace.time(evaluation) }
  }

  private final func noteReads<Result>(of evaluation: () -> Result) -> Result {
    stamp &+= 1
    dependencies.beginEvaluation()
    let outer = Evaluation.begin(self)
    defer {
      Evaluation.end(outer)
      dependencies.endEvaluation()
    }
    guard let observer else {
      // The observer is asked for only if the evaluation read an observable property.
      return withObservationTracking(evaluation, onChange: makeObserver().action(for: stamp))
    }
    observer.withdraw()
    return withObservationTracking(
      {
        observer.register()
        return evaluation()
      }, onChange: observer.action(for: stamp))
  }

  /// Something that the last evaluation read of an observable object changes. Only the first change of any of it
  /// counts: the next evaluation sees all that have been made by then. A write by the evaluation itself is no reason
  /// for another.
  final func observedPropertyWillChange(_ keyPath: AnyKeyPath? = nil) {
    guard noticedStamp != stamp, Evaluation.current !== self else { return }
    noticedStamp = stamp
    graph.invalidate(self, because: .observation(keyPath))
  }

  private func makeObserver() -> PropertyObserver {
    let newObserver = PropertyObserver(self)
    observer = newObserver
    return newObserver
  }

  // MARK: Dynamic properties

  /// Gives the dynamic properties of a new view value their storage, making it the first time (A17).
  final func install<Value>(in value: UnsafeMutablePointer<Value>) {
    let view = UnsafeMutableRawPointer(value)
    if storages.isEmpty {
      makeStorages(in: view)
    } else {
      for property in facts.properties { property.connect(storages[property.slot], at: view, in: self) }
    }
    updateProperties(in: value)
  }

  private func makeStorages(in view: UnsafeMutableRawPointer) {
    storages.reserveCapacity(facts.properties.count)
    for property in facts.properties {
      graph.restoration?.begin(property.slot, of: self)
      storages.append(property.makeStorage(at: view, in: self))
    }
  }

  /// Calls `update()` of the dynamic properties, before a body runs (A29).
  final func updateProperties<Value>(in value: UnsafeMutablePointer<Value>) {
    let view = UnsafeMutableRawPointer(value)
    for property in facts.properties { property.update(storages[property.slot], at: view, in: self) }
    for update in facts.customUpdates { update(view) }
  }

  /// Calls `body` with the place of the view or modifier that the node evaluates. Overridden where there is one.
  func withViewMemory(_ body: (UnsafeMutableRawPointer) -> Void) {}

  /// Whether a dynamic property of `view` reads something else from the new environment than from `old`.
  final func propertiesDiffer<Value>(in value: UnsafeMutablePointer<Value>, from old: EnvironmentValues) -> Bool {
    let view = UnsafeMutableRawPointer(value)
    var differ = false
    for property in facts.properties
    where property.environmentDiffers(at: view, from: old, to: scope.values) {
      guard notesChanges else { return true }
      noteChange { $0.note(facts.outermostPropertyName(at: property.offset)) }
      differ = true
    }
    return differ
  }

  // MARK: Tree

  override package var isUnary: Bool { content.isUnary }

  override package func appendElements(to elements: inout ContiguousArray<LayoutNode>) {
    content.appendElements(to: &elements)
  }

  override package func appendRows(to rows: inout RowList) {
    content.appendRows(to: &rows)
  }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  override func willRemove() {
    observer?.leave()
    dependencies.removeAll(of: self)
    for storage in storages { storage.disconnect() }
    if notesChanges { graph.updates.bodyChanges[ObjectIdentifier(self)] = nil }
  }
}
