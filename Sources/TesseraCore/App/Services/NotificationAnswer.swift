/// What the user does with a notification.
package struct NotificationAnswer: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// It was pressed itself.
    case opened
    case dismissed
    /// One of its actions; with the text that the user wrote, if it takes one.
    case action(String, text: String?)
  }

  /// Of the notification.
  package var identifier: String
  package var kind: Kind

  package init(identifier: String, _ kind: Kind) {
    self.identifier = identifier
    self.kind = kind
  }
}
