#if Windows
import CGTK
import Foundation
import TesseraCore
import TesseraPaint

/// Prints by GTK's dialog, or by that of the portal.
@MainActor
final class DesktopPrinter: Printer {
  private unowned let window: HostWindow

  init(_ window: HostWindow) {
    self.window = window
  }

  func print(
    _ job: PrintJob, _ completion: @escaping @MainActor (PrintOutcome) -> Void
  ) -> @MainActor () -> Void {
    let window = window
    let run = PrintRun(job) { outcome in window.perform { completion(outcome) } }
    // The view that asks is still being updated.
    Timeout.soon { run.start(over: window.window) }
    return { run.cancel() }
  }
}

/// One print, which keeps itself alive until it is over.
@MainActor
private final class PrintRun {
  private let job: PrintJob
  private let operation: UnsafeMutablePointer<GtkPrintOperation>?
  private var completion: (@MainActor (PrintOutcome) -> Void)?
  private var sheets: [PrintSheet] = []
  private var problem: PrintProblem?

  init(_ job: PrintJob, _ completion: @escaping @MainActor (PrintOutcome) -> Void) {
    self.job = job
    self.completion = completion
    operation = gtk_print_operation_new()
    guard let operation else { return }
    gtk_print_operation_set_job_name(operation, job.name)
    gtk_print_operation_set_use_full_page(operation, gboolean(true))
    gtk_print_operation_set_unit(operation, GTK_UNIT_POINTS)
    gtk_print_operation_set_allow_async(operation, gboolean(true))
    gtk_print_operation_set_embed_page_setup(operation, gboolean(true))
    PrintSettings.apply(job, to: operation)
    listen(to: operation)
  }

  private func listen(to operation: UnsafeMutablePointer<GtkPrintOperation>) {
    let begin: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, context, data in
      MainActor.assumeIsolated { Signals.target(data, as: PrintRun.self)?.paginate(context) }
    }
    let draw: @convention(c) (gpointer?, OpaquePointer?, gint, gpointer?) -> Void = { _, context, page, data in
      MainActor.assumeIsolated { Signals.target(data, as: PrintRun.self)?.draw(Int(page), context) }
    }
    let done: @convention(c) (gpointer?, GtkPrintOperationResult, gpointer?) -> Void = { _, result, data in
      MainActor.assumeIsolated { Signals.target(data, as: PrintRun.self)?.finish(result) }
    }
    Signals.connect(operation, "begin-print", to: self, begin)
    Signals.connect(operation, "draw-page", to: self, draw)
    Signals.connect(operation, "done", to: self, done)
  }

  func start(over window: UnsafeMutablePointer<GtkWindow>) {
    guard completion != nil else { return }
    guard let operation else { return end(.failed(PrintProblem("GTK cannot print here."))) }
    let action = job.asks ? GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG : GTK_PRINT_OPERATION_ACTION_PRINT
    gtk_print_operation_run(operation, action, window, nil)
  }

  func cancel() {
    guard completion != nil, let operation else { return }
    gtk_print_operation_cancel(operation)
    end(.canceled)
  }

  // MARK: Pages

  /// Makes the pages for the paper that the user chose.
  private func paginate(_ context: OpaquePointer?) {
    guard let operation, let context else { return }
    let paper = PrintSettings.paper(of: context)
    sheets = []
    for part in job.parts {
      switch part {
      case .pages(let make): sheets += make(paper).map(PrintSheet.page)
      case .pdf(let data): addPages(of: data)
      }
    }
    gtk_print_operation_set_n_pages(operation, gint(max(sheets.count, 1)))
  }

  private func addPages(of data: Data) {
    guard let library = PopplerLibrary.installed else {
      problem = PrintProblem(PopplerLibrary.missingMessage)
      return RuntimeWarning.report(.withoutEffect(PopplerLibrary.missingMessage))
    }
    guard let document = PDFPages(data, library) else {
      return problem = PrintProblem("What is to be printed is no PDF document.")
    }
    sheets += (0..<document.count).map { .pdf(document, $0) }
  }

  private func draw(_ index: Int, _ context: OpaquePointer?) {
    guard sheets.indices.contains(index), let context, let cairo = gtk_print_context_get_cairo_context(context) else {
      return
    }
    switch sheets[index] {
    case .page(let page): VectorPicture.draw(VectorPicture.Page(page), with: cairo)
    case .pdf(let document, let number):
      let paper = CGSize(
        width: gtk_print_context_get_width(context), height: gtk_print_context_get_height(context))
      document.draw(number, on: paper, with: cairo)
    }
  }

  // MARK: The end

  private func finish(_ result: GtkPrintOperationResult) {
    switch result {
    case GTK_PRINT_OPERATION_RESULT_ERROR: end(.failed(PrintProblem(message)))
    case GTK_PRINT_OPERATION_RESULT_CANCEL: end(.canceled)
    default: end(problem.map { .failed($0) } ?? .printed)
    }
  }

  /// What GTK says that went wrong.
  private var message: String {
    var error: UnsafeMutablePointer<GError>?
    if let operation { gtk_print_operation_get_error(operation, &error) }
    defer { if let error { g_error_free(error) } }
    return error?.pointee.message.map { String(cString: $0) } ?? "It could not be printed."
  }

  private func end(_ outcome: PrintOutcome) {
    guard let completion else { return }
    self.completion = nil
    sheets = []
    completion(outcome)
    // Its signals kept this object.
    if let operation { g_object_unref(operation) }
  }
}

/// What is on one sheet.
private enum PrintSheet {
  case page(PrintedPage)
  case pdf(PDFPages, Int)
}
#endif
