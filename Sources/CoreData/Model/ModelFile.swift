import Foundation

/// A model as Xcode writes it: a folder `NAME.xcdatamodeld` of versions, each a folder with a file `contents` (CD1).
struct ModelFile {
  static let extensions = ["momd", "xcdatamodeld", "xcdatamodel", "mom"]

  let entities: [NSEntityDescription]
  /// The requests of the model, by their names.
  let requests: [String: NSFetchRequest<any NSFetchRequestResult>]

  init?(_ url: URL) {
    guard let contents = Self.contents(of: url), let text = try? String(contentsOf: contents, encoding: .utf8),
      let root = ModelElement.root(of: text), root.name == "model"
    else { return nil }
    let entities = Self.entities(root)
    self.entities = entities
    let elements = root.children.filter { $0.name == "fetchRequest" }
    requests = Dictionary(
      elements.compactMap { element in
        element.attributes["name"].map { ($0, Self.request(element, entities)) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// A request as the model's editor writes it.
  private static func request(
    _ element: ModelElement, _ entities: [NSEntityDescription]
  ) -> NSFetchRequest<any NSFetchRequestResult> {
    let name = element.attributes["entity"] ?? ""
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: name)
    request.entity = entities.first { $0.name == name }
    if let format = element.attributes["predicateString"], !format.isEmpty {
      request.predicate = NSPredicate.parsed(format)
    }
    request.fetchLimit = element.attributes["fetchLimit"].flatMap(Int.init) ?? 0
    request.fetchBatchSize = element.attributes["fetchBatchSize"].flatMap(Int.init) ?? 0
    if element.attributes["includesSubentities"] == "NO" { request.includesSubentities = false }
    if element.attributes["includesPropertyValues"] == "NO" { request.includesPropertyValues = false }
    if element.attributes["returnsDistinctResults"] == "YES" { request.returnsDistinctResults = true }
    if element.attributes["resultType"] == "1" { request.resultType = .managedObjectIDResultType }
    if element.attributes["resultType"] == "2" { request.resultType = .dictionaryResultType }
    return request
  }

  /// The models in a bundle.
  static func urls(in bundle: Bundle) -> [URL] {
    extensions.flatMap { bundle.urls(forResourcesWithExtension: $0, subdirectory: nil) ?? [] }
      .map { $0 as URL }
  }

  /// The model with a name in some bundles.
  static func url(named name: String, in bundles: [Bundle]) -> URL? {
    for bundle in bundles {
      for suffix in extensions {
        if let url = bundle.url(forResource: name, withExtension: suffix) { return url }
      }
    }
    return nil
  }

  /// The versions in a model's folder; the folder itself if it is a version.
  static func versions(of url: URL) -> [URL] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
    let versions = names.filter { $0.hasSuffix(".xcdatamodel") || $0.hasSuffix(".mom") }
    return versions.isEmpty ? [url] : versions.map { url.appendingPathComponent($0) }
  }

  /// The file of the current version.
  private static func contents(of url: URL) -> URL? {
    let files = FileManager.default
    let own = url.appendingPathComponent("contents")
    if files.fileExists(atPath: own.path) { return own }
    if let version = currentVersion(of: url) {
      return url.appendingPathComponent(version).appendingPathComponent("contents")
    }
    let versions = ((try? files.contentsOfDirectory(atPath: url.path)) ?? []).filter { $0.hasSuffix(".xcdatamodel") }
    return versions.sorted().first.map { url.appendingPathComponent($0).appendingPathComponent("contents") }
  }

  private static func currentVersion(of url: URL) -> String? {
    guard let data = try? Data(contentsOf: url.appendingPathComponent(".xccurrentversion")),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return nil }
    return list["_XCCurrentVersionName"] as? String
  }

  // MARK: Entities

  private static func entities(_ root: ModelElement) -> [NSEntityDescription] {
    let elements = root.children.filter { $0.name == "entity" }
    let composites = composites(root)
    var byName: [String: NSEntityDescription] = [:]
    let entities = elements.map { element in
      let entity = entity(element, composites)
      byName[entity.name ?? ""] = entity
      return entity
    }
    for (entity, element) in zip(entities, elements) {
      if let parent = element.attributes["parentEntity"] { byName[parent]?.subentities.append(entity) }
      let relationships = element.children.filter { $0.name == "relationship" }
      entity.properties = entity.ownProperties + relationships.map { relationship($0, byName) }
    }
    for (entity, element) in zip(entities, elements) { connect(entity, element, byName) }
    return entities
  }

  private static func entity(_ element: ModelElement, _ composites: [String: ModelElement]) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = element.attributes["name"]
    entity.managedObjectClassName = element.attributes["representedClassName"] ?? "NSManagedObject"
    // ".Item" is the class of the program's own module.
    if entity.managedObjectClassName.hasPrefix(".") { entity.managedObjectClassName.removeFirst() }
    entity.isAbstract = isYes(element, "isAbstract")
    entity.renamingIdentifier = element.attributes["elementID"]
    entity.properties = element.children.filter { $0.name == "attribute" }.map { attribute($0, composites) }
    let constraints = element.children.filter { $0.name == "uniquenessConstraints" }.flatMap(\.children)
    entity.uniquenessConstraints = constraints.map { $0.children.compactMap { $0.attributes["value"] } }
    return entity
  }

