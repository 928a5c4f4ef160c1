import Foundation
import SwiftUI
import TesseraCore
import Testing
import UniformTypeIdentifiers

/// The dialog for files that a screen shows: a test answers it in the user's place.
@MainActor
public final class FileDialogs {
  private unowned let screen: Screen
  private var request: FileRequest?
  private var receive: (@MainActor ([URL]?) -> Void)?
  /// What the next dialog is answered, each nil for no choice.
  private var answersInAdvance: [[URL]?] = []

  init(_ screen: Screen) {
    self.screen = screen
  }

  /// Whether a dialog waits for an answer.
  public var isAsking: Bool {
    screen.flush()
    return request != nil
  }

  /// What the dialog lets the user choose; empty for anything, and where there is no dialog.
  public var contentTypes: [UTType] { request?.contentTypes ?? [] }

  /// Whether the user can choose several files.
  public var allowsSeveral: Bool { request?.purpose == .open(allowsSeveral: true) }

  /// The name that a new file would have; nil where the dialog asks for none.
  public var suggestedName: String? {
    if case .save(let name)? = request?.purpose { name } else { nil }
  }

  /// The title of the dialog, if the program gave it one.
  public var message: String? { request?.message }

  /// Chooses files, or a place for a new one, or a folder.
  public func answer(
    _ urls: URL..., fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    finish("choose files", urls, SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Answers the next dialog as soon as it opens: for code that waits for the answer, as that of AppKit does which calls
  /// `runModal`. No URLs close the dialog without a choice.
  public func answerNext(_ urls: URL...) {
    answersInAdvance.append(urls.isEmpty ? nil : urls)
  }

  /// Closes the dialog without a choice.
  public func cancel(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    finish("cancel", nil, SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private func finish(_ event: String, _ urls: [URL]?, _ location: SourceLocation) {
    screen.flush()
    guard let receive else { return HarnessIssue.record("no dialog for files is open", at: location) }
    forget()
    screen.perform(event) { receive(urls) }
  }

  private func forget() {
    request = nil
    receive = nil
  }
}

extension FileDialogs: FileChooser {
  package func choose(
    _ request: FileRequest, _ receive: @escaping @MainActor ([URL]?) -> Void
  ) -> @MainActor () -> Void {
    self.request = request
    guard answersInAdvance.isEmpty else {
      receive(answersInAdvance.removeFirst())
      return {}
    }
    self.receive = receive
    return { [weak self] in self?.forget() }
  }
}
