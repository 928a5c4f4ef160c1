import InitCost
import Lifecycle
import Logbook
import Ownership
import Rows
import SwiftUITesting
import Testing
import Welcome

/// What a visitor does at each of the examples.
@MainActor
struct Tours {
  let album: Album

  /// Visits all examples, one after the other.
  func all() async throws {
    try await welcome()
    try await ownership()
    try await initCost()
    try await lifecycle()
    try await rows()
    try await together()
  }

  private func welcome() async throws {
    let visit = Visit("Welcome", "stacks, text styles, shapes and gradients", album: album, content: WelcomeView())
    try visit.photograph("before")
    try await visit.tap("Get started")
    try visit.photograph("after")
    visit.leave()
  }

  private func ownership() async throws {
    Counter.forgetAll()
    let visit = Visit("Ownership", "a model owned, and one only observed", album: album, content: OwnershipView())
    try await visit.tap("Count owned", times: 3)
    try await visit.tap("Count borrowed", times: 3)
    try visit.photograph("before")
    try await visit.tap("Refresh", times: 2)
    visit.say("The owned counter still shows 3; the borrowed one is another one, and starts from 0.")
    visit.say("Counters seen by wrappers: \(visit.trace.objects(of: Counter.self))")
    visit.say("Bodies of the parent: \(visit.trace.bodies(of: OwnershipView.self))")
    try visit.photograph("after")
    visit.leave()
  }

  private func initCost() async throws {
    BuildTally.shared.reset()
    let visit = Visit("InitCost", "what the default of a property costs", album: album, content: InitCostView())
    try visit.photograph("before")
    try await visit.tap("Update the parent", times: 13)
    let trace = visit.trace
    visit.say("Bodies of the parent: \(trace.bodies(of: InitCostView.self))")
    visit.say(
      "@State built \(trace.initialValues(of: CostlyModel.self)) models "
        + "and threw \(trace.discardedInitialValues(of: CostlyModel.self)) away.")
    visit.say("@StateObject built \(trace.objects(of: CostlyModel.self)).")
    try visit.photograph("after")
    visit.leave()
  }

  private func lifecycle() async throws {
    let content = LifecycleView(logbook: Logbook())
    let visit = Visit("Lifecycle", "state comes and goes with its view", album: album, content: content)
    try await visit.tap("Count", times: 5)
    try visit.photograph("before")
    try await visit.tap("Hide the counter")
    try await visit.tap("Show the counter")
    visit.say("The counter is back, and starts from 0.")
    try visit.photograph("after")
    visit.leave()
  }

  private func rows() async throws {
    let visit = Visit("Rows", "ten thousand rows, one of which changes", album: album, content: RowsView())
    visit.say("Bodies of rows: \(visit.trace.bodies(of: RowView.self))")
    try visit.photograph("before")
    visit.trace.reset()
    try await visit.tap("Give row 3 a star", times: 3)
    visit.say("Bodies of rows after three taps: \(visit.trace.bodies(of: RowView.self))")
    try visit.photograph("after")
    visit.leave()
  }

  /// One picture of all examples, each of them alive.
  private func together() async throws {
    Counter.forgetAll()
    BuildTally.shared.reset()
    print("\n== All of them, on one screen")
    let wall = Wall(logbook: Logbook())
    let screen = Screen(width: Wall.size.width, height: Wall.size.height, scale: 1) { wall }
    let taps = [
      ("Count owned", 3), ("Count borrowed", 3), ("Refresh", 2), ("Update the parent", 13), ("Count", 5),
      ("Hide the counter", 1), ("Show the counter", 1), ("Count", 2), ("Give row 3 a star", 3),
    ]
    for (label, times) in taps {
      for _ in 0..<times { screen[label].tap() }
      await screen.advance(by: .milliseconds(200))
    }
    try album.add(screen.snapshot(), named: "gallery")
    screen.unmount()
  }
}
