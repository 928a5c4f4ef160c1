import Foundation
import TesseraCore
import TesseraStore

extension NSManagedObjectContext {
  /// The objects that a request asks for, changes that are not saved included (CD18).
  public func fetch<ResultType>(_ request: NSFetchRequest<ResultType>) throws -> [ResultType] {
    let objects = try found(request)
    return try results(of: request, objects).compactMap { $0 as? ResultType }
  }

  /// How many objects a request asks for.
  public func count<ResultType>(for request: NSFetchRequest<ResultType>) throws -> Int {
    let entity = try request.entity(in: self)
    guard parent == nil, !hasPending(entity, request), request.fetchLimit == 0, request.fetchOffset == 0,
      let coordinator = persistentStoreCoordinatorOfAll
    else { return try found(request).count }
    let query = FetchQuery(
      entity, request.predicate, [], coordinator.tables, includesSubentities: request.includesSubentities)
    guard !query.filtersInMemory else { return try found(request).count }
    return Int(try coordinator.store.rows(query.count, query.values).first?[0].integer ?? 0)
  }

  /// Whether changes that are not saved may matter to a request.
  private func hasPending<Result>(_ entity: NSEntityDescription, _ request: NSFetchRequest<Result>) -> Bool {
    request.includesPendingChanges && hasChanges
  }

  func found<Result>(_ request: NSFetchRequest<Result>) throws -> [NSManagedObject] {
    let entity = try request.entity(in: self)
    guard let coordinator = persistentStoreCoordinatorOfAll else {
      throw CoreDataProblem.error(.coreDataError, "The context has no coordinator and no parent.")
    }
    let descriptors = request.sortDescriptors ?? []
    let query = FetchQuery(
      entity, request.predicate, descriptors, coordinator.tables, includesSubentities: request.includesSubentities)
    let isPending = parent != nil || hasPending(entity, request)
    let isWhole = isPending || query.filtersInMemory || query.sortsInMemory
    var objects = try read(request, query, coordinator, isWhole: isWhole)
    if query.filtersInMemory, let predicate = request.predicate {
      objects = objects.filter { predicate.evaluate(with: $0) }
    }
    if isPending { objects = withChanges(objects, entity, request) }
    if isPending || query.sortsInMemory { objects = Self.sorted(objects, descriptors) }
    guard isWhole, request.fetchLimit > 0 || request.fetchOffset > 0 else { return objects }
    let rest = objects.dropFirst(max(0, request.fetchOffset))
    return Array(request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest)
  }

  private func read<Result>(
    _ request: NSFetchRequest<Result>, _ query: FetchQuery, _ coordinator: NSPersistentStoreCoordinator, isWhole: Bool
  ) throws -> [NSManagedObject] {
    if let parent {
      let above = NSFetchRequest<NSManagedObject>(entity: query.entity)
      above.predicate = request.predicate
      above.includesSubentities = request.includesSubentities
      return try parent.performAndWait { try parent.found(above) }.map { object(with: $0.objectID) }
    }
    let sql = query.rows(
      limit: isWhole ? 0 : max(0, request.fetchLimit), offset: isWhole ? 0 : max(0, request.fetchOffset))
    do {
      let rows = try coordinator.store.rows(sql, query.values)
      if request.shouldRefreshRefetchedObjects {
        for row in rows { objects[row.key]?.object?.isLoaded = false }
      }
      return rows.compactMap { object($0) }
    } catch let error as StoreError {
      throw CoreDataProblem.error(.coreDataError, error.description)
    }
  }

  /// What was found in the store, with the changes that are not saved.
  private func withChanges<Result>(
    _ objects: [NSManagedObject], _ entity: NSEntityDescription, _ request: NSFetchRequest<Result>
  ) -> [NSManagedObject] {
    func matches(_ object: NSManagedObject) -> Bool { request.predicate?.evaluate(with: object) ?? true }
    // A condition that looks at other objects may have another answer for any object once one of them has changed.
    let mayDiffer = request.predicate.map { $0.form?.dependsOnOthers ?? true } ?? false
    var result = objects.filter { object in
      object.state != .deleted && (!(object.hasChanges || mayDiffer) || matches(object))
    }
    let known = Set(result.map(\.objectID.key))
    var candidates = Array(changed.values)
    if mayDiffer { candidates = Array(registeredObjects) }
    for object in candidates.sorted(by: { $0.objectID.key < $1.objectID.key })
    where !known.contains(object.objectID.key) {
      guard object.state == .inserted || object.state == .saved, object.isInserted || object.isLoaded,
        request.includesSubentities ? object.entity.isKindOf(entity: entity) : object.entity.name == entity.name,
        matches(object)
      else { continue }
      result.append(object)
    }
    return result
  }

  static func sorted(_ objects: [NSManagedObject], _ descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
    let keys = descriptors.map { ($0.key?.split(separator: ".").map(String.init) ?? [], $0.ascending) }
    let rows = objects.map { object in (object, keys.map { KeyPathValue.value(of: object, path: $0.0) }) }
    return rows.sorted { left, right in
      for (index, key) in keys.enumerated() {
        let order = ValueOrder.compare(left.1[index], right.1[index])
        if order != .orderedSame { return (order == .orderedAscending) == key.1 }
      }
      return left.0.objectID.key < right.0.objectID.key
    }.map(\.0)
  }

  // MARK: Other results

  private func results<Result>(of request: NSFetchRequest<Result>, _ objects: [NSManagedObject]) throws -> [Any] {
    switch request.resultType {
    case .managedObjectIDResultType: return objects.map(\.objectID)
    case .countResultType: return [NSNumber(value: objects.count)]
    case .dictionaryResultType:
      return FetchedDictionaries(request, try request.entity(in: self)).dictionaries(of: objects)
    default: return objects
    }
  }
}

extension PredicateForm {
  /// Whether the condition looks at objects that the one it is asked of refers to.
  var dependsOnOthers: Bool {
    switch self {
    case .constant: false
    case .all(let parts), .any(let parts): parts.contains(where: \.dependsOnOthers)
    case .not(let part): part.dependsOnOthers
    case .comparison(let comparison): comparison.left.dependsOnOthers || comparison.right.dependsOnOthers
    }
  }
}

extension PredicateExpression {
  fileprivate var dependsOnOthers: Bool {
    switch self {
    case .constant, .variable: false
    case .path(let path): path.count > 1
    case .list(let list): list.contains(where: \.dependsOnOthers)
    case .arithmetic(_, let left, let right): left.dependsOnOthers || right.dependsOnOthers
    case .subquery: true
    }
  }
}
