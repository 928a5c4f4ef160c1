import Foundation
import TesseraCore
import TesseraStore
import TesseraValues

/// The objects of a container that some code works with, and their changes until they are saved.
///
/// A context and its objects belong to the thread, or to the actor, that uses them.
public final class ModelContext: Equatable {
  /// Where the objects are saved.
  public let container: ModelContainer
  /// Records how to take changes back; nil for nothing (SD16).
  public var undoManager: UndoManager?
  /// Whether changes are saved by themselves, after each turn of the main thread's loop: only in the main context (SD15).
  public var autosaveEnabled = false {
    didSet {
      if autosaveEnabled, !isMain {
        RuntimeWarning.report(
          .misusedViews("ModelContext.autosaveEnabled has an effect in a main context only: call save()."))
      }
      scheduleAutosave()
    }
  }
  /// Who made the changes, as a history would tell.
  public var author: String?

  private(set) var isMain = false
  private var isEndOfTurnScheduled = false
  @exclusivity(unchecked) private var registered: [Int64: ModelReference] = [:]
  private(set) lazy var reference = ContextReference(self)
  private var origins: [ObjectIdentifier: Unmanaged<PersistentIdentifier.Origin>] = [:]
  @exclusivity(unchecked) private var countAfterSweep = 0
  /// Many objects of one class follow each other.
  private var lastStore: (entity: Entity, store: Store?)?
  var inserted = ModelSet()
  var changed = ModelSet()
  var deleted = ModelSet()
  /// Objects with a relationship that may not be deleted while it has objects.
  var denied: [(model: any PersistentModel, property: Int)] = []
  private var seenReports: [Int]
  let observers = ContextObservers()

  /// A context without objects.
  public init(_ container: ModelContainer) {
    self.container = container
    seenReports = container.stores.map(\.nextReport)
  }

  deinit {
    // Objects that refer to each other would keep themselves.
    guard container.schema.hasRelationships else { return }
    for reference in registered.values { reference.model?._$storage.forgetRelated() }
  }

