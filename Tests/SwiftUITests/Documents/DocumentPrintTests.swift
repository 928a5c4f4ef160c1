import SwiftUITesting
import Testing
import TesseraCore
import UniformTypeIdentifiers

/// A text, each line of which is a line of the view.
private struct Leaflet: FileDocument {
  static let readableContentTypes = [UTType.plainText]
  var lines = 100

  init() {}

  init(configuration: ReadConfiguration) throws {}

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data())
  }
}

private struct LeafletsApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: Leaflet()) { file in
      VStack(spacing: 0) {
        Button("Shorten") { file.document.lines = 5 }
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<file.document.lines, id: \.self) { Text("Line \($0)").frame(height: 20) } }
        }
      }
    }
  }
}

/// A long text, which an editor shows with attributes or without.
private struct Letter: FileDocument {
  static let readableContentTypes = [UTType.plainText]
  var text = (0..<60).map { "Line \($0)" }.joined(separator: "\n")
  var attributed = AttributedString((0..<60).map { "Line \($0)" }.joined(separator: "\n"))

  init() {}

  init(configuration: ReadConfiguration) throws {}

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data())
  }
}

private struct LettersApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: Letter()) { file in TextEditor(text: file.$document.text) }
  }
}

private struct FormattedLettersApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: Letter()) { file in TextEditor(text: file.$document.attributed) }
  }
}

private struct SilentApp: App {
  var body: some Scene {
    WindowGroup { Text("nothing to print") }
      .commands {
        CommandGroup(replacing: .printItem) { Button("Print nothing") {} }
      }
  }
}

@MainActor
struct DocumentPrintTests {
  @Test("J342: Print… in the File menu and its keys print the views of the document, in pages")
  func printing() throws {
    let screen = Screen(running: LeafletsApp.self, width: 700, hasMenuBar: true)
    screen.key("p", modifiers: .command)
    #expect(screen.printing.isAsking)
    #expect(screen.printing.jobName == "Untitled")
    screen.printing.print(on: CGSize(width: 400, height: 500))
    #expect(!screen.printing.isAsking)
    let document = try #require(screen.printing.documents.first)
    // A button and 100 lines of 20 points, on pages with 400 points between margins of 50.
    #expect(document.pages.count == 6)
    #expect(document.pages.allSatisfy { $0.size == CGSize(width: 400, height: 500) })
    screen["Shorten"].tap()
    screen["File"].tap()
    screen["Print…"].tap()
    screen.printing.print()
    #expect(screen.printing.documents.last?.pages.count == 1)
  }

  @Test("J341: an editor that is printed shows all of its text, with attributes or without")
  func editors() {
    let screens = [
      Screen(running: LettersApp.self, width: 700, hasMenuBar: true),
      Screen(running: FormattedLettersApp.self, width: 700, hasMenuBar: true),
    ]
    for screen in screens {
      screen.key("p", modifiers: .command)
      screen.printing.print(on: CGSize(width: 400, height: 500))
      // 60 lines of about 20 points, on pages with 400 points between margins of 50.
      #expect(screen.printing.documents.first?.pages.count == 4)
    }
  }

  @Test("J342: a user who does not want to print goes on; a printer that fails is said")
  func ends() {
    let screen = Screen(running: LeafletsApp.self, width: 700, hasMenuBar: true)
    screen.key("p", modifiers: .command)
    screen.printing.cancel()
    #expect(screen.printing.documents.isEmpty)
    screen.key("p", modifiers: .command)
    screen.printing.fail("The paper is used up.")
    #expect(screen["“Untitled” cannot be printed."].exists)
    #expect(screen["The paper is used up."].exists)
  }

  @Test("J342: windows without a document have no such command, but programs may have their own")
  func others() {
    let screen = Screen(running: SilentApp.self, width: 700, hasMenuBar: true)
    screen.key("p", modifiers: .command)
    #expect(!screen.printing.isAsking)
    screen["File"].tap()
    #expect(!screen["Print…"].exists)
    #expect(screen["Print nothing"].exists)
  }

  @Test("J341: a page ends between lines of text, and what is higher than a page is cut")
  func cutting() throws {
    let lines = layoutItems { VStack(spacing: 0) { ForEach(0..<10, id: \.self) { _ in Text("A").frame(height: 30) } } }
    let cutter = PageCutter(lines.items, size: lines.size)
    let cuts = cutter.cuts(forPagesOf: 100)
    // The letters of the fourth line lie across 100.
    #expect(cuts.allSatisfy { $0.upperBound - $0.lowerBound <= 100 })
    #expect(cuts.first!.upperBound < 100)
    #expect(cuts.first!.upperBound > 90)
    #expect(cuts.last!.upperBound == 300)
    #expect(
      PageCutter([], size: CGSize(width: 10, height: 250)).cuts(forPagesOf: 100) == [0..<100, 100..<200, 200..<250])
    #expect(PageCutter([], size: CGSize(width: 10, height: 250)).cuts(forPagesOf: .nan) == [0..<250])
    #expect(PageCutter([], size: CGSize(width: CGFloat.nan, height: .infinity)).pages(on: .a4).count == 1)
  }

  private func layoutItems(@ViewBuilder _ view: () -> some View) -> (items: [DisplayItem], size: CGSize) {
    let context = CGContext(drawingOf: CGSize(width: 100, height: 300))
    var shown = CGSize.zero
    ImageRenderer(content: view()).render { size, draw in
      shown = size
      context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height))
      draw(context)
    }
    return (context.items, shown)
  }

  @Test("J340: paper is Letter where people use that, and A4 elsewhere; bad sizes and margins count as usual")
  func paper() {
    #expect(PrintPaper.usual(in: "US") == .letter)
    #expect(PrintPaper.usual(in: "DE") == .a4)
    #expect(PrintPaper.usual(in: nil) == .a4)
    #expect(PrintPaper(size: CGSize(width: CGFloat.nan, height: 100)).size == PrintPaper.a4.size)
    let bad = PrintPaper(
      size: CGSize(width: 200, height: 100), margins: EdgeInsets(top: 60, leading: 0, bottom: 60, trailing: 0))
    #expect(bad.printableRect == CGRect(x: 12.5, y: 12.5, width: 175, height: 75))
    #expect(PrintPaper.a4.turned(toLandscape: true).size == CGSize(width: 842, height: 595))
  }
}
