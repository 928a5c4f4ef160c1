import Foundation

/// The actions of a user, one per line. `docs/script-format.md` describes the form.
package struct Script: Equatable {
  package let steps: [ScriptStep]

  /// - Throws: `ScriptProblem` for the first line that makes no sense.
  package init(_ text: String) throws {
    var steps: [ScriptStep] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      var parser = ScriptParser(line: String(line), number: index + 1)
      if let step = try parser.step() { steps.append(step) }
    }
    self.steps = steps
  }
}

/// One line of a script.
package struct ScriptStep: Equatable {
  /// From 1.
  package let line: Int
  package let action: ScriptAction
  /// How often it is done.
  package let count: Int
}

package enum ScriptAction: Equatable {
  case tap(ScriptTarget)
  case doubleTap(ScriptTarget)
  case press(ScriptTarget, Duration)
  case drag(ScriptTarget, to: ScriptDestination, over: Duration)
  case swipe(SwipeDirection, ScriptTarget?)
  case scroll(ScriptTarget?, by: CGSize)
  case type(String, into: ScriptTarget?)
  case clear(ScriptTarget)
  case key(KeyEquivalent, EventModifiers)
  case wait(Duration)

  package enum SwipeDirection: String, CaseIterable {
    case left, right, up, down
  }
}

/// What an action is done to.
package enum ScriptTarget: Equatable {
  /// The element with a visible text or accessibility label; the `number`th of several, from 1, if that is given.
  case label(String, number: Int?)
  /// Points from the top left.
  case point(CGPoint)
}

/// Where a drag ends.
package enum ScriptDestination: Equatable {
  case target(ScriptTarget)
  /// Points from where it began.
  case distance(CGSize)
}

/// What is wrong with a line of a script.
package struct ScriptProblem: Error, Equatable {
  /// From 1.
  package let line: Int
  /// From 1; nil if the line as such is well-formed.
  package let column: Int?
  package let message: String

  /// `taps.txt:3:5: error: ...`.
  package func description(file: String) -> String {
    "\(file):\(line)\(column.map { ":\($0)" } ?? ""): error: \(message)"
  }
}
