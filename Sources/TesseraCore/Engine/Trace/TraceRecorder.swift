/// Records what the engine does and why. Exists only while there is a listener.
///
/// Numbers are always counted. Beyond that `detail` says what is kept: every record names the one that led to it, so
/// that a drawn label can be followed back to the tap that changed it.
@MainActor
package final class TraceRecorder {
  package private(set) var bodies: [ObjectIdentifier: Int] = [:]
  package private(set) var initialValues: [ObjectIdentifier: Int] = [:]
  package private(set) var discardedInitialValues: [ObjectIdentifier: Int] = [:]
  package private(set) var objects: [ObjectIdentifier: Int] = [:]
  package private(set) var frames = 0
  package private(set) var layouts = 0
  package private(set) var draws = 0
  /// How often nodes computed priorities and guides for their containers.
  package private(set) var questions = 0
  /// How often a node collected the elements below it again.
  package private(set) var collections = 0
  package private(set) var totalBodies = 0

  package private(set) var records: ContiguousArray<TraceRecord> = []
  /// How many records found no room.
  package private(set) var lostRecords = 0
  /// The number of the oldest record: numbers continue when old records are dropped.
  private var firstNumber: TraceNumber = 0
  var views = TracedViews()
  var places = TracePlaces()

  /// The current record: it is the cause of new records.
  var current: TraceNumber?
  var currentFrame: TraceNumber?
  /// The record that the next frame was asked for by.
  var frameCause: TraceNumber?
  /// The body that is about to be evaluated.
  var openBody: TraceNumber?
  /// Why nodes are to be laid out, and drawn.
  var layoutCauses: [ObjectIdentifier: TraceNumber] = [:]
  var drawCauses: [ObjectIdentifier: TraceNumber] = [:]
  var runningAnimations: [ObjectIdentifier: TraceNumber] = [:]
  /// When the engine was last known to run user code, for the cost of initial values.
  var lastMark: UInt64 = 0
  /// Initial values that were made and that no view has received yet.
  var newValues: [NewValue] = []
  /// What views did in this frame, for hosts that show it.
  package var flashes: TraceFlashes?

  package var detail: TraceDetail {
    didSet { InitialValueClock.isRunning = InitialValueClock.isRunning || detail == .everything }
  }
  /// How many records are kept.
  private let capacity: Int

  package init(detail: TraceDetail = .causes, capacity: Int = 1_000_000) {
    self.detail = detail
    self.capacity = capacity
    if detail == .everything { InitialValueClock.isRunning = true }
  }

  var keepsRecords: Bool { detail >= .causes }

  package func reset() {
    bodies = [:]
    initialValues = [:]
    discardedInitialValues = [:]
    objects = [:]
    frames = 0
    layouts = 0
    draws = 0
    questions = 0
    collections = 0
    totalBodies = 0
    firstNumber += TraceNumber(records.count)
    records.removeAll(keepingCapacity: true)
    lostRecords = 0
  }

  // MARK: Time

  /// The nanoseconds spent on expensive recording itself.
  private var ownTime: UInt64 = 0

  /// Nanoseconds of a clock that stands still while the recorder does something costly itself.
  var now: UInt64 { TraceClock.now &- ownTime }

  /// The place in the user's code that is calling.
  func place() -> Int32? {
    let start = TraceClock.now
    defer { ownTime &+= TraceClock.now &- start }
    return places.current()
  }

  // MARK: Counting

  func countBody(of type: Any.Type) {
    totalBodies += 1
    bodies[ObjectIdentifier(type), default: 0] += 1
  }

  func countInitialValue(of type: Any.Type, isDiscarded: Bool) {
    initialValues[ObjectIdentifier(type), default: 0] += 1
    if isDiscarded { discardedInitialValues[ObjectIdentifier(type), default: 0] += 1 }
  }

  func countObject(of type: Any.Type) {
    objects[ObjectIdentifier(type), default: 0] += 1
  }

  func countFrame() { frames += 1 }
  func countLayout() { layouts += 1 }
  func countQuestion() { questions += 1 }

  func countCollection() { collections += 1 }
  func countDraws(_ count: Int) { draws += count }

  // MARK: Records

  /// Adds a record of what happens now.
  ///
  /// - Parameters:
  ///   - cause: what led to it; nil for what is going on.
  ///   - start: when it began; nil for now.
  /// - Returns: its number; nil if it is not kept.
  @discardableResult
  func add(
    _ kind: TraceRecord.Kind, because cause: TraceNumber? = nil, from start: UInt64? = nil,
    _ describe: (inout TraceRecord) -> Void = { _ in }
  ) -> TraceNumber? {
    guard keepsRecords else { return nil }
    guard records.count < capacity else {
      lostRecords += 1
      return nil
    }
    var record = TraceRecord(kind: kind, cause: cause ?? current, frame: currentFrame, start: start ?? now)
    describe(&record)
    records.append(record)
    return firstNumber + TraceNumber(records.count - 1)
  }

  /// The record of a number; nil if it was forgotten.
  package func record(_ number: TraceNumber) -> TraceRecord? {
    let index = Int(number - firstNumber)
    return records.indices.contains(index) ? records[index] : nil
  }

  /// The numbers of all records that are kept.
  package var numbers: Range<TraceNumber> { firstNumber..<firstNumber + TraceNumber(records.count) }

  func change(_ number: TraceNumber?, _ change: (inout TraceRecord) -> Void) {
    guard let number else { return }
    let index = Int(number - firstNumber)
    if records.indices.contains(index) { change(&records[index]) }
  }

  /// Says how long something took that began with its record.
  func end(_ number: TraceNumber?) {
    let now = now
    change(number) { $0.duration = now &- $0.start }
  }

  /// Runs an action with a record as the cause of new records.
  func perform<Result>(because number: TraceNumber?, _ action: () -> Result) -> Result {
    let outer = current
    current = number ?? outer
    defer { current = outer }
    return action()
  }

  // MARK: Hosts

  /// Runs what a host does for an event, such as `tap "Refresh"`.
  package func perform<Result>(event: String, _ action: () -> Result) -> Result {
    let number = add(.event) { $0.text = event }
    defer { end(number) }
    return perform(because: number, action)
  }

  /// The type of a view, by its number.
  package func view(_ number: Int32) -> TracedView { views.all[Int(number)] }

  package var viewCount: Int { views.all.count }

  /// The line of the user's code that a place is; nil where the program has no debug information.
  package func line(of place: Int32) -> String? { places.line(of: place) }
}

