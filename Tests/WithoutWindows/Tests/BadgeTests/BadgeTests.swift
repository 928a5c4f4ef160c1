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
  func libraries() {
    #expect(isLoaded("libcairo.so.2"))
    #expect(!isLoaded("libgtk-4.so.1"))
  }

  private func isLoaded(_ library: String) -> Bool {
    dlopen(library, RTLD_LAZY | RTLD_NOLOAD) != nil
  }
}
