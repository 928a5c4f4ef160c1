import Foundation

/// What a batch request hands back.
open class NSPersistentStoreResult: NSObject {}

/// Deletes all objects that a request finds, in the store alone (CD21).
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// What is handed back.
  public enum ResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
  }

  /// What is handed back.
  open var resultType = ResultType.resultTypeStatusOnly
  let find: (NSManagedObjectContext) throws -> [NSManagedObjectID]

  /// Deletes what a request finds.
  public init<Found>(fetchRequest request: NSFetchRequest<Found>) {
    find = { context in try context.found(request).map(\.objectID) }
  }

  /// Deletes objects.
  public init(objectIDs: [NSManagedObjectID]) {
    find = { _ in objectIDs }
  }
}

/// What a request that deletes hands back.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// What was asked for: whether it went well, identifiers or a number.
  public let result: Any?
  /// What was asked for.
  public let resultType: NSBatchDeleteRequest.ResultType

  init(_ result: Any?, _ type: NSBatchDeleteRequest.ResultType) {
    self.result = result
    resultType = type
  }
}

/// Makes objects of dictionaries, in the store alone (CD21).
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  /// The name of the objects' entity.
  public let entityName: String
  let objects: [[String: Any]]

  /// Makes an object of each dictionary.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objects = dictionaries
  }

  /// Makes an object of each dictionary.
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }
}

/// Sets values of all objects that meet a condition, in the store alone (CD21).
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  /// The name of the objects' entity.
  public let entityName: String
  /// The condition; nil for all objects.
  open var predicate: NSPredicate?
  /// The values, by names of properties, or by descriptions of them.
  open var propertiesToUpdate: [AnyHashable: Any]?

  /// Sets values of the objects of an entity.
  public init(entityName: String) {
    self.entityName = entityName
  }

  /// Sets values of the objects of an entity.
  public convenience init(entity: NSEntityDescription) {
    self.init(entityName: entity.name ?? "")
  }
}

extension NSManagedObjectContext {
  /// Does what a batch request asks for, in the store: the objects of contexts do not change by it (CD21).
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let coordinator = persistentStoreCoordinatorOfAll else {
      throw CoreDataProblem.error(.coreDataError, "The context has no coordinator and no parent.")
    }
    if let request = request as? any ContextRequest { return request.begin(in: self) }
    let worker = NSManagedObjectContext(.privateQueue)
    worker.persistentStoreCoordinator = coordinator
    worker.transactionAuthor = transactionAuthor
    worker.name = name
    switch request {
    case let request as NSPersistentHistoryChangeRequest: return try execute(request, coordinator)
    case let request as NSBatchDeleteRequest: return try delete(request, worker)
    case let request as NSBatchInsertRequest:
      for values in request.objects {
        NSEntityDescription.insertNewObject(forEntityName: request.entityName, into: worker).setValuesForKeys(values)
      }
    case let request as NSBatchUpdateRequest:
      let all = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
      all.predicate = request.predicate
      for object in try worker.fetch(all) {
        for (key, value) in request.propertiesToUpdate ?? [:] {
          guard let name = (key.base as? NSPropertyDescription)?.name ?? key.base as? String else { continue }
          object.setValue(value is NSNull ? nil : value, forKey: name)
        }
      }
    default: throw CoreDataProblem.error(.coreDataError, "A \(type(of: request)) cannot be executed here.")
    }
    try worker.saveSilently()
    return NSPersistentStoreResult()
  }

  private func delete(_ request: NSBatchDeleteRequest, _ worker: NSManagedObjectContext) throws -> NSBatchDeleteResult {
    let ids = try request.find(worker)
    for id in ids { worker.delete(worker.object(with: id)) }
    try worker.saveSilently()
    switch request.resultType {
    case .resultTypeStatusOnly: return NSBatchDeleteResult(true, request.resultType)
    case .resultTypeObjectIDs: return NSBatchDeleteResult(ids, request.resultType)
    case .resultTypeCount: return NSBatchDeleteResult(ids.count, request.resultType)
    }
  }
}
