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
    self.receive = receive
    return { [weak self] in self?.forget() }
  }
}
