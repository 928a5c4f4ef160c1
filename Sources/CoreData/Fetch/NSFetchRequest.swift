import Foundation

/// What a fetch can find: objects, their identifiers, dictionaries and numbers.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// What a fetch finds.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The number of the option.
  public let rawValue: UInt

  /// The options of a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Objects.
  public static let managedObjectResultType: Self = []
  /// Identifiers of objects.
  public static let managedObjectIDResultType = Self(rawValue: 1)
  /// Dictionaries of properties.
  public static let dictionaryResultType = Self(rawValue: 2)
  /// How many there are.
  public static let countResultType = Self(rawValue: 4)
}

/// What is asked of a store.
open class NSPersistentStoreRequest: NSObject {}

/// Which objects of an entity are wanted, in which order (CD18).
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The entity of the objects.
  open var entity: NSEntityDescription?
  /// The name of the entity.
  open private(set) var entityName: String?
  /// The condition that objects meet; nil for all.
  open var predicate: NSPredicate?
  /// The order; objects that are the same by it come as they were made.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many objects there are at most; 0 for no limit.
  open var fetchLimit = 0
  /// How many objects are passed over.
  open var fetchOffset = 0
  /// How many objects are read at a time. All are read at once here.
  open var fetchBatchSize = 0
  /// Whether objects of entities below count.
  open var includesSubentities = true
  /// Whether changes that are not saved count.
  open var includesPendingChanges = true
  /// Whether the values are read; they always are.
  open var includesPropertyValues = true
  /// Whether values are read when they are asked for. They are read at once here.
  open var returnsObjectsAsFaults = true
  /// Whether objects that the context knows are brought up to date.
  open var shouldRefreshRefetchedObjects = false
  /// Relationships whose objects are read as well. They are read when they are asked for here.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// What is found.
  open var resultType: NSFetchRequestResultType = .managedObjectResultType
  /// The properties that dictionaries have: names, or descriptions; all attributes if none are given.
  open var propertiesToFetch: [Any]?
  /// The properties, as names or descriptions, whose values dictionaries have in common with others: there is one
  /// dictionary for each group (J231).
  open var propertiesToGroupBy: [Any]?
  /// The condition that the dictionaries of groups meet; nil for all.
  open var havingPredicate: NSPredicate?
  /// Whether dictionaries that are equal count once.
  open var returnsDistinctResults = false

  /// A request without an entity.
  public override init() {
    super.init()
  }

  /// A request of the objects of an entity.
  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }

  convenience init(entity: NSEntityDescription) {
    self.init()
    self.entity = entity
    entityName = entity.name
  }

  /// Another request that asks for the same.
  func copied() -> NSFetchRequest<ResultType> {
    let other = NSFetchRequest<ResultType>()
    other.entity = entity
    other.entityName = entityName
    other.predicate = predicate
    other.sortDescriptors = sortDescriptors
    other.fetchLimit = fetchLimit
    other.fetchOffset = fetchOffset
    other.fetchBatchSize = fetchBatchSize
    other.includesSubentities = includesSubentities
    other.includesPendingChanges = includesPendingChanges
    other.includesPropertyValues = includesPropertyValues
    other.returnsObjectsAsFaults = returnsObjectsAsFaults
    other.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
    other.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
    other.resultType = resultType
    other.propertiesToFetch = propertiesToFetch
    other.returnsDistinctResults = returnsDistinctResults
    return other
  }

  /// The entity in the model of a context.
  func entity(in context: NSManagedObjectContext) throws -> NSEntityDescription {
    if let type = ResultType.self as? NSManagedObject.Type { ManagedClasses.note(type) }
    let entities = context.persistentStoreCoordinatorOfAll?.managedObjectModel.entitiesByName
    if let found = (entityName ?? entity?.name).flatMap({ entities?[$0] }) { return found }
    throw CoreDataProblem.error(
      .coreDataError, "The model of the context has no entity \(entityName ?? entity?.name ?? "without a name").")
  }

  /// Fetches in the context whose `perform` or `performAndWait` runs (CD24). An error is thrown outside of those.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.running?.value else {
      throw CoreDataProblem.error(.coreDataError, "A request is executed inside of a context's perform(_:).")
    }
    return try context.fetch(self)
  }
}
