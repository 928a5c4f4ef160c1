import Foundation
import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

@MainActor
private final class SharingListener: SFSafariViewControllerDelegate, MFMailComposeViewControllerDelegate,
  MFMessageComposeViewControllerDelegate
{
  var lines: [String] = []

  func safariViewControllerDidFinish(_ controller: SFSafariViewController) { lines.append("finished") }

  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {
    lines.append("\(result)")
    controller.dismiss(animated: true)
  }

  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
  ) {
    lines.append("\(result)")
    controller.dismiss(animated: true)
  }
}

/// Counts how often it was done.
private final class CountingActivity: UIActivity {
  var items: [String] = []

  override var activityType: ActivityType? { ActivityType("count") }

  override var activityTitle: String? { "Count" }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains { $0 is String } }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems.compactMap { $0 as? String } }

  override func perform() { activityDidFinish(true) }
}

/// Controllers that hand things to other programs.
@MainActor
struct SharingTests {
  private let listener = SharingListener()
  private let base = UIViewController()

  private func screen(presenting controller: UIViewController) async -> Screen {
    let screen = Screen(width: 320, height: 480) { ShownController(controller: base) }
    base.present(controller, animated: true)
    await screen.settle()
    return screen
  }

  @Test("J83: a page of the web is opened by the browser, and the controller goes")
  func safari() async throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let controller = SFSafariViewController(url: url)
    controller.delegate = listener
    let screen = await screen(presenting: controller)
    #expect(screen.openedURLs == [url])
    #expect(listener.lines == ["finished"])
    #expect(base.presentedViewController == nil)
  }

  @Test("J84: an e-mail is handed to the program for it, as an address with all its parts")
  func mail() async {
    #expect(MFMailComposeViewController.canSendMail())
    let controller = MFMailComposeViewController()
    controller.mailComposeDelegate = listener
    controller.setToRecipients(["a@example.org", "b@example.org"])
    controller.setCcRecipients(["c@example.org"])
    controller.setSubject("Oak & pine")
    controller.setMessageBody("1 + 1", isHTML: false)
    let screen = await screen(presenting: controller)
    #expect(
      screen.openedURLs.map(\.absoluteString) == [
        "mailto:a@example.org,b@example.org?cc=c@example.org&subject=Oak%20%26%20pine&body=1%20%2B%201"
      ])
    #expect(listener.lines == ["saved"])
    #expect(base.presentedViewController == nil)
  }

  @Test("J84: messages to telephones cannot be sent, which the delegate is told")
  func message() async {
    #expect(!MFMessageComposeViewController.canSendText())
    let controller = MFMessageComposeViewController()
    controller.messageComposeDelegate = listener
    let screen = await screen(presenting: controller)
    #expect(screen.openedURLs.isEmpty)
    #expect(listener.lines == ["failed"])
    #expect(base.presentedViewController == nil)
  }

  @Test("J85: what can be done with things is offered, without what is excluded, and the handler is told what was done")
  func activities() async throws {
    let url = try #require(URL(string: "https://example.org"))
    let counting = CountingActivity()
    let controller = UIActivityViewController(activityItems: ["Oak", url], applicationActivities: [counting])
    controller.excludedActivityTypes = [.saveToCameraRoll]
    let listener = listener
    controller.completionWithItemsHandler = { type, completed, _, _ in
      listener.lines.append("\(type?.rawValue ?? "none") \(completed)")
    }
    let screen = await screen(presenting: controller)
    for title in ["Copy", "Open", "Send by E-mail", "Count"] { #expect(screen[title].exists) }
    #expect(!screen["Save…"].exists)
    screen["Count"].tap()
    await screen.settle()
    #expect(counting.items == ["Oak"])
    #expect(listener.lines == ["count true"])
    #expect(base.presentedViewController == nil)
  }

  @Test("J85: copying, opening, saving and e-mail do what they say; to leave tells that nothing was done")
  func ownActivities() async throws {
    let listener = listener
    func offer(_ items: [Any], _ title: String) async -> Screen {
      let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
      controller.completionWithItemsHandler = { type, completed, _, _ in
        listener.lines.append("\(type == nil) \(completed)")
      }
      let screen = await screen(presenting: controller)
      screen[title].tap()
      await screen.settle()
      return screen
    }
    let url = try #require(URL(string: "https://example.org"))
    #expect(await offer([url], "Open").openedURLs == [url])
    let mail = await offer(["Oak", url], "Send by E-mail").openedURLs
    #expect(mail.map(\.absoluteString) == ["mailto:?body=Oak%0Ahttps://example.org"])
    let saving = await offer(["Oak"], "Save…")
    #expect(saving.files.suggestedName == "Text.txt")
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    saving.files.answer(place)
    await saving.settle()
    #expect(try String(contentsOf: place, encoding: .utf8) == "Oak")
    _ = await offer(["Oak"], "Close")
    #expect(listener.lines == ["false true", "false true", "false true", "true false"])
  }
}
