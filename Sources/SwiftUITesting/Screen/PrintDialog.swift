import Foundation
import SwiftUI
import TesseraCore
import TesseraPaint
import Testing

/// A document as a screen's printer has it: what would be on paper.
@MainActor
public struct PrintedDocument {
  /// What the program calls it.
  public let name: String
  /// How often it was wanted.
  public let copies: Int
  /// Its pages, from the first to the last. Those of documents that were PDF already are not among them.
  public let pages: [PrintedSheet]
  /// The documents that the program handed over as PDF.
  public let pdfDocuments: [Data]
}

/// A printed page.
@MainActor
public struct PrintedSheet {
  private let page: PrintedPage

  init(_ page: PrintedPage) {
    self.page = page
  }

  /// In points.
  public var size: CGSize { page.size }

  /// The pixels of the page on white paper, one for each point.
  public func snapshot() -> Snapshot {
    let white = Color.Resolved(red: 1, green: 1, blue: 1, opacity: 1)
    let raster = Rasterizer.render(DisplayList(items: page.items), size: page.size, scale: 1, background: white)
    return Snapshot(raster: raster, scale: 1)
  }

  /// The page as a PDF document, with text as text.
  public func pdfData() -> Data {
    VectorPicture.pdfData([VectorPicture.Page(page)])
  }
}

/// The dialog for printing that a screen shows: a test answers it in the user's place. Nothing is really printed.
@MainActor
public final class PrintDialog {
  private unowned let screen: Screen
  private var job: PrintJob?
  private var complete: (@MainActor (PrintOutcome) -> Void)?
  /// What was printed, the oldest first.
  public private(set) var documents: [PrintedDocument] = []
  /// What the next dialogs are answered.
  private var answersInAdvance: [Bool] = []

  init(_ screen: Screen) {
    self.screen = screen
  }

  /// Whether a dialog waits for an answer.
  public var isAsking: Bool {
    screen.flush()
    return job != nil
  }

  /// What the program calls what it wants to print; nil where there is no dialog.
  public var jobName: String? { job?.name }

  /// The paper that the dialog begins with, in points; nil where there is no dialog.
  public var paperSize: CGSize? { job?.paper.size }

  /// Prints, as the user does by the dialog's button.
  ///
  /// - Parameter paper: the size of the sheets, in points; nil for what the dialog began with.
  public func print(
    on paper: CGSize? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    finish("print", at: location) { [self] job in
      documents.append(PrintedDocument(job, on: paper.map { PrintPaper(size: $0) } ?? job.paper))
      return .printed
    }
  }

  /// Closes the dialog without printing.
  public func cancel(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    finish("cancel", at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)) { _ in
      .canceled
    }
  }

  /// Answers the next dialog as soon as it opens: for code that waits for the answer, as that of AppKit does.
  ///
  /// - Parameter prints: whether the user prints.
  public func answerNext(printing prints: Bool) {
    answersInAdvance.append(prints)
  }

  /// Says that the printer does not work.
  public func fail(
    _ reason: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    finish("fail", at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)) { _ in
      .failed(PrintProblem(reason))
    }
  }

  private func finish(_ event: String, at location: SourceLocation, _ answer: (PrintJob) -> PrintOutcome) {
    screen.flush()
    guard let job, let complete else { return HarnessIssue.record("no dialog for printing is open", at: location) }
    forget()
    screen.perform(event) { complete(answer(job)) }
  }

  private func forget() {
    job = nil
    complete = nil
  }
}

extension PrintDialog: Printer {
  package func print(
    _ job: PrintJob, _ completion: @escaping @MainActor (PrintOutcome) -> Void
  ) -> @MainActor () -> Void {
    let answer = job.asks ? answersInAdvance.first : true
    if job.asks, !answersInAdvance.isEmpty { answersInAdvance.removeFirst() }
    guard let answer else {
      self.job = job
      complete = completion
      return { [weak self] in
        guard let self, let complete else { return }
        forget()
        complete(.canceled)
      }
    }
    if answer { documents.append(PrintedDocument(job, on: job.paper)) }
    completion(answer ? .printed : .canceled)
    return {}
  }
}

extension PrintedDocument {
  fileprivate init(_ job: PrintJob, on paper: PrintPaper) {
    var pages: [PrintedSheet] = []
    var documents: [Data] = []
    for part in job.parts {
      switch part {
      case .pages(let make): pages += make(paper).map(PrintedSheet.init)
      case .pdf(let data): documents.append(data)
      }
    }
    self.init(name: job.name, copies: job.copies, pages: pages, pdfDocuments: documents)
  }
}
