import SwiftUITesting
import Testing
import UniformTypeIdentifiers

private struct Story: FileDocument {
  static let readableContentTypes = [UTType.plainText]
  var text: String

  init(text: String = "") {
    self.text = text
  }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct StoriesApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: Story()) { file in
      Text("story: \(file.document.text)")
    }
    .documentBrowserContextMenu { urls in
      Button("Count \(urls?.count ?? 0)") {}
    }

    DocumentGroupLaunchScene("My stories") {
      NewDocumentButton("Start writing")
      NewDocumentButton("From a template", for: Story.self) { Story(text: "Once upon a time") }
      NewDocumentButton("Broken", for: Story.self) { throw CocoaError(.fileReadCorruptFile) }
    } background: {
      Color.yellow
    } overlayAccessoryView: { place in
      Text(place.frame.contains(place.titleViewFrame) && !place.titleViewFrame.isEmpty ? "inside" : "outside")
    }
  }
}

@MainActor
struct DocumentLaunchTests {
  private let folder = TemporaryFolder()

  @Test("J268: the place where documents are chosen has the title, the buttons and the views of its scene")
  func launching() async throws {
    let screen = Screen(running: StoriesApp.self)
    #expect(screen["My stories"].exists)
    #expect(screen["inside"].exists)
    screen["From a template"].tap()
    await screen.settle()
    #expect(screen["story: Once upon a time"].exists)
    #expect(screen.document?.title == "Untitled")
    let second = Screen(running: StoriesApp.self)
    second["Start writing"].tap()
    #expect(second["story: "].exists)
    let third = Screen(running: StoriesApp.self)
    third["Broken"].tap()
    await third.settle()
    #expect(third["A new document cannot be made."].exists)
  }

  @Test("J268: recent files have the menu of the scene")
  func menu() async throws {
    let screen = Screen(running: StoriesApp.self)
    screen.open(try folder.file("a.txt", "milk"))
    #expect(screen["story: milk"].exists)
    screen["Documents"].tap()
    await screen["a.txt"].longPress()
    #expect(screen["Count 1"].exists)
  }
}
