import SwiftUITesting
import Testing

private struct ShelfView: View {
  @State private var file: URL?
  let files: [URL]

  init(files: [URL]) {
    self.files = files
  }

  var body: some View {
    Text(file == nil ? "closed" : "open")
    ForEach(files, id: \.self) { url in
      Button("Look at \(url.lastPathComponent)") { file = url }
    }
    .quickLookPreview($file, in: files)
  }
}

@MainActor
struct QuickLookTests {
  private let folder = TemporaryFolder()

  @Test("J266: a text is shown with its name, and the user goes from one file to the next and closes the preview")
  func texts() async throws {
    let files = [try folder.file("a.txt", "milk"), try folder.file("b.txt", "bread"), folder.url("gone.pdf")]
    let screen = Screen { ShelfView(files: files) }
    screen["Look at a.txt"].tap()
    #expect(screen["a.txt"].exists)
    #expect(screen["milk"].exists)
    #expect(!screen["Previous"].isEnabled)
    screen["Next"].tap()
    #expect(screen["bread"].exists)
    screen["Next"].tap()
    #expect(screen["The file is not there anymore."].exists)
    #expect(!screen["Next"].isEnabled)
    screen["Done"].tap()
    await screen.settle()
    #expect(screen["closed"].exists)
    #expect(!screen["gone.pdf"].exists)
  }

  @Test("J266: what cannot be shown is described, and opened by its program")
  func others() throws {
    let screen = Screen { ShelfView(files: [(try? folder.file("a.zip", "12345")) ?? folder.url("none")]) }
    screen["Look at a.zip"].tap()
    screen["Open"].tap()
    #expect(screen.openedURLs == [folder.url("a.zip")])
  }
}
