import Foundation

/// Lets code wait for the user while windows go on.
@MainActor
package enum ModalLoop {
  /// Handles what happens on the desktop until a condition holds; nil in a program without windows.
  package static var run: ((_ isOver: () -> Bool) -> Void)?

  /// Waits until a condition holds.
  ///
  /// - Returns: whether it does; false at once where there is nothing to wait for.
  package static func wait(until isOver: () -> Bool) -> Bool {
    if isOver() { return true }
    guard let run else { return false }
    run(isOver)
    return isOver()
  }
}

/// A question that a program stops for.
nonisolated package struct ModalQuestion {
  /// What is asked.
  package var title: String
  /// What is said of it in smaller letters; empty for nothing.
  package var message: String
  /// The titles of the buttons that answer it.
  package var buttons: [String]

  package init(title: String, message: String = "", buttons: [String]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// Answers questions in the user's place.
@MainActor
private final class ModalAnswers: GraphService {
  var answer: ((ModalQuestion) -> Int?)?

  init(_ graph: ViewGraph) {}
}

extension ViewGraph {
  /// Answers a question by the index of a button, in the place of a user; nil to ask the user.
  package var modalAnswer: ((ModalQuestion) -> Int?)? {
    get { service(ModalAnswers.self).answer }
    set { service(ModalAnswers.self).answer = newValue }
  }
}
