import Foundation
import SwiftUITesting
import Testing
import UniformTypeIdentifiers

@MainActor
struct DocumentLaunchViewTests {
  private let folder = TemporaryFolder()

  private struct Launch: View {
    let made: URL

    var body: some View {
      DocumentLaunchView("My notes", for: [.plainText]) {
        NewDocumentButton("Start writing", prepareDocumentURL: { made })
        NewDocumentButton("Nothing", prepareDocumentURL: { nil })
        NewDocumentButton("Broken", prepareDocumentURL: { throw CocoaError(.fileWriteNoPermission) })
      } onDocumentOpen: { url in
        Text("note \(url.lastPathComponent)")
      } background: {
        Color.yellow
      } overlayAccessoryView: { place in
        Text(place.frame.contains(place.titleViewFrame) ? "inside" : "outside")
      }
    }
  }

  @Test("J432: a place to choose a file shows the file that is made, leads back, and says what went wrong")
  func launching() async throws {
    let url = folder.url("first.txt")
    try Data("Hello".utf8).write(to: url)
    let screen = Screen { Launch(made: url) }
    #expect(screen["My notes"].exists && screen["inside"].exists)
    screen["Nothing"].tap()
    await screen.settle()
    #expect(screen["My notes"].exists)
    screen["Broken"].tap()
    await screen.settle()
    #expect(screen["A new document cannot be made."].exists)
    screen["OK"].tap()
    await screen.settle()
    screen["Start writing"].tap()
    await screen.settle()
    #expect(screen["note first.txt"].exists)
    screen["Documents"].tap()
    await screen.settle()
    #expect(screen["My notes"].exists)
    #expect(screen.trace.warnings.isEmpty)
  }

  @Test("J432: a button that makes a file is disabled where no place shows files")
  func elsewhere() {
    let screen = Screen { NewDocumentButton("Start writing", prepareDocumentURL: { nil }) }
    #expect(!screen["Start writing"].isEnabled)
  }
}