  static func isYes(_ element: ModelElement, _ name: String) -> Bool { element.attributes[name] == "YES" }

  private static func describe(_ property: NSPropertyDescription, _ element: ModelElement) {
    property.name = element.attributes["name"] ?? ""
    property.isOptional = isYes(element, "optional")
    property.isTransient = isYes(element, "transient")
    property.renamingIdentifier = element.attributes["elementID"]
  }

  static func attribute(
    _ element: ModelElement, _ composites: [String: ModelElement]
  ) -> NSAttributeDescription {
    let attribute = kind(of: element, composites)
    describe(attribute, element)
    attribute.attributeType = NSAttributeType(modelName: element.attributes["attributeType"] ?? "")
    attribute.valueTransformerName = element.attributes["valueTransformerName"]
    attribute.attributeValueClassName = element.attributes["customClassName"]
    attribute.preservesValueInHistoryOnDeletion = isYes(element, "preserveAfterDeletion")
    attribute.allowsExternalBinaryStorage = isYes(element, "allowsExternalBinaryDataStorage")
    let value = element.attributes["defaultValueString"] ?? element.attributes["defaultDateTimeInterval"]
    attribute.defaultValue = value.flatMap(attribute.attributeType.value(modelText:))
    return attribute
  }

  private static func relationship(
    _ element: ModelElement, _ entities: [String: NSEntityDescription]
  ) -> NSPropertyDescription {
    let relationship = NSRelationshipDescription()
    describe(relationship, element)
    relationship.destinationEntity = element.attributes["destinationEntity"].flatMap { entities[$0] }
    relationship.maxCount =
      isYes(element, "toMany") ? Int(element.attributes["maxCount"] ?? "") ?? 0 : 1
    relationship.minCount = Int(element.attributes["minCount"] ?? "") ?? 0
    relationship.isOrdered = isYes(element, "ordered")
    relationship.deleteRule =
      switch element.attributes["deletionRule"] {
      case "Cascade": .cascadeDeleteRule
      case "Deny": .denyDeleteRule
      case "No Action": .noActionDeleteRule
      default: .nullifyDeleteRule
      }
    return relationship
  }

  private static func connect(
    _ entity: NSEntityDescription, _ element: ModelElement, _ entities: [String: NSEntityDescription]
  ) {
    for child in element.children where child.name == "relationship" {
      guard let name = child.attributes["name"], let inverse = child.attributes["inverseName"],
        let other = entities[child.attributes["inverseEntity"] ?? child.attributes["destinationEntity"] ?? ""]
      else { continue }
      entity.relationshipsByName[name]?.inverseRelationship = other.relationshipsByName[inverse]
    }
  }
}
