import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

@MainActor
private final class PrintJournal {
  var lines: [String] = []

  var completion: UIPrintInteractionController.CompletionHandler {
    { _, completed, error in self.lines.append("\(completed) \((error as? UIPrintError)?.code.rawValue ?? 0)") }
  }
}

extension PrintJournal: UIPrintInteractionControllerDelegate {
  func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) {
    lines.append("start on \(Int(printInteractionController.printPaper?.paperSize.width ?? 0))")
  }

  func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {
    lines.append("finish")
  }
}

/// Numbers its pages, with a header.
private final class NumberRenderer: UIPrintPageRenderer {
  override var numberOfPages: Int { 3 }

  override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
    UIColor.red.setFill()
    UIRectFill(headerRect)
  }

  override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
    UIColor.blue.setFill()
    UIRectFill(CGRect(x: contentRect.minX, y: contentRect.minY, width: 10 * CGFloat(pageIndex + 1), height: 10))
  }
}

private struct PrintButton: View {
  let prepare: @MainActor (UIPrintInteractionController) -> Void
  let journal: PrintJournal

  var body: some View {
    Button("Print") {
      let controller = UIPrintInteractionController()
      controller.delegate = journal
      prepare(controller)
      controller.present(animated: true, completionHandler: journal.completion)
    }
  }
}

@MainActor
struct PrintingTests {
  private let journal = PrintJournal()
  private static let sheet = CGSize(width: 400, height: 500)

  private func screen(_ prepare: @escaping @MainActor (UIPrintInteractionController) -> Void) -> Screen {
    let journal = journal
    let screen = Screen { PrintButton(prepare: prepare, journal: journal) }
    screen["Print"].tap()
    return screen
  }

  @Test("J343: a picture is as large as its sheet has room for, in the middle")
  func picture() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let screen = screen { controller in
      let info = UIPrintInfo.printInfo()
      info.jobName = "Red"
      controller.printInfo = info
      controller.printingItem = image
    }
    #expect(screen.printing.jobName == "Red")
    screen.printing.print(on: Self.sheet)
    let page = try #require(screen.printing.documents.first?.pages.first?.snapshot())
    // 300 points wide between margins of 50, and as high, from 100 on.
    #expect(page.color(at: CGPoint(x: 55, y: 110)).green < 0.1)
    #expect(page.color(at: CGPoint(x: 45, y: 110)).green == 1)
    #expect(page.color(at: CGPoint(x: 55, y: 90)).green == 1)
    #expect(journal.lines == ["finish", "true 0"])
  }

  @Test("J343: PDF documents and pictures are printed one after another; other things are not printed")
  func items() throws {
    let document = UIGraphicsPDFRenderer().pdfData { $0.beginPage() }
    let image = try #require(UIImage(systemName: "star"))
    let screen = screen { $0.printingItems = [document, image, "a text", URL(fileURLWithPath: "/nowhere.pdf")] }
    screen.printing.print()
    #expect(screen.printing.documents.first?.pdfDocuments == [document])
    #expect(screen.printing.documents.first?.pages.count == 1)
    #expect(UIPrintInteractionController.canPrint(document))
    #expect(!UIPrintInteractionController.canPrint(Data("text".utf8)))
    #expect(!UIPrintInteractionController.canPrint(URL(fileURLWithPath: "/nowhere.pdf")))
  }

  @Test("J343: nothing to print is an error, and no dialog")
  func nothing() {
    let screen = screen { $0.printingItem = 5 }
    #expect(!screen.printing.isAsking)
    #expect(journal.lines == ["false 2"])
  }

  @Test("J343: a user who does not want to print, and a controller that is dismissed")
  func cancel() {
    var controller: UIPrintInteractionController?
    let screen = screen {
      controller = $0
      $0.printFormatter = UISimpleTextPrintFormatter(text: "a")
    }
    screen.printing.cancel()
    screen["Print"].tap()
    controller?.dismiss(animated: true)
    #expect(!screen.printing.isAsking)
    #expect(journal.lines == ["false 0", "false 0"])
  }

  @Test("J344: a renderer draws each page, with header and content")
  func renderer() throws {
    let screen = screen {
      let renderer = NumberRenderer()
      renderer.headerHeight = 20
      $0.printPageRenderer = renderer
    }
    screen.printing.print(on: Self.sheet)
    let pages = try #require(screen.printing.documents.first?.pages)
    #expect(pages.count == 3)
    let last = pages[2].snapshot()
    #expect(last.color(at: CGPoint(x: 200, y: 60)).red == 1)
    #expect(last.color(at: CGPoint(x: 200, y: 60)).blue == 0)
    #expect(last.color(at: CGPoint(x: 75, y: 75)).blue == 1)
    #expect(last.color(at: CGPoint(x: 75, y: 75)).red == 0)
    #expect(pages[0].snapshot().color(at: CGPoint(x: 75, y: 75)).red == 1)
    #expect(journal.lines == ["start on 400", "finish", "true 0"])
  }

  @Test("J344: a text fills as many pages as it needs, from the page that it starts on")
  func text() throws {
    let lines = (1...100).map { "Line \($0)" }.joined(separator: "\n")
    let formatter = UISimpleTextPrintFormatter(text: lines)
    let screen = screen {
      let renderer = UIPrintPageRenderer()
      renderer.addPrintFormatter(formatter, startingAtPageAt: 1)
      $0.printPageRenderer = renderer
    }
    screen.printing.print(on: Self.sheet)
    let pages = try #require(screen.printing.documents.first?.pages)
    #expect(formatter.pageCount >= 4)
    #expect(pages.count == formatter.pageCount + 1)
    #expect(formatter.rectForPage(at: 0) == .zero)
    #expect(formatter.rectForPage(at: 1).width == 300)
    #expect(formatter.rectForPage(at: 1).height <= 400)
    #expect(formatter.rectForPage(at: 1).height > 380)
    let white = Snapshot(pngData: pages[0].snapshot().pngData())!
    #expect(pages[1].snapshot().difference(from: white) > 0.001)
  }

  @Test("J343: what is said of a print is kept as a dictionary")
  func info() {
    let info = UIPrintInfo(dictionary: nil)
    info.jobName = "Leaflet"
    info.orientation = .landscape
    info.outputType = .grayscale
    info.duplex = .shortEdge
    let copy = UIPrintInfo(dictionary: info.dictionaryRepresentation)
    #expect(copy.jobName == "Leaflet")
    #expect(copy.orientation == .landscape)
    #expect(copy.outputType == .grayscale)
    #expect(copy.duplex == .shortEdge)
  }
}