  public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }

  func becomeMain() {
    isMain = true
    autosaveEnabled = true
  }

  func store(of entity: Entity) -> Store? {
    if let lastStore, lastStore.entity === entity { return lastStore.store }
    let store = container.store(of: entity)
    lastStore = (entity, store)
    return store
  }

  /// What the identifiers of all objects of a class share.
  func origin(of entity: Entity) -> Unmanaged<PersistentIdentifier.Origin> {
    if let origin = origins[ObjectIdentifier(entity)] { return origin }
    let origin = PersistentIdentifier.Origin.named(entity.name, in: store(of: entity)?.identifier)
    origins[ObjectIdentifier(entity)] = origin
    return origin
  }

  func requireStore(of entity: Entity) throws -> Store {
    guard let store = store(of: entity) else {
      throw SwiftDataError.unknownSchema.explained("the container has no \(entity.name)")
    }
    return store
  }

  // MARK: Changes

  /// Whether something differs from what is saved.
  public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }

  /// Objects that were inserted and are not saved.
  public var insertedModelsArray: [any PersistentModel] { inserted.models }

  /// Objects that are saved and were changed since.
  public var changedModelsArray: [any PersistentModel] { changed.models }

  /// Objects that will be deleted by the next save.
  public var deletedModelsArray: [any PersistentModel] { deleted.models }

  func noteChange(of storage: _ModelStorage, _ index: Int) {
    guard let model = storage.model else { return }
    if storage.state == .saved { changed.insert(model, key: storage.key) }
    scheduleAutosave()
    observers.tell(.changed(model, property: index))
  }

  func noteEphemeralChange(of storage: _ModelStorage, _ index: Int) {
    guard let model = storage.model else { return }
    observers.tell(.changed(model, property: index))
  }

  /// The end of the present turn of the main loop saves, and ends what is undone together.
  func scheduleAutosave() {
    guard isMain, autosaveEnabled && hasChanges || undoManager != nil, !isEndOfTurnScheduled else { return }
    isEndOfTurnScheduled = true
    let container = container
    Task { @MainActor in container.mainContext.endTurn() }
  }

  @MainActor private func endTurn() {
    isEndOfTurnScheduled = false
    undoManager?.endEventGroup()
    saveBySelf()
  }

  /// Saves as far as that is wanted.
  func saveBySelf() {
    guard autosaveEnabled, hasChanges else { return }
    do {
      try save()
    } catch {
      RuntimeWarning.report(.misusedViews("Changes could not be saved, and are kept: \(error)"))
    }
  }

  // MARK: Objects

  /// The object with an identifier, if this context has it already.
  public func registeredModel<T: PersistentModel>(for identifier: PersistentIdentifier) -> T? {
    registered(identifier.key) as? T
  }

  /// The object with an identifier. Reading an object that does not exist traps (SD7).
  public func model(for identifier: PersistentIdentifier) -> any PersistentModel {
    if let entity = container.schema.member(named: identifier.entityName),
      let model = model(of: entity, key: identifier.key)
    {
      return model
    }
    fatalError("There is no \(identifier.entityName) with this identifier in the store.")
  }

  func registered(_ key: Int64) -> (any PersistentModel)? { registered[key]?.model }

  func register(_ model: any PersistentModel, key: Int64) {
    register(model._$storage.reference, key: key)
  }

  /// Many objects are about to be registered.
  func expectObjects(_ count: Int) {
    guard count > 100, registered.count + count > registered.capacity else { return }
    sweep()
    registered.reserveCapacity(registered.count + count)
    countAfterSweep = max(countAfterSweep, (registered.count + count) / 2)
  }

  private func sweep() {
    // What is not saved does not go.
    guard inserted.count < registered.count / 2 else { return countAfterSweep = registered.count }
    registered = registered.filter { $0.value.model != nil }
    countAfterSweep = registered.count
  }

  private func register(_ reference: ModelReference, key: Int64) {
    registered[key] = reference
    sweepIfMany()
  }

  func sweepIfMany() {
    if registered.count > 2 * countAfterSweep + 1000 { sweep() }
  }

  /// A reference to an object that is about to be made, registered by one search; nil if the object is there.
  func newReference(_ key: Int64) -> ModelReference? {
    Self.claim(&registered[key, default: ModelReference()])
  }

  private static func claim(_ place: inout ModelReference) -> ModelReference? {
    guard place.model == nil else { return nil }
    // The storage of an object that is not there any more may get another one.
    if !isKnownUniquelyReferenced(&place) { place = ModelReference() }
    return place
  }

  func unregister(_ key: Int64) {
    registered[key] = nil
  }

  var registeredModels: [any PersistentModel] { registered.values.compactMap(\.model) }

  /// The object of a key, from the store if it is not here; nil if there is none.
  func model(of entity: Entity, key: Int64) -> (any PersistentModel)? {
    if let model = registered(key) { return model }
    let form = container.schema.form(of: entity)
    guard let row = try? store(of: entity)?.rows(form.query(where: "t0._key = ?"), [.integer(key)]).first else {
      return nil
    }
    return model(in: form, row: row)
  }

  /// The object of a row. One that is here keeps its values.
  func model(in form: RowForm, row: some RandomAccessCollection<StoredValue>) -> (any PersistentModel)? {
    guard case .integer(let key)? = row.first else { return nil }
    if let model = registered(key) { return model }
    let entity = form.entity(of: row)
    return makeObject(
      entity.type, _ModelStorage(entity, key: key, context: self, slots: form.slots(of: row)))
  }

  /// The object of a row that is not here.
  func makeObject<Model: PersistentModel>(_ type: Model.Type, _ storage: _ModelStorage) -> Model {
    let model = storage.makeObject(type)
    register(storage.reference, key: storage.key)
    return model
  }

  /// The objects that a relationship has in the store, and that were not changed to have another one since.
  func savedMembers(of storage: _ModelStorage, _ index: Int) -> [any PersistentModel] {
    guard let entity = storage.entity, let relationship = entity.properties[index].relationship,
      let store = store(of: entity)
    else { return [] }
    let form = container.schema.form(of: Entities.entity(of: relationship.destination))
    guard let query = Self.memberQuery(of: relationship, form, owners: "?"),
      let rows = try? store.rows(query, [.integer(storage.key)])
    else { return [] }
    return rows.compactMap { relatedModel(in: form, row: $0, to: storage, by: relationship) }
  }

  /// The object of a row that a relationship leads to; nil if it does not any more.
  func relatedModel(
    in form: RowForm, row: [StoredValue], to storage: _ModelStorage, by relationship: Entity.Relationship
  ) -> (any PersistentModel)? {
    guard let model = model(in: form, row: row), model._$storage.isPresent else { return nil }
    return isStillRelated(model, to: storage, by: relationship) ? model : nil
  }

  private func isStillRelated(
    _ model: any PersistentModel, to storage: _ModelStorage, by relationship: Entity.Relationship
  ) -> Bool {
    guard let inverse = relationship.inverse else { return true }
    if relationship.place == .inverseColumn { return model._$storage.relatedKey(inverse) == storage.key }
    return !model._$storage.hasRemoved(storage.key, from: inverse)
  }

  /// The query for the objects of a relationship: their rows, and the key of the owner behind each.
  static func memberQuery(
    of relationship: Entity.Relationship, _ form: RowForm, owners: String
  ) -> String? {
    let columns = form.list("t0")
    let table = form.entity.quotedTable
    switch relationship.place {
    case .column: return nil
    case .inverseColumn:
      guard let inverse = relationship.inverse else { return nil }
      let owner = "t0.\(form.entity.quotedNames[inverse])"
      return "SELECT \(columns), \(owner) FROM \(table) AS t0 WHERE \(owner) IN (\(owners)) "
        + "ORDER BY t0._key"
    case .table(let pairs, let isFirst):
      let (own, other) = isFirst ? ("first", "second") : ("second", "first")
      return "SELECT \(columns), p.\(own) FROM \(table) AS t0 "
        + "JOIN \(pairs.quoted) AS p ON p.\(other) = t0._key WHERE p.\(own) IN (\(owners)) ORDER BY t0._key"
    }
  }

  // MARK: Other contexts

  /// Takes what other contexts saved into the objects that have no changes of that (SD14).
  func catchUp() {
    for (index, store) in container.stores.enumerated() {
      store.noteOtherProcesses()
      let next = store.nextReport
      guard seenReports[index] < next else { continue }
      let reports = store.reports(from: seenReports[index])
      seenReports[index] = next
      if let reports {
        for report in reports where report.author != ObjectIdentifier(self) { take(report) }
      } else {
        takeAll()
      }
    }
  }

  private func takeAll() {
    for model in registeredModels { renew(model) }
    observers.tell(.replaced)
  }

  private func take(_ report: SaveReport) {
    guard report.author != nil else { return takeAll() }
    for identifier in report.all {
      if let model = registered(identifier.key) { renew(model) }
    }
    if !report.all.isEmpty { observers.tell(.savedElsewhere(tables(of: report))) }
  }

  private func tables(of report: SaveReport) -> Set<String> {
    Set(Set(report.all.map(\.entityName)).map { container.schema.member(named: $0)?.table ?? $0 })
  }

  private func renew(_ model: any PersistentModel) {
    let storage = model.storage
    guard storage.state == .saved, let entity = storage.entity, let store = store(of: entity) else { return }
    let form = container.schema.form(of: entity)
    guard let rows = try? store.rows(form.query(where: "t0._key = ?"), [.integer(storage.key)]) else { return }
    if let row = rows.first {
      storage.refresh(form.slots(of: row))
    } else {
      changed.remove(storage.key)
      unregister(storage.key)
      storage.state = .gone
    }
  }

  func hasSeen(_ store: Int, report: Int) {
    seenReports[store] = report
  }
}

@available(*, unavailable)
extension ModelContext: Sendable {}
