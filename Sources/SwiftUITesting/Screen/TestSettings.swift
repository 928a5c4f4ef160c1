import SwiftUI
import Synchronization
import TesseraCore
import Testing

/// Gives each test settings of its own, in memory.
///
/// All screens of one test, and what the test itself does with `UserDefaults`, use the same: they are windows of one
/// program. Other tests, and the other cases of a test with arguments, see nothing of it.
enum TestSettings {
  /// Names one run of a test.
  private struct TestRun: Hashable {
    let test: Test.ID
    /// The arguments; empty for a test without any.
    let arguments: String

    static var current: TestRun? {
      guard let test = Test.current else { return nil }
      guard let testCase = Test.Case.current, testCase.isParameterized else {
        return TestRun(test: test.id, arguments: "")
      }
      // What a case was given is not public, but its description tells cases apart.
      return TestRun(test: test.id, arguments: String(reflecting: testCase))
    }
  }

  private static let settingsOfTests = Mutex<[TestRun: SettingsDomains]>([:])
  /// For code that does not belong to a known test: other programs, detached tasks.
  private static let others = SettingsDomains(folder: nil)

  /// The settings that the calling code uses.
  static var current: SettingsDomains {
    if let run = TestRun.current { return settings(of: run) }
    if EngineThread.isCurrent, let settings = EngineThread.unsafelyIsolated({ ViewGraph.running?.settings }) {
      return settings
    }
    return others
  }

  private static func settings(of run: TestRun) -> SettingsDomains {
    settingsOfTests.withLock { all in
      if let settings = all[run] { return settings }
      let settings = SettingsDomains(folder: nil)
      all[run] = settings
      return settings
    }
  }
}

/// Takes effect when the program is loaded, before it reads a setting.
@section(".init_array") @used
private let chooseAtLoad: @convention(c) () -> Void = { SettingsDomains.choose = { TestSettings.current } }
