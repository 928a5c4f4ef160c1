import Foundation
import SwiftUI
import TesseraCore

/// The desktop's dialog for files, asked once in the name of a controller that is shown.
@MainActor
final class FileQuestion {
  private var close: (@MainActor () -> Void)?
  private var answer: (@MainActor ([URL]) -> Void)?
  private var isAsked = false

  /// Asks, unless it was asked before.
  ///
  /// - Parameters:
  ///   - request: what is asked for.
  ///   - answer: gets what was chosen; empty if nothing was, or if there is no window to ask in.
  func ask(_ request: FileRequest, _ answer: @escaping @MainActor ([URL]) -> Void) {
    guard !isAsked else { return }
    isAsked = true
    self.answer = answer
    guard let chooser = FrontmostGraph.current?.fileChooser else {
      RuntimeWarning.report(.withoutEffect("there is no window to ask for files in, so the dialog counts as closed"))
      return finish([])
    }
    // The answer is kept with the question: the controller may be gone when the dialog is answered.
    close = chooser.choose(request) { urls in self.finish(urls ?? []) }
  }

  /// Hands over the answer, once.
  private func finish(_ urls: [URL]) {
    let answer = answer
    self.answer = nil
    close = nil
    answer?(urls)
  }

  /// Closes the dialog if it is open, as if the user had chosen nothing.
  func withdraw() {
    guard answer != nil, isAsked else { return }
    close?()
    finish([])
  }
}

/// What is seen of a controller while the user is busy in a window of the desktop.
final class ElsewhereView: UIView, ControlHost {
  private let text: String
  private let cancel: () -> Void

  /// - Parameters:
  ///   - text: where the user is.
  ///   - cancel: called when the user gives up.
  init(_ text: String, cancel: @escaping () -> Void) {
    self.text = text
    self.cancel = cancel
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    hostFace()
  }

  required init?(coder: NSCoder) {
    text = ""
    cancel = {}
    super.init(coder: coder)
  }

  var face: some View {
    VStack(spacing: 16) {
      Text(verbatim: text).foregroundStyle(.secondary).multilineTextAlignment(.center)
      Button("Cancel") { [cancel] in cancel() }
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
