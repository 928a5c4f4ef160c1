import Foundation

/// The address of a message that the user's program for e-mail begins.
nonisolated package struct MailLink {
  var recipients: [String] = []
  var copies: [String] = []
  var hiddenCopies: [String] = []
  var subject = ""
  var body = ""

  init(
    recipients: [String] = [], copies: [String] = [], hiddenCopies: [String] = [], subject: String = "",
    body: String = ""
  ) {
    (self.recipients, self.copies, self.hiddenCopies) = (recipients, copies, hiddenCopies)
    (self.subject, self.body) = (subject, body)
  }

  /// A message with a text.
  package init(to recipients: [String], subject: String, body: String) {
    self.init(recipients: recipients, subject: subject, body: body)
  }

  /// The address; nil if a recipient cannot stand in one.
  package var url: URL? {
    var parts = URLComponents()
    parts.scheme = "mailto"
    parts.path = recipients.joined(separator: ",")
    let fields = [
      ("cc", copies.joined(separator: ",")), ("bcc", hiddenCopies.joined(separator: ",")), ("subject", subject),
      ("body", body),
    ]
    let items = fields.filter { !$0.1.isEmpty }.map { URLQueryItem(name: $0.0, value: $0.1) }
    parts.queryItems = items.isEmpty ? nil : items
    // A plus is a space in forms, but not in such addresses; programs disagree, so it is spelled out.
    parts.percentEncodedQuery = parts.percentEncodedQuery?.replacingOccurrences(of: "+", with: "%2B")
    return parts.url
  }
}
