/// Where messages come from.
public protocol MailService: Sendable {
  func messages(in mailbox: Mailbox) async throws -> [Message]
}
