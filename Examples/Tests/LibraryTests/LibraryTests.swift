import Foundation
import Library
import SwiftData
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct LibraryTests {
  private let container = SampleShelf.container()

  private func screen() async -> Screen {
    let screen = Screen { LibraryView(importCount: 500).modelContainer(container) }
    await screen.settle()
    return screen
  }

  @Test("Books are sorted by their year, with their authors")
  func order() async {
    let screen = await screen()
    let titles = ["Emma", "Persuasion", "Frankenstein", "Through the Looking-Glass"]
    let tops = titles.map { screen[$0].frame.minY }
    #expect(tops == tops.sorted())
    #expect(screen["Lewis Carroll, 1871"].exists)
  }

  @Test("A search finds titles in any case")
  func search() async {
    let screen = await screen()
    screen.element(.textField, "Search").type("EMMA")
    await screen.settle()
    #expect(screen["Emma"].exists)
    #expect(!screen["Frankenstein"].exists)
  }

  @Test("A book that was read can be hidden, and is shown again")
  func hiding() async {
    let screen = await screen()
    screen["Hide read"].tap()
    await screen.settle()
    screen.element(.toggle, "Emma, Jane Austen, 1815").tap()
    await screen.settle()
    #expect(!screen["Emma"].exists)
    screen["Show all"].tap()
    await screen.settle()
    #expect(screen["Emma"].exists)
  }

  @Test("Books that another actor saves appear at once")
  func importing() async throws {
    let screen = await screen()
    screen["Import"].tap()
    // The actor works on a thread of its own, which no clock waits for.
    for _ in 0..<500 where !screen["Pamphlet 100"].exists {
      try await Task.sleep(for: .milliseconds(20))
      await screen.settle()
    }
    #expect(screen["Pamphlet 100"].exists)
    #expect(try container.mainContext.fetchCount(FetchDescriptor<Book>()) == 504)
  }

  @Test("With an author, the books go")
  func cascade() async throws {
    let screen = await screen()
    let context = container.mainContext
    let name = "Jane Austen"
    let authors = try context.fetch(FetchDescriptor<Author>(predicate: #Predicate { $0.name == name }))
    context.delete(try #require(authors.first))
    try context.save()
    await screen.settle()
    #expect(!screen["Emma"].exists)
    #expect(screen["Frankenstein"].exists)
  }
}
