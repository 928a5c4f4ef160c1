import Observation
import Synchronization

/// The properties of one observable object that bodies read, with their readers.
///
/// The path of a property that the evaluation has read before counts no references and checks no accesses: it is taken
/// for every read in every body.
nonisolated final class ReadingLedger: @unchecked Sendable {
  // Sendable: `entries` is touched on the engine's thread only; other threads first check `wasRead`.
  private let standardReference = AtomicLazyReference<StandardRegistrar>()
  @exclusivity(unchecked) private var entries = UnsafeMutableBufferPointer<Entry>(start: nil, count: 0)
  @exclusivity(unchecked) private var count = 0
  private let wasRead = Atomic(false)
  /// The evaluation during which the object was made, if it was made in one.
  private let birth = Evaluation.currentSerial

  private struct Entry {
    /// The address of the key path that first read the property.
    let key: UnsafeRawPointer
    let property: ObservedProperty
    /// The evaluation that read the property last.
    var serial: UInt64
  }

  deinit {
    UnsafeMutableBufferPointer(rebasing: entries.prefix(count)).deinitialize()
    entries.deallocate()
  }

  /// Swift's own registrar, from the first read on that matters to it.
  var standard: ObservationRegistrar? { standardReference.load()?.registrar }

  /// Notes a read for those who observe by Swift's own means.
  func noteStandard<Subject: Observable, Member>(_ subject: Subject, _ keyPath: KeyPath<Subject, Member>) {
    if let standard { return standard.access(subject, keyPath: keyPath) }
    guard TrackingProbe.isTracking else { return }
    standardReference.storeIfNil(StandardRegistrar()).registrar.access(subject, keyPath: keyPath)
  }

  /// Notes a read if an evaluation is running on this thread.
  ///
  /// - Returns: false if another reader may depend on the read as well: always outside of evaluations, and within
  ///   one the initializer of a model that is made there and tracks itself.
  func note(_ keyPath: AnyKeyPath) -> Bool {
    let serial = Evaluation.currentSerial
    guard serial != 0 else { return false }
    let index = index(ofSame: keyPath) ?? index(of: keyPath) ?? append(keyPath)
    if entries[index].serial != serial {
      entries[index].serial = serial
      noteFirstRead(of: entries[index].property)
    }
    return birth != serial
  }

  private func noteFirstRead(of property: ObservedProperty) {
    guard let reader = Evaluation.current else { return }
    reader.dependencies.record(property, by: reader)
  }

  /// A comparison of pointers finds what was read by the same line of code before.
  private func index(ofSame keyPath: AnyKeyPath) -> Int? {
    let key = UnsafeRawPointer(Unmanaged.passUnretained(keyPath).toOpaque())
    for index in 0..<count where entries[index].key == key { return index }
    return nil
  }

  private func append(_ keyPath: AnyKeyPath) -> Int {
    if count == entries.count { grow() }
    let property = ObservedProperty(keyPath)
    let key = UnsafeRawPointer(Unmanaged.passUnretained(keyPath).toOpaque())
    (entries.baseAddress! + count).initialize(to: Entry(key: key, property: property, serial: 0))
    count += 1
    wasRead.store(true, ordering: .releasing)
    return count - 1
  }

  private func grow() {
    let larger = UnsafeMutableBufferPointer<Entry>.allocate(capacity: max(2, 2 * count))
    _ = larger.moveInitialize(fromContentsOf: UnsafeMutableBufferPointer(rebasing: entries.prefix(count)))
    entries.deallocate()
    entries = larger
  }

  /// Every place that names a property has a key path of its own.
  private func index(of keyPath: AnyKeyPath) -> Int? {
    for index in 0..<count where entries[index].property.keyPath == keyPath { return index }
    return nil
  }

  /// Marks the readers of a property: on the engine's thread before it changes, so that the frame uses the current
  /// transaction.
  func willChange(_ keyPath: AnyKeyPath) {
    guard wasRead.load(ordering: .acquiring), EngineThread.isCurrent else { return }
    announce(keyPath)
  }

  /// Marks the readers of a property after another thread changed it: they may be evaluated at once.
  func didChange(_ keyPath: AnyKeyPath) {
    guard wasRead.load(ordering: .acquiring), !EngineThread.isCurrent else { return }
    let keyPath = UncheckedSendable(keyPath)
    Task { @MainActor in announce(keyPath.value) }
  }

  private func announce(_ keyPath: AnyKeyPath) {
    guard let index = index(of: keyPath) else { return }
    let property = entries[index].property
    EngineThread.unsafelyIsolated { property.announceChange() }
  }
}

private nonisolated final class StandardRegistrar: Sendable {
  let registrar = ObservationRegistrar()
}

/// One property of an observable object, and the nodes that read it.
nonisolated final class ObservedProperty: DependencySource, @unchecked Sendable {
  // Sendable: readers are added and told on the main actor only.
  let keyPath: AnyKeyPath

  init(_ keyPath: AnyKeyPath) {
    self.keyPath = keyPath
    super.init()
  }

  @MainActor
  func announceChange() {
    forEachReader { $0.observedPropertyWillChange(keyPath) }
  }
}
