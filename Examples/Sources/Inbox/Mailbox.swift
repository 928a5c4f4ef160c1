/// A folder of messages.
public enum Mailbox: String, CaseIterable, Identifiable, Sendable {
  case inbox = "Inbox"
  case archive = "Archive"

  public var id: Self { self }
}
