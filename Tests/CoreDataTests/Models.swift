import CoreData
import SwiftUI

/// A class as `tessera build` makes it.
class Shelf: NSManagedObject {
  var name: String? {
    get { _managedValue("name") }
    set { _setManagedValue(newValue, "name") }
  }
  var books: NSSet? {
    get { _managedValue("books") }
    set { _setManagedValue(newValue, "books") }
  }
  func addToBooks(_ value: Book) { _addManaged(value, "books") }
}

class Book: NSManagedObject {
  @CDManaged var title: String?
  @CDManaged var pages: Int16
  @CDManaged var isRead: Bool
  @CDManaged var added: Date?
  @CDManaged var price: NSDecimalNumber?
  @CDManaged var code: UUID?
  @CDManaged var link: URL?
  @CDManaged var cover: Data?
  @CDManaged var words: [String]?
  @CDManaged var shelf: Shelf?
  @CDManaged var tags: Set<Tag>
  @CDManaged var chapters: NSOrderedSet?
  var moments: [String] = []

  func addToChapters(_ value: Chapter) { _addManaged(value, "chapters") }

  override func awakeFromInsert() {
    super.awakeFromInsert()
    moments.append("inserted")
  }

  override func willSave() { moments.append("will save") }
}

class Tag: NSManagedObject {
  @CDManaged var name: String
  @CDManaged var books: Set<Book>?
}

class Chapter: NSManagedObject {
  @CDManaged var title: String?
  @CDManaged var book: Book?
}

extension Book: Identifiable {}
extension Shelf: Identifiable {}

/// A model in code.
func libraryModel() -> NSManagedObjectModel {
  func attribute(
    _ name: String, _ type: NSAttributeType, isOptional: Bool = true, default value: Any? = nil
  ) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    attribute.isOptional = isOptional
    attribute.defaultValue = value
    return attribute
  }
  func entity(_ type: NSManagedObject.Type) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = String(describing: type)
    entity.managedObjectClassName = String(reflecting: type)
    return entity
  }
  func relationship(_ name: String, _ destination: NSEntityDescription, isToMany: Bool) -> NSRelationshipDescription {
    let relationship = NSRelationshipDescription()
    relationship.name = name
    relationship.destinationEntity = destination
    relationship.maxCount = isToMany ? 0 : 1
    return relationship
  }
  func pair(_ first: NSRelationshipDescription, _ second: NSRelationshipDescription) {
    first.inverseRelationship = second
    second.inverseRelationship = first
  }
  let (shelf, book, tag, chapter) = (entity(Shelf.self), entity(Book.self), entity(Tag.self), entity(Chapter.self))
  let books = relationship("books", book, isToMany: true)
  books.deleteRule = .cascadeDeleteRule
  let owner = relationship("shelf", shelf, isToMany: false)
  let tags = relationship("tags", tag, isToMany: true)
  let tagged = relationship("books", book, isToMany: true)
  let chapters = relationship("chapters", chapter, isToMany: true)
  chapters.isOrdered = true
  let whole = relationship("book", book, isToMany: false)
  pair(books, owner)
  pair(tags, tagged)
  pair(chapters, whole)
  shelf.properties = [attribute("name", .stringAttributeType), books]
  book.properties = [
    attribute("title", .stringAttributeType), attribute("pages", .integer16AttributeType, default: 100),
    attribute("isRead", .booleanAttributeType, default: false), attribute("added", .dateAttributeType),
    attribute("price", .decimalAttributeType), attribute("code", .UUIDAttributeType),
    attribute("link", .URIAttributeType), attribute("cover", .binaryDataAttributeType),
    attribute("words", .transformableAttributeType), owner, tags, chapters,
  ]
  tag.properties = [attribute("name", .stringAttributeType, isOptional: false), tagged]
  tag.uniquenessConstraints = [["name"]]
  chapter.properties = [attribute("title", .stringAttributeType), whole]
  let model = NSManagedObjectModel()
  model.entities = [shelf, book, tag, chapter]
  return model
}

/// A container with its store in memory, or in a file.
func container(_ url: URL = URL(fileURLWithPath: "/dev/null")) throws -> NSPersistentContainer {
  let container = NSPersistentContainer(name: "Library", managedObjectModel: libraryModel())
  container.persistentStoreDescriptions.first?.url = url
  var problem: (any Error)?
  container.loadPersistentStores { _, error in problem = error }
  if let problem { throw problem }
  return container
}
