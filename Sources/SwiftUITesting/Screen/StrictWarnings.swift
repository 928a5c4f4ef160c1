import Testing

/// A trait of tests and suites: runtime warnings of the test's screens are issues.
///
///     @MainActor @Suite(.strictWarnings) struct CheckoutTests { … }
///
/// Where the environment variable `TESSERA_WARNINGS` is `trap`, each warning ends the whole process instead.
public struct StrictWarnings: TestTrait, SuiteTrait, TestScoping {
  public var isRecursive: Bool { true }

  /// Whether the code that asks runs in such a test.
  @TaskLocal static var areInForce = false

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Self.$areInForce.withValue(true) { try await function() }
  }
}

extension Trait where Self == StrictWarnings {
  /// Runtime warnings are issues.
  public static var strictWarnings: Self { StrictWarnings() }
}

extension Screen {
  /// Makes warnings issues if the test wants them to be: those of the first frame and all later ones.
  func beStrictIfWanted() {
    guard StrictWarnings.areInForce else { return }
    for warning in graph.warnings { Self.record(warning) }
    graph.onWarning = Self.record
  }

  private static func record(_ warning: String) {
    let location = Test.current?.sourceLocation
    if let location {
      Issue.record("\(warning)", sourceLocation: location)
    } else {
      Issue.record("\(warning)")
    }
  }
}
