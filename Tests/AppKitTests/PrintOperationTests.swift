import Foundation
import SwiftUI
import SwiftUITesting
import TesseraAppKit
import Testing

/// Red, with y growing downward.
private final class RedView: NSView {
  override var isFlipped: Bool { true }

  override func draw(_ dirtyRect: CGRect) {
    NSColor.red.setFill()
    NSBezierPath(rect: bounds).fill()
  }
}

private struct OperationButton: View {
  let size: CGSize
  let prepare: @MainActor (NSPrintInfo, NSPrintOperation) -> Void
  @State private var result = "nothing"

  var body: some View {
    Button("Print") {
      let info = NSPrintInfo()
      info.paperSize = CGSize(width: 400, height: 500)
      (info.leftMargin, info.rightMargin, info.topMargin, info.bottomMargin) = (50, 50, 50, 50)
      let operation = NSPrintOperation(view: RedView(frame: CGRect(origin: .zero, size: size)), printInfo: info)
      prepare(operation.printInfo, operation)
      result = operation.run() ? "printed" : "not printed"
    }
    Text(result)
  }
}

@MainActor
struct PrintOperationTests {
  private func screen(
    _ width: CGFloat, _ height: CGFloat,
    _ prepare: @escaping @MainActor (NSPrintInfo, NSPrintOperation) -> Void = { _, _ in }
  ) -> Screen {
    Screen { OperationButton(size: CGSize(width: width, height: height), prepare: prepare) }
  }

  @Test("J345: a view is printed in the middle of its paper; run() waits for the user")
  func middle() throws {
    let screen = screen(100, 200) { $1.jobTitle = "Red" }
    screen.printing.answerNext(printing: true)
    screen["Print"].tap()
    #expect(screen["printed"].exists)
    let document = try #require(screen.printing.documents.first)
    #expect(document.name == "Red")
    let page = try #require(document.pages.first?.snapshot())
    #expect(page.color(at: CGPoint(x: 200, y: 250)).green < 0.3)
    #expect(page.color(at: CGPoint(x: 140, y: 250)).green == 1)
    #expect(page.color(at: CGPoint(x: 200, y: 140)).green == 1)
    screen.printing.answerNext(printing: false)
    screen["Print"].tap()
    #expect(screen["not printed"].exists)
  }

  @Test(
    "J345: what is larger than a page goes on others, is made smaller or is cut off",
    arguments: [
      (NSPrintInfo.PaginationMode.clip, NSPrintInfo.PaginationMode.automatic, 3),
      (.automatic, .automatic, 6), (.fit, .automatic, 2), (.fit, .fit, 1), (.clip, .clip, 1),
    ])
  func pagination(
    horizontal: NSPrintInfo.PaginationMode, vertical: NSPrintInfo.PaginationMode, pages: Int
  ) {
    let screen = screen(600, 1000) { info, operation in
      info.horizontalPagination = horizontal
      info.verticalPagination = vertical
      operation.showsPrintPanel = false
    }
    screen["Print"].tap()
    #expect(screen.printing.documents.first?.pages.count == pages)
  }

  @Test("J345: a job that is saved goes to its file, without a question; one without a file is not printed")
  func saving() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = screen(100, 100) { info, _ in
      info.jobDisposition = .save
      info.dictionary()[NSPrintInfo.AttributeKey.jobSavingURL] = file
    }
    screen["Print"].tap()
    #expect(screen["printed"].exists)
    #expect(try Data(contentsOf: file).starts(with: Data("%PDF-".utf8)))
    let other = self.screen(100, 100) { info, _ in info.jobDisposition = .save }
    other["Print"].tap()
    #expect(other["not printed"].exists)
  }

  @Test("J345: turning the paper swaps its sides")
  func orientation() {
    let info = NSPrintInfo()
    info.paperSize = CGSize(width: 400, height: 500)
    #expect(info.orientation == .portrait)
    info.orientation = .landscape
    #expect(info.paperSize == CGSize(width: 500, height: 400))
  }
}
