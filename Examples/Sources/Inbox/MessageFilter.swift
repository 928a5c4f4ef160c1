/// Which messages of a mailbox are shown.
public enum MessageFilter: String, CaseIterable, Identifiable, Sendable {
  case all = "All"
  case unread = "Unread"

  public var id: Self { self }

  func includes(_ message: Message) -> Bool {
    switch self {
    case .all: true
    case .unread: message.isUnread
    }
  }
}
