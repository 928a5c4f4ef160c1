@testable import CoreData
import Testing

struct FetchTests {
  private func shelves() throws -> NSManagedObjectContext {
    let context = try container().newBackgroundContext()
    for (name, titles) in [("A", ["Alpha", "beta"]), ("B", ["Gamma"]), ("C", [])] {
      let shelf = Shelf(context: context)
      shelf.name = name
      for (index, title) in titles.enumerated() {
        let book = Book(context: context)
        book.title = title
        book.pages = Int16(title.count * 10)
        book.isRead = index == 0
        book.shelf = shelf
        book.added = Date(timeIntervalSinceReferenceDate: Double(title.count) * 1000)
      }
    }
    let last = Book(context: context)
    last.pages = 1
    return context
  }

  private func titles(_ context: NSManagedObjectContext, _ predicate: NSPredicate?) throws -> [String] {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.predicate = predicate
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: true)]
    return try context.fetch(request).map { $0.title ?? "-" }
  }

  private static var conditions: [(NSPredicate, [String])] {
    [
      (NSPredicate(format: "title == %@", "Alpha"), ["Alpha"]),
      (NSPredicate(format: "title ==[c] %@", "ALPHA"), ["Alpha"]),
      (NSPredicate(format: "title != 'Alpha'"), ["-", "Gamma", "beta"]),
      (NSPredicate(format: "%K >= %d AND pages < %ld", "pages", 40, 50), ["beta"]),
      (NSPredicate(format: "title CONTAINS[cd] %@", "A"), ["Alpha", "Gamma", "beta"]),
      (NSPredicate(format: "title BEGINSWITH 'G' || title ENDSWITH 'ta'"), ["Gamma", "beta"]),
      (NSPredicate(format: "NOT title CONTAINS 'a'"), ["-"]),
      (NSPredicate(format: "title LIKE '?l*'"), ["Alpha"]),
      (NSPredicate(format: "title MATCHES %@", "[A-Z].*"), ["Alpha", "Gamma"]),
      (NSPredicate(format: "isRead == YES"), ["Alpha", "Gamma"]),
      (NSPredicate(format: "isRead = %@", NSNumber(value: false)), ["-", "beta"]),
      (NSPredicate(format: "pages BETWEEN {41, 60}"), ["Alpha", "Gamma"]),
      (NSPredicate(format: "title IN %@", ["beta", "Gamma"]), ["Gamma", "beta"]),
      (NSPredicate(format: "title IN {'beta'}"), ["beta"]),
      (NSPredicate(format: "title == nil"), ["-"]),
      (NSPredicate(format: "shelf.name == %@", "A"), ["Alpha", "beta"]),
      (NSPredicate(format: "shelf.books.@count > 1"), ["Alpha", "beta"]),
      (NSPredicate(format: "shelf != NULL AND (pages > 45 OR isRead == FALSE)"), ["Alpha", "Gamma", "beta"]),
      (NSPredicate(format: "added < %@", Date(timeIntervalSinceReferenceDate: 4500) as CVarArg), ["beta"]),
      (NSPredicate(format: "'Alpha' == title"), ["Alpha"]),
      (NSPredicate(format: "pages + 10 == 60"), ["Alpha", "Gamma"]),
      (NSPredicate(format: "TRUEPREDICATE"), ["-", "Alpha", "Gamma", "beta"]),
      (NSPredicate(value: false), []),
      (
        NSCompoundPredicate(andPredicateWithSubpredicates: [
          NSPredicate(format: "isRead == YES"), NSPredicate(format: "title == 'Gamma'"),
        ]), ["Gamma"]
      ),
    ]
  }

  @Test("CD16: A condition finds the same objects before and after they are saved")
  func conditions() throws {
    let context = try shelves()
    for (predicate, expected) in Self.conditions {
      #expect(try titles(context, predicate) == expected, "in memory: \(String(describing: predicate.form))")
    }
    try context.save()
    for (predicate, expected) in Self.conditions {
      #expect(try titles(context, predicate) == expected, "in the store: \(String(describing: predicate.form))")
    }
  }

  @Test(
    "CD16: Conditions on objects of a relationship to many",
    arguments: [
      ("ANY books.title == 'beta'", ["A"]), ("ALL books.isRead == YES", ["B", "C"]),
      ("NONE books.isRead == NO", ["B", "C"]), ("books.@count == 0", ["C"]),
      ("SUBQUERY(books, $b, $b.pages > 40 AND $b.isRead == YES).@count > 0", ["A", "B"]),
    ])
  func quantifiers(format: String, expected: [String]) throws {
    let context = try shelves()
    let request = NSFetchRequest<Shelf>(entityName: "Shelf")
    request.predicate = NSPredicate(format: format)
    #expect(try context.fetch(request).compactMap(\.name) == expected)
    try context.save()
    #expect(try context.fetch(request).compactMap(\.name) == expected)
  }

  @Test("CD17: Orders by names, key paths and descriptors, with limits")
  func orders() throws {
    let context = try shelves()
    try context.save()
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [
      NSSortDescriptor(key: "shelf.name", ascending: false), NSSortDescriptor(keyPath: \Book.pages, ascending: true),
    ]
    #expect(try context.fetch(request).map { $0.title ?? "-" } == ["Gamma", "beta", "Alpha", "-"])
    request.fetchLimit = 2
    request.fetchOffset = 1
    #expect(try context.fetch(request).map { $0.title ?? "-" } == ["beta", "Alpha"])
    #expect(NSSortDescriptor(keyPath: \Book.shelf?.name, ascending: true).key == "shelf.name")
    #expect(NSSortDescriptor(SortDescriptor(\Book.added, order: .reverse)).key == "added")
  }

  @Test("CD16: What is wrong with a format is said")
  func problems() {
    func problem(_ format: String) -> String? {
      do {
        _ = try PredicateParser.form(format, [])
        return nil
      } catch {
        return error.text
      }
    }
    #expect(problem("title == %@") == "it has more places than arguments")
    #expect(problem("title") == "a comparison is missing")
    #expect(problem("title == 'a") == "a text has no end")
    #expect(problem("a == 1 b == 2") == "more follows than one condition")
  }
}
