internal import CSQLite
import Foundation
import Observation
import TesseraCore
import TesseraStore

/// The values of an object, and what the context knows of it.
///
/// It belongs to the thread of its context, as the object does.
public final class _ModelStorage {
  enum State {
    /// In no context, or taken out of it again.
    case transient
    /// In a context, and not in the store.
    case inserted
    /// In the store, as it is or with changes.
    case saved
    /// To be deleted from the store by the next save.
    case deleted
    /// Deleted from the store.
    case gone
  }

  /// The value of a property, in the form in which it came.
  enum Slot {
    /// Nothing yet: nil, or to be read from the store.
    case unset
    /// As it lies in the row.
    case raw(StoredValue)
    /// As the program gave it, if it is of a type that is a value of SQLite.
    case plain(StoredValue)
    case value(Any)
    /// An object that is not looked up yet.
    case key(Int64)
    case toOne((any PersistentModel)?)
    case toMany(ToMany)
  }

  @exclusivity(unchecked) private(set) var entity: Entity?
  let reference: ModelReference
  @exclusivity(unchecked) private var isBound = false
  /// Whether the object of a row is about to be made, whose class gives defaults to its properties.
  @exclusivity(unchecked) private(set) var isBeingRead = false
  /// Whether several objects have the storage, so that one of them may end before the others (SD17).
  @exclusivity(unchecked) var isShared = false
  private(set) var model: (any PersistentModel)? {
    get { reference.model }
    set { reference.model = newValue }
  }
  private var contextReference: ContextReference?
  var context: ModelContext? {
    get { contextReference?.context }
    set {
      contextReference = newValue?.reference
      origin = nil
    }
  }
  @exclusivity(unchecked) @usableFromInline var key: Int64 = 0
  /// What the identifier consists of besides the key, once it is asked for.
  @exclusivity(unchecked) @usableFromInline private(set) var origin: Unmanaged<PersistentIdentifier.Origin>?
  @exclusivity(unchecked) var state = State.transient
  /// The values. They are taken out of the row when they are first needed as slots.
  var slots: [Slot] {
    get {
      takeRow()
      return filledSlots
    }
    _modify {
      takeRow()
      yield &filledSlots
    }
  }

  @exclusivity(unchecked) private var filledSlots: [Slot] = []
  // The parts of `row` lie apart: an object of less than 128 bytes is made and freed much faster.
  @exclusivity(unchecked) private var rowValues: [StoredValue]?
  @exclusivity(unchecked) private var rowStart: Int32 = 0

  /// The row that the values are in; nil if they are in slots.
  @inline(__always)
  var row: StoredRow? { rowValues.map { StoredRow(values: $0, start: Int(rowStart)) } }
  /// The slots that differ from what is saved.
  var changed: Set<Int> = []
  /// The slots as they were saved, from the first change on.
  private var saved: [Slot]?
  /// Those who read the properties, from the first read on that matters to anyone.
  @exclusivity(unchecked) private(set) var registrar: TesseraCore.Observation.ObservationRegistrar?

  /// The values of an object that is about to be made.
  public init() {
    reference = ModelReference()
  }

  /// The values of an object of a class that is above and below no other one: those of a row, while one is read.
  public static func make<Model: PersistentModel>(for type: Model.Type) -> _ModelStorage {
    guard let pending = csqlite_pending_object().pointee else { return _ModelStorage() }
    let storage = Unmanaged<_ModelStorage>.fromOpaque(pending).takeUnretainedValue()
    // A default may make an object of another class.
    return storage.entity?.type == type ? storage : _ModelStorage()
  }

  /// Makes the object of a row.
  func makeObject<Model: PersistentModel>(_ type: Model.Type) -> Model {
    let outer = csqlite_pending_object().pointee
    csqlite_pending_object().pointee = Unmanaged.passUnretained(self).toOpaque()
    isBeingRead = true
    let model = type.init(_storage: self)
    isBeingRead = false
    csqlite_pending_object().pointee = outer
    adopt(model)
    return model
  }

  /// The values of a row.
  init(_ entity: Entity, key: Int64, context: ModelContext, slots: [Slot]) {
    reference = ModelReference()
    self.entity = entity
    self.key = key
    contextReference = context.reference
    filledSlots = slots
    state = .saved
  }

  /// The values of a row, which has the columns of the class behind its key.
  ///
  /// - Parameter reference: what the context has under the key.
  init(_ entity: Entity, key: Int64, context: ModelContext, row: StoredRow, _ reference: ModelReference) {
    self.reference = reference
    self.entity = entity
    self.key = key
    contextReference = context.reference
    rowValues = row.values
    rowStart = Int32(truncatingIfNeeded: row.start)
    state = .saved
  }

  @inline(__always)
  private func takeRow() {
    if rowValues != nil { fillFromRow() }
  }

  private func fillFromRow() {
    guard let row, let entity else { return }
    rowValues = nil
    filledSlots = RowForm.slots(of: entity) { row.values[row.start + 1 + $0] }
  }

  @inline(__always)
  func noteRead<Model: PersistentModel, Value>(_ model: Model, _ path: KeyPath<Model, Value>) {
    if registrar == nil {
      guard TesseraCore.Observation.ObservationRegistrar.notesReads else { return }
      registrar = TesseraCore.Observation.ObservationRegistrar()
    }
    registrar?.access(model, keyPath: path)
  }

  /// The storage, which knows its object from now on.
  func bound<Model: PersistentModel>(to model: Model) -> _ModelStorage {
    if !isBound || isShared && self.model == nil { bind(model) }
    return self
  }

  /// Knows the object that was made for it.
  func adopt(_ model: any PersistentModel) {
    self.model = model
    isBound = true
  }

