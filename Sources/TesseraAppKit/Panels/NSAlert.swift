import Foundation
import SwiftUI
import TesseraCore

/// A question with buttons that answer it, in a dialog of the desktop.
@MainActor @preconcurrency
open class NSAlert: NSObject {
  /// How serious the question is. Dialogs of this desktop look alike, so it is only kept.
  nonisolated public enum Style: UInt, Sendable {
    /// Something should be known.
    case warning = 0
    /// Something is told.
    case informational
    /// Something is about to be lost.
    case critical
  }

  /// What is asked.
  open var messageText = "Alert"

  /// What is said of it in smaller letters.
  open var informativeText = ""

  /// How serious the question is. It is only kept.
  open var alertStyle = Style.warning

  /// The picture of the question. Dialogs of this desktop have none, so it is only kept.
  open var icon: NSImage!

  /// A view in the dialog. Dialogs of this desktop show texts alone, so it is only kept.
  open var accessoryView: NSView?

  /// Whether the user can say not to be asked again. Dialogs of this desktop do not ask, so it is only kept.
  open var showsSuppressionButton = false

  /// The checkbox not to be asked again; nil unless it is to be shown. As dialogs of this desktop have none, the user leaves
  /// it as the program sets it, which is off at first (J451).
  open var suppressionButton: NSButton? { showsSuppressionButton ? suppression : nil }

  private lazy var suppression: NSButton = {
    let button = NSButton()
    button.setButtonType(.switch)
    button.title = "Do not ask again"
    button.state = .off
    return button
  }()

  /// The buttons, the first one for the return key.
  open private(set) var buttons: [NSButton] = []

  /// A question without buttons of its own: it has "OK".
  public override init() {
    super.init()
  }

  /// A question that tells of an error.
  public convenience init(error: any Error) {
    self.init()
    let localized = error as? any LocalizedError
    messageText = localized?.errorDescription ?? error.localizedDescription
    informativeText = [localized?.failureReason, localized?.recoverySuggestion]
      .compactMap { $0 }.joined(separator: "\n")
  }

  /// Adds a button.
  ///
  /// - Returns: the button, whose title counts when the question is asked.
  @discardableResult
  open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton()
    button.title = title
    if buttons.isEmpty { button.keyEquivalent = "\r" }
    buttons.append(button)
    return button
  }

  // MARK: The user

  private var question: ModalQuestion {
    ModalQuestion(
      title: messageText, message: informativeText, buttons: buttons.isEmpty ? ["OK"] : buttons.map(\.title))
  }

  /// The response of a button; that of a dialog that was closed is the last one.
  private func response(of index: Int?) -> NSApplication.ModalResponse {
    NSApplication.ModalResponse(rawValue: 1000 + (index ?? max(0, buttons.count - 1)))
  }

  /// Asks, and calls back with the answer. Without a window there is no one to ask: it answers as if the dialog was closed.
  private func ask(_ receive: @escaping @MainActor (NSApplication.ModalResponse) -> Void) {
    let question = question
    guard let graph = FrontmostGraph.current else { return receive(response(of: nil)) }
    if let answer = graph.modalAnswer { return receive(response(of: answer(question))) }
    guard let window = graph.surfaceWindow else {
      RuntimeWarning.report(.withoutEffect("\(messageText): there is no window to ask it in, so it counts as closed"))
      return receive(response(of: nil))
    }
    window.ask(question) { receive(self.response(of: $0)) }
  }

  /// Asks, and waits for the answer.
  ///
  /// - Returns: `alertFirstButtonReturn` for the first button, and so on.
  @discardableResult
  open func runModal() -> NSApplication.ModalResponse {
    var answer: NSApplication.ModalResponse?
    ask { answer = $0 }
    _ = ModalLoop.wait { answer != nil }
    return answer ?? response(of: nil)
  }

  /// Asks, and calls back with the answer.
  open func beginSheetModal(
    for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    ask { handler?($0) }
  }

  /// Asks, and waits for the answer without holding up the program.
  @discardableResult
  open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
    await withCheckedContinuation { continuation in ask { continuation.resume(returning: $0) } }
  }
}

extension NSApplication {
  /// An answer to a dialog.
  nonisolated public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: Int) {
      self.rawValue = rawValue
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Yes.
    public static let OK = ModalResponse(1)
    /// No.
    public static let cancel = ModalResponse(0)
    /// The first button of an alert.
    public static let alertFirstButtonReturn = ModalResponse(1000)
    /// The second button of an alert.
    public static let alertSecondButtonReturn = ModalResponse(1001)
    /// The third button of an alert.
    public static let alertThirdButtonReturn = ModalResponse(1002)
    /// The dialog was ended by the program.
    public static let stop = ModalResponse(-1000)
    /// The dialog was given up by the program.
    public static let abort = ModalResponse(-1001)
  }
}