/// An initial value that no view has received yet.
struct NewValue {
  let type: ObjectIdentifier
  /// The value, if it is an object.
  let object: ObjectIdentifier?
  /// Nanoseconds.
  let cost: UInt64
  let place: Int32?
}

/// Why a body ran.
package enum UpdateCause: String {
  case creation
  /// The parent handed over another value.
  case input
  /// Something that the last evaluation read was written.
  case dirty
}

/// What was written.
package enum InvalidationCause {
  /// A property of an `@Observable` object, where it is known which.
  case observation(AnyKeyPath?)
  case focusedValues
  /// An observable object announced a change to `source`, which follows it.
  case object(String, source: PropertyStorage)

  var description: String {
    switch self {
    case .observation(let keyPath): keyPath.map(Self.describe) ?? "@Observable property"
    case .focusedValues: "FocusedValues"
    case .object(let name, _): "\(name).objectWillChange"
    }
  }

  /// `@Observable Model.name`; the name of a property is known where its code has a symbol.
  private static func describe(_ keyPath: AnyKeyPath) -> String {
    let type = TypeName.of(Swift.type(of: keyPath).rootType)
    let property = String(describing: keyPath).split(separator: ".").last.map(String.init) ?? ""
    return "@Observable \(type)" + (property.contains("<") || property.isEmpty ? " property" : ".\(property)")
  }
}
