import Foundation
import SwiftUI
import TesseraCore

/// The document that a screen shows.
public struct ShownDocument: Equatable, Sendable {
  /// What the title bar of the window says.
  public let title: String
  /// Where the document is saved; nil for one that is not.
  public let fileURL: URL?
  /// Whether it has changes that are not saved.
  public let isEdited: Bool
}

/// Documents. A screen is one window: a document that is opened takes the place of the one that is shown. Dialogs for
/// files are answered by `files`, as for any view; `open(_:)` hands over a file as the desktop does.
extension Screen {
  /// The document of a `DocumentGroup` that the screen shows; nil if it shows none.
  public var document: ShownDocument? {
    flush()
    guard let document = graph.document, let title = document.title else { return nil }
    return ShownDocument(title: title, fileURL: document.fileURL, isEdited: document.isEdited)
  }

  /// Closes the window, as its close button does: what can be saved is saved, and the user is asked what to do with the
  /// rest. A window that closes is unmounted.
  ///
  /// - Returns: whether it closed at once.
  @discardableResult
  public func closeWindow() -> Bool {
    var closes = true
    perform("close the window") {
      closes = graph.canClose { [weak self] in self?.unmountLater() }
    }
    if closes { unmount() }
    return closes
  }

  /// The action that asks is still running.
  private func unmountLater() {
    Task { [weak self] in self?.unmount() }
  }

  /// Whether the window is open.
  public var isOpen: Bool { graph.isMounted }
}