  private func bind(_ model: any PersistentModel) {
    adopt(model)
    guard entity == nil else {
      // An object that shares the storage of one that is not there any more.
      if state == .saved || state == .inserted { context?.register(model, key: key) }
      return
    }
    let entity = Entities.entity(of: type(of: model))
    self.entity = entity
    key = KeyMaker.next()
    for level in entity.levels { takeInitialValues(of: level, model) }
    fill(to: entity.properties.count)
    connectRelated()
  }

  /// Tells those that the object is related to: what an initializer related it to does not know it yet.
  func connectRelated() {
    guard let model, let entity else { return }
    for index in entity.relationships { connect(index, of: model) }
  }

  /// What an initializer gave to the properties of a class below another one waited until all of them are there (SD36).
  private func takeInitialValues(of level: Entity.Level, _ model: any PersistentModel) {
    fill(to: level.start)
    guard let waiting = level.initialValues(model), waiting !== self else { return }
    slots += waiting.slots
    waiting.slots = []
  }

  /// How many properties a class inherits.
  public static func offset<Model: PersistentModel>(of type: Model.Type) -> Int {
    Entities.entity(of: type).levels.last?.start ?? 0
  }

  private func fill(to count: Int) {
    while slots.count < count { slots.append(.unset) }
  }

  private func connect(_ index: Int, of model: any PersistentModel) {
    switch slots[index] {
    case .toOne(let other?): other.storage.addInverse(of: index, model)
    case .toMany(let many): for other in many.members.models { other.storage.addInverse(of: index, model) }
    case .unset, .raw, .plain, .value, .key, .toOne: break
    }
  }

  /// The identifier, if it was asked for before.
  @inlinable var knownIdentifier: PersistentIdentifier? { origin.map { PersistentIdentifier(origin: $0, key: key) } }

  var identifier: PersistentIdentifier {
    if let knownIdentifier { return knownIdentifier }
    let known =
      entity.flatMap { context?.origin(of: $0) }
      ?? PersistentIdentifier.Origin.named(entity?.name ?? "", in: nil)
    origin = known
    return PersistentIdentifier(origin: known, key: key)
  }

  var hasChanges: Bool { state == .inserted || state == .deleted || !changed.isEmpty }

  /// Whether there is an object to show: not one that was deleted.
  var isPresent: Bool { state != .deleted && state != .gone }

  // MARK: Changes

  /// Notes that a slot is about to be another one.
  func willChange(_ index: Int) {
    if state == .saved, saved == nil { saved = slots }
  }

  /// Notes that a slot is another one.
  func didChange(_ index: Int) {
    guard let context, let entity, state != .transient, state != .gone else { return }
    guard !entity.isEphemeral[index] else { return context.noteEphemeralChange(of: self, index) }
    changed.insert(index)
    context.noteChange(of: self, index)
  }

  /// The values are those of the store.
  func settle() {
    if !changed.isEmpty { changed = [] }
    saved = nil
    guard entity?.relationships.isEmpty == false, rowValues == nil else { return }
    for case .toMany(let many) in slots { many.settle() }
  }

  /// Takes back what differs from what is saved.
  func restore() {
    guard let entity else { return }
    let old = saved ?? slots
    let indices = changed
    for index in indices { announce(index, isBefore: true) }
    for index in indices {
      // Members are read again.
      slots[index] = entity.properties[index].relationship?.isToMany == true ? .unset : old[index]
    }
    saved = nil
    changed = []
    for index in indices { announce(index, isBefore: false) }
  }

  /// Takes the values of a row, of properties that have no changes.
  func refresh(_ row: [Slot]) {
    guard let entity, state == .saved else { return }
    for property in entity.properties where !changed.contains(property.index) {
      let index = property.index
      guard !property.isEphemeral, differs(index, from: row[index]) else { continue }
      announce(index, isBefore: true)
      slots[index] = row[index]
      announce(index, isBefore: false)
    }
  }

  private func differs(_ index: Int, from new: Slot) -> Bool {
    switch (slots[index], new) {
    case (.unset, .unset): false
    case (.raw, .raw(let value)), (.plain, .raw(let value)), (.value, .raw(let value)):
      (try? storedValue(index)) != value
    case (.key(let old), .key(let new)): old != new
    case (.toOne(let model?), .key(let new)): model.storage.key != new
    default: true
    }
  }

  /// Tells those who read the property.
  func announce(_ index: Int, isBefore: Bool) {
    guard let model, let entity else { return }
    entity.properties[index].metadata.announce(model, isBefore)
  }

  /// What the column of a property is to have.
  func storedValue(_ index: Int) throws -> StoredValue { try storedValue(of: slots[index], index) }

  /// What the column of a property had when the object was saved last.
  func savedValue(_ index: Int) throws -> StoredValue { try storedValue(of: (saved ?? slots)[index], index) }

  private func storedValue(of slot: Slot, _ index: Int) throws -> StoredValue {
    switch slot {
    case .raw(let value): return value
    case .plain(let value):
      guard let entity, !entity.isDirect[index], let codec = entity.codecs[index] else { return value }
      return try codec.encode(codec.plainValue(value) as Any)
    case .value(let value): return try entity?.codecs[index]?.encode(value) ?? .null
    case .key(let key): return .integer(key)
    case .toOne(let other?): return .integer(other.storage.key)
    case .toOne(nil), .toMany, .unset: return .null
    }
  }

  /// What the relationships hold is let go, and read again if it is asked for.
  func forgetRelated() {
    guard let entity else { return }
    for index in entity.relationships {
      switch slots[index] {
      case .toOne(let other?): slots[index] = .key(other.storage.key)
      case .toMany: slots[index] = .unset
      case .unset, .raw, .plain, .value, .key, .toOne: break
      }
    }
  }
}
