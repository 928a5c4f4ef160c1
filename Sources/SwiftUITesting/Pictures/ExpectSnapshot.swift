import Foundation
import Testing

/// Compares what a screen shows with a picture that was kept before; a difference is a test issue.
///
/// Pictures are kept beside the file of the test, in `__Snapshots__/FILE/NAME.png`. If the environment variable
/// `TESSERA_SNAPSHOTS` is `record`, they are written again, and differences are not issues. A missing picture is an
/// issue, too. For each difference, a picture is written that shows the kept picture, the current one, and the
/// differing pixels in red: `.build/snapshots/FILE-NAME.png` in the package of the test. The issue names it.
///
/// - Parameters:
///   - screen: what is compared.
///   - name: of the picture; nil for the name of the function that calls.
///   - tolerance: the share of pixels that may differ visibly, from 0 to 1.
///   - function: the name of the test.
///   - fileID: the place of an issue, like the next three.
///   - filePath: the file beside which pictures are kept.
///   - line: of the call.
///   - column: of the call.
@MainActor
public func expectSnapshot(
  of screen: Screen, named name: String? = nil, tolerance: Double = 0, function: String = #function,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  expectSnapshot(
    of: screen.snapshot(), named: name, tolerance: tolerance, function: function, fileID: fileID, filePath: filePath,
    line: line, column: column)
}

/// Compares a picture with one that was kept before, as `expectSnapshot(of:named:tolerance:)` does for a screen.
public func expectSnapshot(
  of snapshot: Snapshot, named name: String? = nil, tolerance: Double = 0, function: String = #function,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  let baseline = SnapshotBaseline(named: name ?? function, ofTestsIn: filePath)
  let mode = ProcessInfo.processInfo.environment[SnapshotBaseline.variable] ?? ""
  let problem =
    mode == "record" ? baseline.keep(snapshot) : baseline.problem(with: snapshot, tolerance: max(0, tolerance))
  guard let problem else { return }
  HarnessIssue.record(
    problem, at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}
