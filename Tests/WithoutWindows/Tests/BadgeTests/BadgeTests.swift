import Badge
import SwiftUITesting
import Testing

@MainActor
struct BadgeTests {
  @Test("A view is laid out, touched and drawn without GTK")
  func badge() {
    let screen = Screen { BadgeView(name: "Ada") }
    let before = screen.snapshot()
    screen["Visit"].tap()
    #expect(screen["Visits: 1"].exists)
    #expect(before.difference(from: screen.snapshot()) > 0)
  }

  @Test("Pictures and documents are written without GTK")
  func files() throws {
    let renderer = ImageRenderer(content: BadgeView(name: "Grace"))
    renderer.scale = 2
    let picture = try #require(renderer.uiImage)
    #expect(picture.size.width > 60 && picture.size.height > 60)
    let document = try #require(renderer.pdfData())
    #expect(document.starts(with: Data("%PDF-".utf8)))
  }

  @Test("The process of the tests has not loaded GTK")
  func libraries() throws {
    let maps = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
    #expect(maps.contains("libcairo"))
    #expect(!maps.contains("libgtk-"))
  }
}
