import Foundation
import Testing

/// The unit tests of the Xcode projects in `Examples/Projects`, as their owners would run them.
struct ExampleProjectTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples/Projects")

  @Test(
    "tessera test runs the unit tests of a project, with XCTest or Swift Testing, of its app or of a framework",
    .timeLimit(.minutes(10)),
    arguments: [
      ("Capitals", "Test run with 3 tests in 1 suite passed"), ("Measures", "Executed 3 tests, with 0 failures"),
      ("Sprout", "Executed 2 tests, with 0 failures"), ("Streaks", "Test run with 3 tests in 1 suite passed"),
      ("Desk", "Test run with 3 tests in 1 suite passed"),
      ("Workshop", "Test run with 7 tests in 1 suite passed"),
    ])
  func tests(project: String, result: String) throws {
    let run = try Workshop().run("test", Self.folder.appendingPathComponent(project).path)
    #expect(run.status == 0, "\(run.errors)\(run.output)")
    #expect(run.output.contains(result), "\(run.output)")
  }
}
