/// Where a script is played: a screen of a test, or a program without a window.
@MainActor
package protocol ScriptStage: AnyObject {
  var graph: ViewGraph { get }

  /// Runs what an event does, and the frame that it calls for.
  func perform(event: String, _ action: () -> Void)

  /// Lets time pass, frame by frame.
  func advance(by duration: Duration) async
}
