import Foundation

/// A notification as a desktop shows it.
package struct DesktopNotification: Equatable, Sendable {
  /// A button below the text.
  package struct Action: Equatable, Sendable {
    package var identifier: String
    package var title: String
    /// Whether the user writes something instead of just pressing it.
    package var takesText: Bool

    package init(identifier: String, title: String, takesText: Bool = false) {
      self.identifier = identifier
      self.title = title
      self.takesText = takesText
    }
  }

  package enum Sound: Equatable, Sendable {
    case none
    /// That of the desktop's sound theme for messages.
    case standard
    case file(URL)
  }

  package enum Urgency: UInt8, Equatable, Sendable {
    case low, normal, critical
  }

  /// Another one with the same takes its place.
  package var identifier: String
  package var title: String
  package var body: String
  package var actions: [Action]
  package var sound: Sound
  package var urgency: Urgency
  /// The file of a picture beside the text.
  package var picture: URL?

  package init(
    identifier: String, title: String, body: String, actions: [Action] = [], sound: Sound = .none,
    urgency: Urgency = .normal, picture: URL? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.body = body
    self.actions = actions
    self.sound = sound
    self.urgency = urgency
    self.picture = picture
  }
}
