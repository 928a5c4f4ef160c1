import Foundation
import SwiftUI
import TesseraCore
import UniformTypeIdentifiers

/// The desktop's dialog for a name and a place of a new file, under the name that it has in AppKit.
///
/// What is only kept has no place in the dialogs of this desktop.
@MainActor @preconcurrency
open class NSSavePanel: NSObject {
  /// The files that were chosen by the last answer.
  fileprivate(set) var chosen: [URL] = []

  public override init() {
    super.init()
  }

  /// The spelling of earlier SDKs.
  public class func savePanel() -> NSSavePanel { NSSavePanel() }

  /// The file that was chosen; nil without an answer.
  open var url: URL? { chosen.first }

  /// What stands in the title bar of the dialog, unless there is a message.
  open var title: String! = ""

  /// What is asked: it stands in the title bar of the dialog.
  open var message: String! = ""

  /// The title of the button that confirms.
  open var prompt: String! = ""

  /// What the field for the name is called. It is only kept.
  open var nameFieldLabel: String! = ""

  /// The name that is proposed.
  open var nameFieldStringValue = ""

  /// Where the dialog begins.
  open var directoryURL: URL?

  /// What may be chosen; empty for anything.
  open var allowedContentTypes: [UTType] = []

  /// The endings of what may be chosen; nil for anything. The spelling of earlier SDKs.
  open var allowedFileTypes: [String]? {
    get {
      allowedContentTypes.isEmpty ? nil : allowedContentTypes.map { $0.preferredFilenameExtension ?? $0.identifier }
    }
    set {
      allowedContentTypes = (newValue ?? []).compactMap { UTType(filenameExtension: $0) ?? UTType($0) }
    }
  }

  /// Whether other endings can be chosen, too. It is only kept.
  open var allowsOtherFileTypes = false

  /// Whether folders can be made in the dialog. They can, so it is only kept.
  open var canCreateDirectories = true

  /// Whether hidden files are shown. The user decides, so it is only kept.
  open var showsHiddenFiles = false

  /// Whether the user can hide endings. It is only kept.
  open var canSelectHiddenExtension = false

  /// Whether endings are hidden. It is only kept.
  open var isExtensionHidden = false

  /// Whether packages are shown as folders. It is only kept.
  open var treatsFilePackagesAsDirectories = false

  /// A view in the dialog. It is only kept.
  open var accessoryView: NSView?

  /// What the dialog is asked to be.
  var request: FileRequest { FileRequest(.save(name: nameFieldStringValue.isEmpty ? nil : nameFieldStringValue)) }

  // MARK: The user

  private func ask(_ receive: @escaping @MainActor (NSApplication.ModalResponse) -> Void) {
    chosen = []
    var request = request
    request.contentTypes = allowedContentTypes
    request.message = [message, title].compactMap { $0 }.first { !$0.isEmpty }
    request.confirmationLabel = prompt.flatMap { $0.isEmpty ? nil : $0 }
    request.directory = directoryURL
    guard let chooser = FrontmostGraph.current?.fileChooser else {
      RuntimeWarning.report(.withoutEffect("\(type(of: self)): there is no window to ask in, so it counts as closed"))
      return receive(.cancel)
    }
    _ = chooser.choose(request) { urls in
      self.chosen = urls ?? []
      receive(self.chosen.isEmpty ? .cancel : .OK)
    }
  }

  /// Asks, and waits for the answer.
  ///
  /// - Returns: `OK`, or `cancel` if nothing was chosen.
  @discardableResult
  open func runModal() -> NSApplication.ModalResponse {
    var answer: NSApplication.ModalResponse?
    ask { answer = $0 }
    _ = ModalLoop.wait { answer != nil }
    return answer ?? .cancel
  }

  /// Asks, and calls back with the answer.
  open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
    ask { handler($0) }
  }

  /// Asks, and waits for the answer without holding up the program.
  open func begin() async -> NSApplication.ModalResponse {
    await withCheckedContinuation { continuation in ask { continuation.resume(returning: $0) } }
  }

  /// Asks, and calls back with the answer.
  open func beginSheetModal(
    for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
  ) {
    begin(completionHandler: handler)
  }

  /// Asks, and waits for the answer without holding up the program.
  open func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse { await begin() }
}

/// The desktop's dialog for files and folders, under the name that it has in AppKit.
@MainActor @preconcurrency
open class NSOpenPanel: NSSavePanel {
  /// The spelling of earlier SDKs.
  public class func openPanel() -> NSOpenPanel { NSOpenPanel() }

  /// The files that were chosen.
  open var urls: [URL] { chosen }

  /// Whether files can be chosen.
  open var canChooseFiles = true

  /// Whether folders can be chosen. Dialogs of this desktop let users choose files or folders: files where both may be.
  open var canChooseDirectories = false

  /// Whether several can be chosen.
  open var allowsMultipleSelection = false

  /// Whether links are followed. They are, so it is only kept.
  open var resolvesAliases = true

  override var request: FileRequest {
    FileRequest(canChooseDirectories && !canChooseFiles ? .folder : .open(allowsSeveral: allowsMultipleSelection))
  }
}
