import Foundation
import SwiftUI
import TesseraCore

/// Draws pages for a printer: its own, or those of formatters, with a header and a footer (J344).
@MainActor @preconcurrency
open class UIPrintPageRenderer: NSObject {
  /// The sheet, in points. Known when pages are drawn.
  public private(set) var paperRect = CGRect.zero
  /// The part of the sheet that can be printed on, in points. Known when pages are drawn.
  public private(set) var printableRect = CGRect.zero

  /// How high the header is, in points.
  open var headerHeight: CGFloat = 0
  /// How high the footer is, in points.
  open var footerHeight: CGFloat = 0

  /// What the pages show; each begins on its `startPage`.
  open var printFormatters: [UIPrintFormatter]? {
    didSet {
      for formatter in oldValue ?? [] where formatter.printPageRenderer === self { formatter.printPageRenderer = nil }
      for formatter in printFormatters ?? [] { formatter.printPageRenderer = self }
    }
  }

  public override init() {
    super.init()
  }

  /// Has a formatter fill pages from one on.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.startPage = max(pageIndex, 0)
    printFormatters = (printFormatters ?? []).filter { $0 !== formatter } + [formatter]
  }

  /// The formatters that have something on a page.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    let there = (printFormatters ?? []).filter { formatter in
      (formatter.startPage..<formatter.startPage + formatter.pageCount).contains(pageIndex)
    }
    return there.isEmpty ? nil : there
  }

  /// How many pages there are: as many as the formatters fill, unless it is overridden.
  open var numberOfPages: Int {
    (printFormatters ?? []).map { $0.startPage + $0.pageCount }.max() ?? 0
  }

  /// Some pages are drawn next.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Draws a page into the current context: the header, the content, the formatters and the footer.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let content = contentRect(in: printableRect)
    if headerHeight > 0 {
      drawHeaderForPage(
        at: pageIndex,
        in: CGRect(x: printableRect.minX, y: printableRect.minY, width: printableRect.width, height: headerHeight))
    }
    drawContentForPage(at: pageIndex, in: content)
    for formatter in printFormattersForPage(at: pageIndex) ?? [] {
      drawPrintFormatter(formatter, forPageAt: pageIndex)
    }
    if footerHeight > 0 {
      drawFooterForPage(
        at: pageIndex,
        in: CGRect(
          x: printableRect.minX, y: printableRect.maxY - footerHeight, width: printableRect.width, height: footerHeight)
      )
    }
  }

  /// Draws the header of a page into the current context. Without an override, nothing is drawn.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}

  /// Draws the content of a page into the current context, in addition to formatters. Without an override, nothing is drawn.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}

  /// Draws the footer of a page into the current context. Without an override, nothing is drawn.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}

  /// Draws what a formatter has on a page.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
  }

  private func contentRect(in printableRect: CGRect) -> CGRect {
    let (header, footer) = (max(headerHeight, 0), max(footerHeight, 0))
    return CGRect(
      x: printableRect.minX, y: printableRect.minY + header, width: printableRect.width,
      height: max(printableRect.height - header - footer, 0))
  }

  /// More pages than anyone prints.
  private static let limit = 10_000

  /// All pages on sheets of paper.
  func pages(on paper: PrintPaper) -> [PrintedPage] {
    paperRect = CGRect(origin: .zero, size: paper.size)
    printableRect = paper.printableRect
    for formatter in printFormatters ?? [] { formatter.layOut(in: contentRect(in: printableRect)) }
    let count = min(max(numberOfPages, 0), Self.limit)
    prepare(forDrawingPages: NSRange(location: 0, length: count))
    return (0..<count).map { index in
      let context = CGContext(drawingOf: paper.size)
      CurrentDrawing.contexts.append(context)
      drawPage(at: index, in: printableRect)
      CurrentDrawing.contexts.removeLast()
      return PrintedPage(items: context.items, size: paper.size)
    }
  }
}
