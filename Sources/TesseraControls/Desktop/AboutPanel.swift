import TesseraCore

/// The dialog that says what the program is.
@MainActor
package enum AboutPanel {
  /// Shows it in the window that is in use.
  ///
  /// - Returns: whether there is such a window.
  @discardableResult
  package static func show() -> Bool {
    guard let window = FrontmostGraph.current?.surfaceWindow else { return false }
    let version = ProgramTitle.version.map { "Version \($0)" } ?? ""
    window.ask(ModalQuestion(title: ProgramTitle.current, message: version, buttons: ["OK"])) { _ in }
    return true
  }
}
