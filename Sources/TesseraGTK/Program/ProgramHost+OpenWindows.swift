#if Windows
import CGTK
import Foundation
import TesseraCore

/// Which windows are open at the start, and at the end.
extension ProgramHost {
  /// Opens the windows that were open when the program was ended with them, or those that its scenes open at the start.
  func openFirstWindows(_ launched: [DeclaredWindow], _ urls: [URL]) {
    let records = urls.isEmpty ? OpenWindows.noted : []
    for record in records {
      guard let declaration = declarations.first(where: { $0.noteName == record.scene }) else { continue }
      restore(record, of: declaration)
    }
    let isFresh = windows.isEmpty
    for (number, declaration) in launched.enumerated() where isFresh || declaration.kind == .added {
      open(declaration, value: nil, storage: isFresh ? number : nil)
    }
    for url in urls { receive(url) }
  }

  private func restore(_ record: OpenWindows.Record, of declaration: DeclaredWindow) {
    let value = OpenWindows.value(of: record, for: declaration)
    guard value != nil || record.value == nil, !windows.contains(where: { $0.storage == record.storage }) else {
      return
    }
    if let file = record.file {
      guard FileManager.default.fileExists(atPath: file) else { return }
      open(declaration, value: nil, storage: record.storage)
      windows.last?.perform(as: "restore a document") {
        windows.last?.graph.document?.open(URL(fileURLWithPath: file))
      }
    } else {
      open(declaration, value: value, storage: record.storage)
    }
  }

  /// Notes which windows are open, for the next start.
  func noteWindows() {
    OpenWindows.note(windows.compactMap(\.record))
  }

  /// The session ends, or someone else wants the program to: documents are saved, and windows noted.
  func endOnSignal() {
    guard TraceSession.current == nil else { return }
    let ending: @convention(c) (gpointer?) -> gboolean = { _ in
      MainActor.assumeIsolated { ProgramHost.current?.end() }
      return gboolean(true)
    }
    g_unix_signal_add(SIGTERM, ending, nil)
    g_unix_signal_add(SIGHUP, ending, nil)
  }

  private func end() {
    noteWindows()
    for window in windows { window.perform(as: "end") { _ = window.graph.document?.canClose {} } }
    MainLoop.quit()
  }
}
#endif
