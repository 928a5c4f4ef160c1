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
    let screen = Screen { LibraryView(importCount: 10_000).modelContainer(container) }
    await screen.settle()
    return screen
  }

  @Test("Each author has a section, with the books by their years")
  func order() async {
    let screen = await screen()
    let texts = [
      "Jane Austen", "Emma", "Persuasion", "Lewis Carroll", "Through the Looking-Glass", "Mary Shelley", "Frankenstein",
    ]
    let tops = texts.map { screen[$0].frame.minY }
    #expect(tops == tops.sorted() && Set(tops).count == tops.count)
    #expect(screen["1818, horror, novel"].exists)
    #expect(!screen["Unknown"].exists)
  }

  @Test("A search finds titles in any case")
  func search() async {
    let screen = await screen()
    screen.element(.textField, "Search").type("EMMA")
    await screen.settle()
    #expect(screen["Emma"].exists)
    #expect(!screen["Frankenstein"].exists && !screen["Mary Shelley"].exists)
    screen.element(.textField, "Search").clearText()
    screen.element(.textField, "Search").type("horror")
    await screen.settle()
    #expect(screen["Frankenstein"].exists && !screen["Emma"].exists)
  }

  @Test("A search that finds nothing says so, and so does a library without books")
  func nothing() async throws {
    let screen = await screen()
    screen.element(.textField, "Search").type("zebra")
    await screen.settle()
    #expect(screen["No Results for “zebra”"].exists)
    screen.element(.textField, "Search").clearText()
    await screen.settle()
    #expect(screen["Emma"].exists && !screen["No Results for “zebra”"].exists)
    let context = container.mainContext
    for book in try context.fetch(FetchDescriptor<Book>()) { context.delete(book) }
    try context.save()
    await screen.settle()
    #expect(screen["No books"].exists)
  }

  @Test("A book that is added or thrown out is undone, and done again")
  func undo() async throws {
    let screen = await screen()
    screen["Add"].tap()
    await screen.settle()
    #expect(screen["New book"].exists && screen["Unknown"].exists)
    screen["Undo"].tap()
    await screen.settle()
    #expect(!screen["New book"].exists && !screen["Unknown"].exists)
    screen["Redo"].tap()
    await screen.settle()
    #expect(screen["New book"].exists)
    screen.element(.toggle, "Emma, 1815, novel").tap()
    await screen.settle()
    let title = "Emma"
    let books = try container.mainContext.fetch(FetchDescriptor<Book>(predicate: #Predicate { $0.title == title }))
    let emma = try #require(books.first)
    #expect(emma.isRead)
    screen["Undo"].tap()
    await screen.settle()
    #expect(!emma.isRead)
  }

  @Test("A book that was read can be hidden, and is shown again")
  func hiding() async {
    let screen = await screen()
    screen["Hide read"].tap()
    await screen.settle()
    screen.element(.toggle, "Emma, 1815, novel").tap()
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
    let context = container.mainContext
    for _ in 0..<2_000 where try context.fetchCount(FetchDescriptor<Book>()) < 10_004 {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(try context.fetchCount(FetchDescriptor<Book>()) == 10_004)
    await screen.settle()
    #expect(screen["Anonymous"].exists && screen["Pamphlet 100"].exists)
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
