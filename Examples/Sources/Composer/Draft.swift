import Observation

/// A letter in the making. It lives as long as its sheet is up, and leaves no trace unless it is sent.
@MainActor @Observable
final class Draft: Identifiable {
  var recipient = ""
  var text = ""
  var isUrgent = false

  var canBeSent: Bool { !recipient.isEmpty && !text.isEmpty }
  var isEmpty: Bool { recipient.isEmpty && text.isEmpty && !isUrgent }
}
