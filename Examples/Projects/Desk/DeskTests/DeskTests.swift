import SwiftUI
import SwiftUITesting
import Testing

@testable import Desk

/// The pages of the app, operated as a person would. What is written and drawn goes through views of AppKit.
@Suite("Desk")
struct DeskTests {
  @Test("What is written in the text view is counted")
  func writing() async {
    let screen = Screen(width: 560, height: 460) { ContentView() }
    #expect(screen["34 words"].exists)
    let letter = screen["Letter text"]
    letter.tap()
    letter.type(" Soon")
    await screen.settle()
    #expect(screen["35 words"].exists)
  }

  @Test("A search marks what it finds, and counts it")
  func search() async {
    let screen = Screen(width: 560, height: 460) { ContentView() }
    let before = screen.snapshot()
    let field = screen.element(.textField, "Find in the letter")
    field.tap()
    field.type("side")
    await screen.settle()
    #expect(screen["2 matches"].exists)
    #expect(screen.snapshot().difference(from: before) > 0)
  }

  @Test("The pointer draws a stroke, and the button takes it back")
  func drawing() async {
    let screen = Screen(width: 560, height: 460) { ContentView() }
    screen["Sketch"].tap()
    await screen.settle()
    #expect(screen["0 strokes"].exists)
    let empty = screen.snapshot()
    await screen.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 300, y: 260))
    await screen.settle()
    #expect(screen["1 stroke"].exists)
    #expect(screen.snapshot().difference(from: empty) > 0)
    screen["Take Back"].tap()
    await screen.settle()
    #expect(screen["0 strokes"].exists)
  }
}
