import Foundation

/// What the user is asked, or told, about a document.
@MainActor
struct DocumentQuestion {
  /// One answer.
  struct Choice {
    var title: String
    var role: ButtonRole?
    var action: @MainActor () -> Void

    init(_ title: String, role: ButtonRole? = nil, _ action: @escaping @MainActor () -> Void = {}) {
      self.title = title
      self.role = role
      self.action = action
    }
  }

  var title: String
  var message: String
  var choices: [Choice]
  /// Tells it from others.
  let id = UUID()

  /// Says what went wrong.
  static func problem(_ title: String, _ error: any Error) -> DocumentQuestion {
    DocumentQuestion(
      title: title, message: DocumentProblem.description(of: error), choices: [Choice("OK", role: .cancel)])
  }
}
