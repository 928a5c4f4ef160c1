import CoreData
import Testing

struct ExecuteTests {
  @Test("CD24: A request is executed in the context whose block runs, the innermost one, and nowhere else")
  func execute() throws {
    let container = try container()
    let (first, second) = (container.newBackgroundContext(), container.newBackgroundContext())
    let request = NSFetchRequest<Book>(entityName: "Book")
    try first.performAndWait {
      Book(context: first).title = "a"
      let own = try request.execute()
      #expect(own.map(\.title) == ["a"] && own.first?.managedObjectContext === first)
      #expect(try second.performAndWait { try request.execute() }.isEmpty)
      #expect(try request.execute().count == 1)
    }
    #expect(throws: (any Error).self) { try request.execute() }
  }

  @Test("CD24: A request is executed in an asynchronous block, too")
  func asynchronous() async throws {
    let context = try container().newBackgroundContext()
    let count = try await context.perform {
      Book(context: context).title = "a"
      return try NSFetchRequest<Book>(entityName: "Book").execute().count
    }
    #expect(count == 1)
  }
}
