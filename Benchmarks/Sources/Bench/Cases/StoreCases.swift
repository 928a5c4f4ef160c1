import BenchComparison
import SwiftData
import SwiftUI
@_spi(TesseraTools) import TesseraHeadless

/// Objects of SwiftData, against the same rows by plain statements of SQLite. Both are in memory, so that no disk counts.
///
/// The goals: within 4 times to insert and to fetch, within 2 times for a page, a change that is shown within 1 ms.
@MainActor
enum StoreCases {
  /// Tables of keys grow at times that chance decides, so that allocations are not exact.
  static let all: [BenchmarkCase] = [insert, fetch, page, place, detail].map { benchmark in
    var benchmark = benchmark
    benchmark.hasExactAllocations = false
    return benchmark
  }

  private static let count = 10_000
  private static let many = 100_000
  private static let page50 = 50

  private static func attempt<Result>(_ body: () throws -> Result) -> Result {
    do { return try body() } catch { fatalError("\(error)") }
  }

  /// Objects are made, inserted and saved.
  private static let insert = BenchmarkCase(name: CaseName.insertObjects, rows: count) {
    let container = Book.container(0)
    return Scenario(
      prepare: { attempt { try container.erase() } },
      operate: {
        let context = ModelContext(container)
        for number in 0..<count { context.insert(Book(number)) }
        attempt { try context.save() }
      })
  } makeFloor: {
    let store = PlainStore()
    return Scenario(prepare: { store.execute("DELETE FROM Book") }, operate: { store.insert(count) })
  }

  /// Objects are fetched by a context that has none, and two properties of each are read.
  private static let fetch = BenchmarkCase(name: CaseName.fetchObjects, rows: count) {
    let container = Book.container(count)
    return Scenario {
      let books = attempt { try ModelContext(container).fetch(FetchDescriptor<Book>()) }
      precondition(books.reduce(0) { $0 + $1.pages + $1.title.utf8.count } > 0)
    }
  } makeFloor: {
    let store = PlainStore()
    store.insert(count)
    return Scenario {
      let books = store.rows("ORDER BY _key")
      precondition(books.reduce(0) { $0 + $1.pages + $1.title.utf8.count } > 0)
    }
  }

  /// The first objects in an order for which there is no index.
  private static let page = BenchmarkCase(name: CaseName.fetchPage, rows: page50) {
    let container = Book.container(many)
    var descriptor = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages)])
    descriptor.fetchLimit = page50
    return Scenario {
      let books = attempt { try ModelContext(container).fetch(descriptor) }
      precondition(books.reduce(0) { $0 + $1.pages + $1.title.utf8.count } > 0)
    }
  } makeFloor: {
    let store = PlainStore()
    store.insert(many)
    return Scenario {
      let books = store.rows("ORDER BY pages, _key LIMIT \(page50)")
      precondition(books.reduce(0) { $0 + $1.pages + $1.title.utf8.count } > 0)
    }
  }

  /// An object gets another value of the property that a query sorts by, and is shown at its new place.
  private static let place = BenchmarkCase(name: CaseName.changeShownByQuery, rows: 14, goal: 1) {
    shown { book, round in book.pages = round.isMultiple(of: 2) ? -1 : 1_000_000 }
  }

  /// An object changes that a query shows, and keeps its place.
  private static let detail = BenchmarkCase(name: CaseName.detailShownByQuery, rows: 14, goal: 1) {
    shown { book, round in book.title = "Title \(round)" }
  }

  private static func shown(_ change: @escaping (Book, Int) -> Void) -> Scenario {
    let container = Book.container(count)
    let context = container.mainContext
    // Saving is another operation.
    context.autosaveEnabled = false
    let host = HeadlessHost { BookList().modelContainer(container) }
    let books = attempt { try context.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages)])) }
    var round = 0
    return Scenario(host: host) {
      round += 1
      host.perform { change(books[3], round) }
    }
  }
}
