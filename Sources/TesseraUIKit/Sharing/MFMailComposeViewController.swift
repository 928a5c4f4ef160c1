import Foundation
import SwiftUI
import TesseraCore

/// Lets the user write an e-mail: here, the desktop's program for e-mail does, and the controller goes (J84).
@MainActor @preconcurrency
open class MFMailComposeViewController: UINavigationController {
  private var link = MailLink()
  private var isOpened = false

  /// An empty message.
  public override init() {
    super.init()
    dialog = { _ in AnyView(Color.clear) }
  }

  /// No controller is kept in an archive, so there is none to be read from one: an empty message.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether e-mail can be written. Whether there is a program for it shows when one is opened, so it is always true.
  public class func canSendMail() -> Bool { true }

  /// Is told that the message was handed over, and dismisses the controller.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Sets the subject.
  open func setSubject(_ subject: String) {
    link.subject = subject
  }

  /// Sets who gets the message.
  open func setToRecipients(_ toRecipients: [String]?) {
    link.recipients = toRecipients ?? []
  }

  /// Sets who gets a copy.
  open func setCcRecipients(_ ccRecipients: [String]?) {
    link.copies = ccRecipients ?? []
  }

  /// Sets who gets a copy that others do not know of.
  open func setBccRecipients(_ bccRecipients: [String]?) {
    link.hiddenCopies = bccRecipients ?? []
  }

  /// Sets the text.
  ///
  /// - Parameters:
  ///   - body: the text.
  ///   - isHTML: whether it has marks of HTML. Programs get it with them, with a warning.
  open func setMessageBody(_ body: String, isHTML: Bool) {
    link.body = body
    if isHTML {
      RuntimeWarning.report(.withoutEffect("MFMailComposeViewController: the text is handed over as plain text"))
    }
  }

  /// Adds a file. The desktop has no common way to hand one over, so it is left out, with a warning.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    RuntimeWarning.report(
      .withoutEffect("MFMailComposeViewController: \(filename) is left out, as e-mail is handed over without files"))
  }

  open override func loadView() {
    view = ElsewhereView("The message is in the program for e-mail.") { [weak self] in self?.dismiss(animated: true) }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isOpened else { return }
    isOpened = true
    guard let url = link.url else { return wasHandedOver(false) }
    UIApplication.shared.open(url) { [weak self] in self?.wasHandedOver($0) }
  }

  private func wasHandedOver(_ isOpen: Bool) {
    guard let mailComposeDelegate else { return dismiss(animated: true) }
    mailComposeDelegate.mailComposeController(
      self, didFinishWith: isOpen ? .saved : .failed, error: isOpen ? nil : CocoaError(.featureUnsupported))
  }
}

/// What became of an e-mail. What the user does in the program for e-mail is not known, so it is `saved` or `failed` here.
nonisolated public enum MFMailComposeResult: Int, Sendable {
  /// The user gave up.
  case cancelled = 0
  /// The program for e-mail has it.
  case saved
  /// It is on its way.
  case sent
  /// There is no program for e-mail.
  case failed
}

/// Is told of an e-mail. The method may be left out: then the controller is dismissed.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// The message was handed over, or could not be. The delegate dismisses the controller.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {
    controller.dismiss(animated: true)
  }
}
