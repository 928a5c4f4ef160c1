import Poster
import SwiftUITesting
import Testing

@MainActor
struct PosterTests {
  @Test("What the poster says is there, in one reading order")
  func texts() {
    let screen = Screen { PosterView() }
    let texts = screen.visibleText
    for text in ["Observatory Hill", "Doors", "19:30", "Free"] { #expect(texts.contains(text), "\(text)") }
    #expect(screen["A night sky with orbits"].exists)
    #expect(screen.trace.warnings.isEmpty)
  }

  @Test("Saving writes a document with text as text, and a picture")
  func saving() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("poster \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let screen = Screen { PosterView(folder: folder) }
    screen["Save"].tap()
    #expect(screen["Saved as poster.pdf and poster.png"].exists)
    let document = try Data(contentsOf: folder.appendingPathComponent("poster.pdf"))
    #expect(String(decoding: document, as: UTF8.self).contains("/Font"))
    let picture = try #require(UIImage(data: try Data(contentsOf: folder.appendingPathComponent("poster.png"))))
    #expect(picture.size == CGSize(width: 840, height: 1_240))
  }

  @Test("Where nothing can be written, the reason is said")
  func failing() {
    let screen = Screen { PosterView(folder: URL(fileURLWithPath: "/no/such/folder")) }
    screen["Save"].tap()
    #expect(screen.visibleText.contains { $0.hasPrefix("Not saved:") })
  }

  @Test("The sky is drawn once for one size")
  func sky() {
    let screen = Screen { PosterView(folder: URL(fileURLWithPath: "/no/such/folder")) }
    let before = screen.snapshot()
    #expect(before.difference(from: screen.snapshot()) == 0)
  }
}
