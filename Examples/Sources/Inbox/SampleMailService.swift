import Foundation

/// Messages made up for the example, which arrive after a while, as if from far away.
public struct SampleMailService: MailService {
  private let delays: [Mailbox: Duration]

  public init(delays: [Mailbox: Duration] = [.inbox: .milliseconds(600), .archive: .milliseconds(900)]) {
    self.delays = delays
  }

  public func messages(in mailbox: Mailbox) async throws -> [Message] {
    try await Task.sleep(for: delays[mailbox] ?? .zero)
    return Self.messages[mailbox] ?? []
  }

  private static let messages: [Mailbox: [Message]] = [
    .inbox: [
      Message(
        id: 1, sender: "Ada", subject: "The engine turns", preview: "Notes on the second wheel are attached.",
        isUnread: true),
      Message(id: 2, sender: "Grace", subject: "A moth", preview: "Taped into the logbook, for the record."),
      Message(
        id: 3, sender: "Edsger", subject: "On going to", preview: "I would rather not, and here is why.",
        isUnread: true),
    ],
    .archive: [
      Message(id: 4, sender: "Alan", subject: "Will it halt?", preview: "Still waiting for the answer.")
    ],
  ]
}
