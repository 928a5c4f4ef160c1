import SwiftUITesting
import Testing

@testable import Inbox

@MainActor
struct InboxTests {
  private func screen(_ service: some MailService = SampleMailService()) -> (Screen, InboxModel) {
    let model = InboxModel(service: service)
    return (Screen { InboxView(model: model) }, model)
  }

  @Test("Idle, loading and loaded are shown one after the other")
  func phases() async {
    let model = InboxModel(service: SampleMailService())
    #expect(model.phase == .idle)
    let screen = Screen { InboxView(model: model) }
    #expect(model.phase == .loading && screen["Loading"].exists)
    await screen.advance(by: .seconds(1))
    #expect(!screen["Loading"].exists)
    #expect(
      screen.visibleText.suffix(6)
        == ["Ada", "The engine turns", "Grace", "A moth", "Edsger", "On going to"])
  }

  @Test("The filter shows unread messages only, and the rows follow what is read")
  func filter() async {
    let (screen, model) = screen()
    await screen.settle()
    model.filter = .unread
    await screen.settle()
    #expect(model.rows.map(\.title) == ["Ada", "Edsger"])
    #expect(screen.visibleText.suffix(4) == ["Ada", "The engine turns", "Edsger", "On going to"])
    screen["Ada"].tap()
    await screen.settle()
    #expect(!screen["Ada"].exists && screen.visibleText.suffix(2) == ["Edsger", "On going to"])
  }

  @Test("Reading one message evaluates one row")
  func oneRow() async {
    let (screen, model) = screen()
    await screen.settle()
    screen.trace.reset()
    model.toggleRead(2)
    await screen.settle()
    #expect(screen.trace.bodies(of: MessageRow.self) == 1)
  }

  @Test("The late answer to a superseded request is dropped")
  func superseded() async {
    let (screen, model) = screen(
      SampleMailService(delays: [.inbox: .milliseconds(100), .archive: .seconds(1)]))
    await screen.settle()
    screen["Open Archive"].tap()
    await screen.advance(by: .milliseconds(200))
    screen["Open Inbox"].tap()
    await screen.advance(by: .milliseconds(200))
    #expect(screen["Ada"].exists)
    await screen.advance(by: .seconds(2))
    #expect(screen["Ada"].exists && !screen["Alan"].exists)
    #expect(model.mailbox == .inbox)
  }

  @Test("Leaving while loading cancels the request")
  func leaving() async {
    let model = InboxModel(service: SampleMailService())
    let screen = Screen { InboxView(model: model) }
    await screen.advance(by: .milliseconds(100))
    screen.unmount()
    await screen.advance(by: .seconds(2))
    #expect(model.phase == .loading)
  }

  @MainActor
  private final class BrokenService: MailService {
    private(set) var attempts = 0

    struct Unplugged: LocalizedError {
      var errorDescription: String? { "The server cannot be reached." }
    }

    func messages(in mailbox: Mailbox) async throws -> [Message] {
      attempts += 1
      throw Unplugged()
    }
  }

  @Test("A failure is told, with a way to try again")
  func failure() async {
    let service = BrokenService()
    let (screen, _) = screen(service)
    await screen.settle()
    #expect(screen["The server cannot be reached."].exists)
    #expect(service.attempts == 1)
    screen["Try again"].tap()
    await screen.settle()
    #expect(screen["The server cannot be reached."].exists)
    #expect(service.attempts == 2)
  }
}
