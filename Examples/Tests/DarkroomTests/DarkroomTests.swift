import Darkroom
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite(.strictWarnings)
struct DarkroomTests {
  @Test("a look is chosen, and its tip goes once two were tried")
  func style() async {
    let screen = Screen { DarkroomView() }
    await screen.settle()
    #expect(screen["Photo, Plain"].exists)
    #expect(screen["Try another look"].exists)
    screen["Sepia"].tap()
    await screen.settle()
    #expect(screen["Photo, Sepia"].exists)
    screen["Noir"].tap()
    await screen.settle()
    #expect(!screen["Try another look"].exists)
  }

  @Test("a photo is chosen by the dialog for files")
  func photo() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    let square = ImageRenderer(content: Color.red.frame(width: 20, height: 40))
    try #require(square.uiImage?.pngData()).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = Screen { DarkroomView() }
    await screen.settle()
    let before = screen["Photo, Plain"].frame
    screen["Choose a photo"].tap()
    screen.files.answer(file)
    await screen.settle()
    let after = screen["Photo, Plain"].frame
    #expect(before.width > before.height)
    #expect(after.height > after.width)
  }

  @Test("what is no picture is said")
  func noPicture() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    try Data("no picture".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = Screen { DarkroomView() }
    screen["Choose a photo"].tap()
    screen.files.answer(file)
    await screen.settle()
    #expect(screen["This is no picture."].exists)
  }
}
