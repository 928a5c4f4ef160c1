import SwiftUI
import TesseraCore
import Testing

extension Screen {
  /// Plays a script, as `tessera profile` does: one action a line, such as `tap "Refresh" x14`.
  ///
  /// A line that makes no sense or cannot be done is a test issue, and what follows it is not done.
  public func play(
    _ script: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) async {
    do {
      try await ScriptPlayer(on: ScreenStage(self)).play(Script(script))
    } catch let problem as ScriptProblem {
      HarnessIssue.record(
        "\(problem.description(file: "script"))\n\(describe())",
        at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    } catch {
      HarnessIssue.record(
        "\(error)", at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }
  }
}

/// A screen as the place of a script.
@MainActor
private final class ScreenStage: ScriptStage {
  let screen: Screen

  init(_ screen: Screen) {
    self.screen = screen
  }

  var graph: ViewGraph { screen.graph }

  func perform(event: String, _ action: () -> Void) {
    screen.perform(event, action)
  }

  func advance(by duration: Duration) async {
    await screen.advance(by: duration)
  }
}
