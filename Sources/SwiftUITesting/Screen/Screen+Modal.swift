import TesseraCore

extension Screen {
  /// Answers questions that code waits for, as that of AppKit does which calls `NSAlert.runModal`: gets what is asked and
  /// the titles of the buttons, and returns the title of the button that the user would press. nil, and a title that no
  /// button has, leave the question unanswered.
  public func answerModals(_ answer: @escaping @MainActor (_ question: String, _ buttons: [String]) -> String?) {
    graph.modalAnswer = { question in
      answer(question.title, question.buttons).flatMap { question.buttons.firstIndex(of: $0) }
    }
  }
}
