import Foundation

/// The entities of a program (CD1).
open class NSManagedObjectModel: NSObject {
  /// Names of the version, as a program gives them.
  open var versionIdentifiers: Set<AnyHashable> = []
  /// Whether a coordinator uses the model.
  var isFrozen = false
  /// Classes that the program was seen to use for entities.
  var classes: [String: NSManagedObject.Type] = [:]

  /// The entities. A model that a container uses must not be changed.
  open var entities: [NSEntityDescription] = [] {
    didSet {
      for entity in entities { entity.managedObjectModel = self }
    }
  }

  /// An empty model.
  public override init() {}

  /// A model from a file: a `.momd` that `tessera build` makes, or an `.xcdatamodeld` or `.xcdatamodel` as Xcode writes
  /// it. nil if it cannot be read.
  public init?(contentsOf url: URL) {
    super.init()
    guard let file = ModelFile(url) else { return nil }
    entities = file.entities
    fetchRequestTemplatesByName = file.requests
  }

  /// The requests that the model has, by their names (CD26).
  open internal(set) var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]

  /// A request that the model has; nil if it has none of the name. A request with variables is taken with values for
  /// them (CD26).
  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
    fetchRequestTemplatesByName[name]?.copied()
  }

  /// A request that the model has, with values in the places of its variables; nil if it has none of the name (CD26).
  open func fetchRequestFromTemplate(
    withName name: String, substitutionVariables variables: [String: Any]
  ) -> NSFetchRequest<any NSFetchRequestResult>? {
    guard let request = fetchRequestTemplatesByName[name]?.copied() else { return nil }
    request.predicate = request.predicate?.withSubstitutionVariables(variables)
    return request
  }

  /// Gives the model a request, or takes one away (CD26).
  open func setFetchRequestTemplate(_ request: NSFetchRequest<any NSFetchRequestResult>?, forName name: String) {
    fetchRequestTemplatesByName[name] = request
  }

  /// Entities by their names.
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(
      entities.compactMap { entity in entity.name.map { ($0, entity) } }, uniquingKeysWith: { first, _ in first })
  }

  /// One model of all in some bundles; in the program's own if none are given. nil if there is none.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let urls = (bundles ?? [.main]).flatMap(ModelFile.urls)
    let files = urls.compactMap(ModelFile.init)
    guard !files.isEmpty else { return nil }
    let model = NSManagedObjectModel()
    model.entities = files.flatMap(\.entities)
    for file in files { model.fetchRequestTemplatesByName.merge(file.requests) { first, _ in first } }
    return model
  }

  /// Makes the model one that a coordinator uses.
  func freeze() {
    isFrozen = true
    ManagedClasses.add(self)
  }

  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let name = String(describing: type)
    let whole = String(reflecting: type)
    let entity = entities.first { $0.managedObjectClassName == name || $0.managedObjectClassName == whole }
    guard let entity, let entityName = entity.name else { return nil }
    classes[entityName] = type
    return entity
  }
}
