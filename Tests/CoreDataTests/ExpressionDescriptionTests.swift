import CoreData
import SwiftUI
import Testing

/// Values that requests calculate.
@MainActor
struct ExpressionDescriptionTests {
  private func library() throws -> NSManagedObjectContext {
    let context = try container().viewContext
    for (title, pages, isRead) in [("A", 100, true), ("B", 250, false), ("C", 50, true)] {
      let book = Book(context: context)
      book.title = title
      book.pages = Int16(pages)
      book.isRead = isRead
    }
    try context.save()
    return context
  }

  private func description(
    _ name: String, _ expression: NSExpression, _ type: NSAttributeType = .integer32AttributeType
  ) -> NSExpressionDescription {
    let description = NSExpressionDescription()
    description.name = name
    description.expression = expression
    description.expressionResultType = type
    return description
  }

  private func dictionaries(
    _ context: NSManagedObjectContext, _ properties: [Any], groups: [Any]? = nil, having: NSPredicate? = nil
  ) throws -> [[String: Any]] {
    let request = NSFetchRequest<NSFetchRequestResult>(entityName: "Book")
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = properties
    request.propertiesToGroupBy = groups
    request.havingPredicate = having
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: true)]
    return try context.fetch(request).compactMap { ($0 as? NSDictionary) as? [String: Any] }
  }

  @Test("J231: A sum is one value of all objects")
  func sum() throws {
    let pages = NSExpression(forKeyPath: \Book.pages)
    #expect(pages.keyPath == "pages")
    let found = try dictionaries(
      try library(),
      [
        description("total", NSExpression(forFunction: "sum:", arguments: [pages])),
        description("longest", NSExpression(forFunction: "max:", arguments: [pages])),
        description("count", NSExpression(forFunction: "count:", arguments: [NSExpression(forKeyPath: "objectID")])),
        description("mean", NSExpression(forFunction: "average:", arguments: [pages]), .doubleAttributeType),
      ])
    #expect(found.count == 1)
    #expect(found[0]["total"] as? Int == 400 && found[0]["longest"] as? Int == 250 && found[0]["count"] as? Int == 3)
    #expect(abs((found[0]["mean"] as? Double ?? 0) - 400.0 / 3) < 1e-9)
  }

  @Test("J231: Groups have a dictionary each, and a condition chooses among them")
  func groups() throws {
    let context = try library()
    let total = description(
      "total", NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "pages")]))
    let found = try dictionaries(context, ["isRead", total], groups: ["isRead"])
    #expect(found.map { $0["isRead"] as? Bool } == [true, false])
    #expect(found.map { $0["total"] as? Int } == [150, 250])
    let many = try dictionaries(
      context, ["isRead", total], groups: ["isRead"], having: NSPredicate(format: "total > 200"))
    #expect(many.map { $0["total"] as? Int } == [250])
  }

  @Test("J231: A formula without such a function is of each object")
  func each() throws {
    let double = description(
      "double", NSExpression(forFunction: "multiply:by:", arguments: [NSExpression(forKeyPath: "pages"), 2]))
    let found = try dictionaries(try library(), ["title", double])
    #expect(found.map { $0["double"] as? Int } == [200, 500, 100])
  }
}
