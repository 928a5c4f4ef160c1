import Foundation
import UniformTypeIdentifiers

/// Lets the user choose files and places for them: what a host has dialogs for.
@MainActor
package protocol FileChooser: AnyObject {
  /// Asks the user.
  ///
  /// - Parameter receive: gets what was chosen, nil if the user chose nothing. It is called once, and at once only
  ///   where a test answers in advance.
  /// - Returns: closes the dialog, as if the user had chosen nothing.
  func choose(_ request: FileRequest, _ receive: @escaping @MainActor ([URL]?) -> Void) -> @MainActor () -> Void
}

/// The purpose of a file dialog.
nonisolated package struct FileRequest: Sendable {
  package enum Purpose: Sendable, Equatable {
    /// Files that are there.
    case open(allowsSeveral: Bool)
    /// A name and a place for a new file.
    case save(name: String?)
    /// A folder that files go to.
    case folder
  }

  package var purpose: Purpose
  /// What may be chosen; empty for anything.
  package var contentTypes: [UTType]
  /// The title of the dialog.
  package var message: String?
  /// The title of the confirming button.
  package var confirmationLabel: String?
  /// Where the dialog begins.
  package var directory: URL?

  package init(_ purpose: Purpose, contentTypes: [UTType] = []) {
    self.purpose = purpose
    self.contentTypes = contentTypes
  }
}
