import Swift

extension Observation {
  /// Tracks the readers of the properties of one `@Observable` object, and notifies them before a change (B20).
  ///
  /// Reads in bodies are noted as dependencies of the node, like reads of state: a read that the last evaluation did,
  /// too, costs a comparison of pointers, where Swift's own registrar puts a key path into a set. Other readers, such
  /// as `withObservationTracking` and `Observations`, use Swift's own registrar behind this one.
  ///
  /// Reads inside a `withObservationTracking` that a body calls count as reads of the body if the object is older than
  /// the evaluation.
  public struct ObservationRegistrar: Sendable {
    private let ledger = ReadingLedger()

    /// A registrar for one object that was not read yet.
    public init() {}

    /// Notes that `keyPath` of `subject` is being read.
    public nonisolated func access<Subject: Observable, Member>(
      _ subject: Subject, keyPath: KeyPath<Subject, Member>
    ) {
      if ledger.note(keyPath) { return }
      ledger.noteStandard(subject, keyPath)
    }

    /// Whether a read on this thread may matter to a body or to Swift's own observation. If not, an object that was never
    /// read before needs no registrar for it.
    package nonisolated static var notesReads: Bool {
      Evaluation.currentSerial != 0 || TrackingProbe.isTracking
    }

    /// Tells the readers of `keyPath` that it is about to change.
    public nonisolated func willSet<Subject: Observable, Member>(
      _ subject: Subject, keyPath: KeyPath<Subject, Member>
    ) {
      ledger.willChange(keyPath)
      ledger.standard?.willSet(subject, keyPath: keyPath)
    }

    /// Tells observers that `keyPath` has changed.
    public nonisolated func didSet<Subject: Observable, Member>(
      _ subject: Subject, keyPath: KeyPath<Subject, Member>
    ) {
      ledger.didChange(keyPath)
      ledger.standard?.didSet(subject, keyPath: keyPath)
    }

    /// Announces a change, performs it, and announces its end.
    public nonisolated func withMutation<Subject: Observable, Member, Result>(
      of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> Result
    ) rethrows -> Result {
      willSet(subject, keyPath: keyPath)
      defer { didSet(subject, keyPath: keyPath) }
      return try mutation()
    }
  }
}

// As with Swift's own, a registrar does not take part in the comparison or the archive of its object.

extension Observation.ObservationRegistrar: Codable {
  public nonisolated init(from decoder: any Decoder) throws {
    self.init()
  }

  public nonisolated func encode(to encoder: any Encoder) {}
}

extension Observation.ObservationRegistrar: Hashable {
  public nonisolated static func == (left: Self, right: Self) -> Bool { true }

  public nonisolated func hash(into hasher: inout Hasher) {}
}
