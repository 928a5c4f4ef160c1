import SwiftUI
import SwiftUITesting
import Testing

@testable import LinkPresentation

private struct LinkScreen: View {
  let file: URL
  @State private var text = "Nothing"
  @State private var metadata: LPLinkMetadata?
  @State private var provider = LPMetadataProvider()

  var body: some View {
    VStack {
      Text(text)
      Button("Ask") {
        Task {
          do {
            let found = try await provider.startFetchingMetadata(for: file)
            metadata = found
            text = "\(found.title ?? "no title"), \(found.imageProvider == nil ? "no picture" : "a picture")"
          } catch {
            text = "\((error as? LPError)?.code.rawValue ?? 0)"
          }
        }
      }
      if let metadata { LinkCard(state: LinkState(metadata)).frame(width: 280, height: 240) }
    }
  }
}

@MainActor @Suite(.strictWarnings)
struct LinkTests {
  private func head(_ html: String) -> PageHead { PageHead(Data(html.utf8)) }

  @Test(
    "LP3: the title of a page is that for sharing, or else its own, with entities replaced",
    arguments: [
      ("<title> Tea &amp;\n Biscuits </title>", "Tea & Biscuits"),
      ("<title>Plain</title><meta property=\"og:title\" content='Tea &#8211; &#x54;wo'>", "Tea – Two"),
      ("<META NAME=twitter:title CONTENT=Short >", "Short"),
      ("<!-- <title>Hidden</title> --><title>Seen</title>", "Seen"),
      ("<script>var a = '<title>Code</title>'</script><title>Page</title>", "Page"),
      ("<meta property='og:title' content='never closed", "never closed"),
      ("<title>&unknown; &#1114112;</title>", "&unknown;"),
    ])
  func titles(html: String, title: String) {
    #expect(head(html).title == title)
  }

  @Test("LP3: pictures and symbols are found, a page without anything has none")
  func pictures() {
    let page = head(
      "<link rel='shortcut icon' href=/a.ico><link rel=apple-touch-icon href='b.png'><meta property='og:image' content='c.jpg'>"
    )
    #expect(page.icon == "b.png")
    #expect(page.image == "c.jpg")
    let empty = head("<<<>< <p <meta <meta = >")
    #expect(empty.title == nil && empty.image == nil)
  }

  @Test("LP1, LP2: a page is read once, and shown as a card that opens it")
  func page() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = ImageRenderer(content: Color.red.frame(width: 20, height: 10))
    try #require(picture.uiImage?.pngData()).write(to: folder.appendingPathComponent("tea.png"))
    let file = folder.appendingPathComponent("page.html")
    try Data("<title>Tea</title><meta property='og:image' content='tea.png'>".utf8).write(to: file)
    let screen = Screen { LinkScreen(file: file) }
    screen["Ask"].tap()
    await screen.settle()
    #expect(screen["Tea, a picture"].exists)
    screen.element(.button, "Tea").tap()
    #expect(screen.openedURLs == [file])
    screen["Ask"].tap()
    await screen.settle()
    #expect(screen["5"].exists)
  }

  @Test("LP1: what cannot be fetched fails")
  func failure() async {
    let screen = Screen { LinkScreen(file: URL(fileURLWithPath: "/nowhere/page.html")) }
    screen["Ask"].tap()
    await screen.settle()
    #expect(screen["2"].exists)
  }

  @Test("LP2: the view of UIKit shows what is known")
  func view() {
    let view = LPLinkView(url: URL(string: "https://www.swift.org/about")!)
    #expect(view.metadata.url?.host() == "www.swift.org")
    view.metadata.title = "About Swift"
    #expect(view.intrinsicContentSize.width == 280)
  }
}
