import InitCost
import SwiftUITesting
import Testing

/// One after the other: all screens count their models in one tally.
@MainActor @Suite(.serialized)
struct InitCostTests {
  private let screen: Screen

  /// A screen whose parent's body ran 14 times: once to appear, and 13 updates.
  init() {
    BuildTally.shared.reset()
    screen = Screen { InitCostView() }
    for _ in 0..<13 { screen["Update the parent"].tap() }
  }

  @Test("14 evaluations of the parent build 14 models for @State and one for @StateObject")
  func tally() {
    #expect(screen.trace.bodies(of: InitCostView.self) == 14)
    #expect(BuildTally.shared.state == 14)
    #expect(BuildTally.shared.stateObject == 1)
    #expect(screen["@State built 14, @StateObject built 1"].exists)
    #expect(screen["The parent's body ran 14 times"].exists)
  }

  @Test("The trace tells how many were built for nothing")
  func trace() {
    #expect(screen.trace.initialValues(of: CostlyModel.self) == 14)
    #expect(screen.trace.discardedInitialValues(of: CostlyModel.self) == 13)
    #expect(screen.trace.objects(of: CostlyModel.self) == 1)
    #expect(screen.trace.bodies(of: StateObjectChild.self) == 1)
    #expect(screen.trace.warnings.isEmpty)
  }
}
