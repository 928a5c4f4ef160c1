import SwiftUI
import SwiftUITesting
import Testing

@testable import Workshop

/// The pages of the app, operated as a person would. What is written and tapped goes through views of UIKit.
@Suite("Workshop")
struct WorkshopTests {
  @Test("The search bar tells its delegate, and the table shows what is found")
  func search() async {
    let screen = Screen(width: 390, height: 844) { ContentView() }
    #expect(screen["Hammer"].exists && screen["Wrench"].exists)
    let field = screen.element(.textField)
    field.tap()
    field.type("nail")
    await screen.settle()
    #expect(screen["Hammer"].exists)
    #expect(!screen["Wrench"].exists)
    screen["Cancel"].tap()
    await screen.settle()
    #expect(screen["Wrench"].exists)
  }

  @Test("A switch in a row tells its target, and the words below the table follow")
  func lending() async {
    let screen = Screen(width: 390, height: 844) { ContentView() }
    #expect(screen["All tools are here."].exists)
    screen["Lend Pencil"].tap()
    await screen.settle()
    #expect(screen["1 of 7 tools are lent."].exists)
    #expect(screen["Lent"].exists)
    screen["Lend Pencil"].tap()
    await screen.settle()
    #expect(screen["All tools are here."].exists)
  }

  @Test("A row asks by an alert, and its button lends the tool")
  func alert() async {
    let screen = Screen(width: 390, height: 844) { ContentView() }
    let row = screen["Ruler"].frame
    screen.tap(at: CGPoint(x: row.midX, y: row.midY))
    await screen.settle()
    #expect(screen["Measures lengths."].exists)
    screen.element(.button, "Lend").tap()
    await screen.settle()
    #expect(!screen["Measures lengths."].exists)
    #expect(screen["1 of 7 tools are lent."].exists)
  }

  @Test("A slider of UIKit changes the drawing")
  func plan() async {
    let screen = Screen(width: 390, height: 844) { ContentView() }
    screen["Plan"].tap()
    await screen.settle()
    #expect(screen["Shelf with 3 boards"].exists)
    let before = screen.snapshot()
    let slider = screen["Boards"].frame
    await screen.drag(
      from: CGPoint(x: slider.minX + slider.width / 6, y: slider.midY), to: CGPoint(x: slider.maxX - 2, y: slider.midY))
    await screen.settle()
    #expect(screen["8 boards"].exists)
    #expect(screen["Shelf with 8 boards"].exists)
    #expect(screen.snapshot().difference(from: before) > 0.01)
  }

  @Test("Pages are turned by buttons and by a swipe")
  func steps() async {
    let screen = Screen(width: 390, height: 844) { ContentView() }
    screen["Steps"].tap()
    await screen.settle()
    #expect(screen["Saw the boards."].exists)
    screen["Next"].tap()
    await screen.settle()
    #expect(screen["Sand their edges."].exists)
    #expect(screen["Step 2 of 4"].exists)
    await screen.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 40, y: 400))
    await screen.settle()
    #expect(screen["Screw the sides on."].exists)
    #expect(screen["Step 3 of 4"].exists)
    screen["Back"].tap()
    await screen.settle()
    #expect(screen["Step 2 of 4"].exists)
  }

  @Test("A text view grows with its text")
  func notes() async {
    let screen = Screen(width: 390, height: 844) { ContentView() }
    screen["Notes"].tap()
    await screen.settle()
    let before = screen["Clear"].frame
    screen["Note"].tap()
    screen["Note"].type("\nSharpen the plane.\nCall the mill.")
    await screen.settle()
    #expect(screen["Clear"].frame.minY > before.minY + 30)
    screen["Clear"].tap()
    await screen.settle()
    #expect(screen["0 characters"].exists)
    #expect(screen["Clear"].frame.minY == before.minY)
  }

  @Test("A navigation controller pushes hosting controllers, and its bar's item tells its target")
  func guide() async {
    let screen = Screen(width: 390, height: 844) { ContentView() }
    screen["Guide"].tap()
    await screen.settle()
    screen["Pine"].tap()
    await screen.settle()
    #expect(screen["Soft and light; for shelves."].exists)
    screen["Back"].tap()
    await screen.settle()
    #expect(!screen["Soft and light; for shelves."].exists)
    screen["Surprise"].tap()
    await screen.settle()
    #expect(screen["Hard and lasting; for floors and tables."].exists)
  }
}
