import Foundation

/// A message as the server tells of it.
public struct Message: Identifiable, Equatable, Sendable {
  public let id: Int
  let sender: String
  let subject: String
  let preview: String
  var isUnread: Bool

  public init(id: Int, sender: String, subject: String, preview: String = "", isUnread: Bool = false) {
    self.id = id
    self.sender = sender
    self.subject = subject
    self.preview = preview
    self.isUnread = isUnread
  }
}
