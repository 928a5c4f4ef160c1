import Foundation
import TesseraStore

extension ModelContext {
  /// The objects that a descriptor asks for.
  ///
  /// - Throws: `SwiftDataError.unsupportedPredicate` for a condition that the store does not understand (SD20).
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    catchUp()
    return try fetchPresent(descriptor)
  }

  /// The objects that a descriptor asks for, without those that other contexts saved since the last fetch.
  func fetchPresent<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    let plan = try FetchPlan(descriptor, in: container.schema)
    let store = try requireStore(of: plan.entity)
    let result = try fetch(descriptor, plan, store)
    for path in descriptor.relationshipKeyPathsForPrefetching { try prefetch(path, of: result, store) }
    return result
  }

  /// How many objects a descriptor asks for.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    catchUp()
    let plan = try FetchPlan(descriptor, in: container.schema)
    let store = try requireStore(of: plan.entity)
    guard isAnsweredByStore(descriptor, plan) else { return try fetch(descriptor, plan, store).count }
    let count = try store.rows("SELECT COUNT(*) FROM (\(plan.keyQuery(withLimit: true)))", plan.values)
    return Int(count.first?.first?.integer ?? 0)
  }

  /// The identifiers of the objects that a descriptor asks for.
  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    catchUp()
    let plan = try FetchPlan(descriptor, in: container.schema)
    let store = try requireStore(of: plan.entity)
    guard isAnsweredByStore(descriptor, plan) else {
      return try fetch(descriptor, plan, store).map(\.persistentModelID)
    }
    guard container.schema.form(of: plan.entity).readers.isEmpty else {
      // The classes of the objects are not known without their rows.
      return try fetch(descriptor, plan, store).map(\.persistentModelID)
    }
    let origin = origin(of: plan.entity)
    return try store.flatRows(plan.keyQuery(withLimit: true), plan.values).values.compactMap { value in
      value.integer.map { PersistentIdentifier(origin: origin, key: $0) }
    }
  }

  /// The identifiers of the objects that a descriptor asks for. They are read at once, so a batch has any size.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<PersistentIdentifier> {
    FetchResultsCollection(elements: try fetchIdentifiers(descriptor))
  }

  /// The objects that a descriptor asks for. They are read at once, so a batch has any size.
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<T> {
    FetchResultsCollection(elements: try fetch(descriptor))
  }

  /// Calls a function with each object, of which only a batch is in memory at a time (SD19).
  ///
  /// - Parameters:
  ///   - batchSize: how many objects are read together; less than 1 counts as 1.
  ///   - allowEscapingMutations: whether objects may have changes when their batch is over. Otherwise they are an error.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws {
    let identifiers = try fetchIdentifiers(fetch)
    var start = 0
    while start < identifiers.count {
      let end = min(start + max(1, batchSize), identifiers.count)
      for identifier in identifiers[start..<end] {
        guard let model = model(of: Entities.entity(of: T.self), key: identifier.key) as? T else { continue }
        try block(model)
      }
      if !allowEscapingMutations, hasChanges { try save() }
      start = end
    }
  }

  // MARK: Steps

  /// Whether nothing that is not saved matters.
  private func isAnsweredByStore<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, _ plan: FetchPlan) -> Bool {
    guard !plan.sortsInMemory else { return false }
    return !descriptor.includePendingChanges || !hasPendingChanges(of: plan)
  }

  private func hasPendingChanges(of plan: FetchPlan) -> Bool {
    guard hasChanges else { return false }
    return pendingModels.contains { model in
      guard let table = model._$storage.entity?.table else { return false }
      return table == plan.entity.table || plan.otherEntities.contains(table)
    }
  }

  private var pendingModels: [any PersistentModel] { inserted.models + changed.models + deleted.models }

  private func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, _ plan: FetchPlan, _ store: Store
  ) throws -> [T] {
    if isAnsweredByStore(descriptor, plan) {
      return models(of: plan.entity, try store.rowChunks(plan.query(withLimit: true), plan.values))
    }
    let pending = descriptor.includePendingChanges ? pendingModels : []
    let others = pending.contains { model in
      plan.dependsOnAll || plan.otherEntities.contains(model._$storage.entity?.table ?? "")
    }
    var found: [T]
    if others {
      found = try allModels(plan, store).filter { try matches($0, descriptor) }
    } else {
      let rows = try store.rowChunks(plan.query(withLimit: false), plan.values)
      found = models(of: plan.entity, rows).filter { $0._$storage.isPresent && !$0._$storage.hasChanges }
    }
    guard descriptor.includePendingChanges else { return plan.page(of: sorted(found, descriptor, plan)) }
    let saved = others ? Set(found.map { $0._$storage.key }) : []
    for model in inserted.models + changed.models {
      guard let model = model as? T, !saved.contains(model.storage.key), try matches(model, descriptor) else {
        continue
      }
      found.append(model)
    }
    return plan.page(of: Self.sorted(found, descriptor))
  }

  private func sorted<T: PersistentModel>(_ models: [T], _ descriptor: FetchDescriptor<T>, _ plan: FetchPlan) -> [T] {
    plan.sortsInMemory ? Self.sorted(models, descriptor) : models
  }

  private func models<T: PersistentModel>(of entity: Entity, _ chunks: [FlatRows]) -> [T] {
    var models: [T] = []
    let count = chunks.reduce(0) { $0 + $1.values.count / $1.width }
    models.reserveCapacity(count)
    expectObjects(count)
    let form = container.schema.form(of: entity)
    for rows in chunks {
      for start in stride(from: 0, to: rows.values.count, by: rows.width) {
        if let model: T = model(in: form, rows, start) { models.append(model) }
      }
    }
    return models
  }

  private func model<T: PersistentModel>(in form: RowForm, _ rows: FlatRows, _ start: Int) -> T? {
    guard form.readers.isEmpty, case .integer(let key) = rows.values[start], let reference = newReference(key) else {
      return model(in: form, row: rows.values[start..<start + rows.width]) as? T
    }
    let row = StoredRow(values: rows.values, start: start)
    let storage = _ModelStorage(form.entity, key: key, context: self, row: row, reference)
    let model = storage.makeObject(T.self)
    sweepIfMany()
    return model
  }

  private func allModels<T: PersistentModel>(_ plan: FetchPlan, _ store: Store) throws -> [T] {
    models(of: plan.entity, try store.rowChunks(plan.queryForAll)).filter(\._$storage.isPresent)
  }

  private func matches<T: PersistentModel>(_ model: T, _ descriptor: FetchDescriptor<T>) throws -> Bool {
    guard let predicate = descriptor.predicate else { return true }
    return try predicate.evaluate(model)
  }

  /// In the order of the descriptors; what they do not tell apart, in the order in which it was made.
  static func sorted<T: PersistentModel>(_ models: [T], _ descriptor: FetchDescriptor<T>) -> [T] {
    models.sorted { isBefore($0, $1, descriptor) }
  }

  /// Whether an object comes before another one in the order of the descriptors.
  static func isBefore<T: PersistentModel>(_ left: T, _ right: T, _ descriptor: FetchDescriptor<T>) -> Bool {
    for descriptor in descriptor.sortBy {
      switch descriptor.compare(left, right) {
      case .orderedAscending: return true
      case .orderedDescending: return false
      case .orderedSame: break
      }
    }
    return left.storage.key < right.storage.key
  }
}

/// What a fetch found.
public struct FetchResultsCollection<Element>: RandomAccessCollection {
  let elements: [Element]

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }

  public subscript(position: Int) -> Element { elements[position] }
}
