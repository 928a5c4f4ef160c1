import Foundation
import SwiftUI

/// Lets the user write a message to a telephone. Desktops have no program for such: `canSendText()` is false, and the delegate
/// of one that is shown all the same is told that it failed (J84).
@MainActor @preconcurrency
open class MFMessageComposeViewController: UINavigationController {
  /// An empty message.
  public override init() {
    super.init()
    dialog = { _ in AnyView(Color.clear) }
  }

  /// No controller is kept in an archive, so there is none to be read from one: an empty message.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether messages can be written: no.
  public class func canSendText() -> Bool { false }

  /// Whether messages can have a subject: no.
  public class func canSendSubject() -> Bool { false }

  /// Whether messages can have files: no.
  public class func canSendAttachments() -> Bool { false }

  /// Is told that the message failed, and dismisses the controller.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?

  /// Who gets the message.
  open var recipients: [String]?

  /// The text.
  open var body: String?

  /// The subject.
  open var subject: String?

  open override func loadView() {
    view = ElsewhereView("Messages to telephones cannot be sent from here.") { [weak self] in
      self?.dismiss(animated: true)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let messageComposeDelegate else { return dismiss(animated: true) }
    messageComposeDelegate.messageComposeViewController(self, didFinishWith: .failed)
  }
}

/// What became of a message to a telephone.
nonisolated public enum MessageComposeResult: Int, Sendable {
  /// The user gave up.
  case cancelled = 0
  /// It is on its way.
  case sent
  /// It could not be sent: always, here.
  case failed
}

/// Is told of a message.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// The message could not be sent. The delegate dismisses the controller.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
