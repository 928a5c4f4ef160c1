import Foundation

/// What a model says of a kind of objects.
open class NSEntityDescription: NSObject {
  /// The name.
  open var name: String?
  /// The name of the class of the objects (CD5).
  open var managedObjectClassName = "NSManagedObject"
  /// Whether there are only objects of entities below it.
  open var isAbstract = false
  /// The name that the entity had in earlier versions of the model.
  open var renamingIdentifier: String?
  /// What tells versions apart that are the same otherwise (CD35).
  open var versionHashModifier: String?
  /// What a program notes of the entity.
  open var userInfo: [AnyHashable: Any]?
  /// Attributes, by their names, whose values no two objects share together (CD11).
  open var uniquenessConstraints: [[Any]] = []
  /// The entity whose properties this one has as well.
  open internal(set) weak var superentity: NSEntityDescription?
  /// The model.
  open internal(set) weak var managedObjectModel: NSManagedObjectModel!
  /// The properties that the entity declares itself.
  private(set) var ownProperties: [NSPropertyDescription] = []
  private var cachedProperties: [String: NSPropertyDescription]?

  /// The entities that have the properties of this one as well.
  open var subentities: [NSEntityDescription] = [] {
    didSet {
      for entity in subentities { entity.superentity = self }
    }
  }

  /// An entity without properties.
  public override init() {}

  /// All properties, those of the entities above included.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + ownProperties }
    set {
      ownProperties = newValue
      cachedProperties = nil
      for property in newValue { property.entity = self }
    }
  }

  /// All properties by their names.
  open var propertiesByName: [String: NSPropertyDescription] {
    if let cachedProperties { return cachedProperties }
    let properties = Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    // A model that a coordinator uses does not change.
    if managedObjectModel?.isFrozen == true { cachedProperties = properties }
    return properties
  }

  /// All attributes by their names.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  /// All relationships by their names.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// The relationships to the objects of an entity.
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    relationshipsByName.values.filter { $0.destinationEntity === entity }
  }

  /// Whether the entity is another one, or one below it.
  open func isKindOf(entity other: NSEntityDescription) -> Bool {
    sequence(first: self) { $0.superentity }.contains { $0 === other || $0.name == other.name }
  }

  /// The entity at the top, whose table has the objects.
  var root: NSEntityDescription { superentity?.root ?? self }

  /// The entity and all below it.
  var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

  /// A new object of the entity with a name (CD5).
  ///
  /// The program ends if the context's model has no such entity, as on Apple's platforms.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      fatalError("The model of the context has no entity with the name \(entityName).")
    }
    return ManagedClasses.type(of: entity).init(entity: entity, insertInto: context)
  }

  /// The entity with a name in the model of a context.
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    context.persistentStoreCoordinatorOfAll?.managedObjectModel.entitiesByName[entityName]
  }
}
