import Foundation
import SwiftUITesting
import Testing

private struct Root: View {
  @State private var count = 0

  var body: some View { Middle(count: $count) }
}

private struct Middle: View {
  @Binding var count: Int

  var body: some View {
    Inner(count: $count)
    Text("Bystander")
  }
}

private struct Inner: View {
  @Binding var count: Int

  var body: some View {
    Leaf(count: $count)
    Bystander()
  }
}

private struct Leaf: View {
  @Binding var count: Int

  var body: some View {
    Text("Count \(count)").onTapGesture { count += 1 }
  }
}

private struct Bystander: View {
  var body: some View { Text("Other") }
}

private final class CostlyModel {
  static let cost = 300_000

  init() {
    var start = timespec()
    clock_gettime(CLOCK_MONOTONIC, &start)
    var now = start
    while (now.tv_sec - start.tv_sec) * 1_000_000_000 + now.tv_nsec - start.tv_nsec < Self.cost {
      clock_gettime(CLOCK_MONOTONIC, &now)
    }
  }
}

private struct Costly: View {
  @State private var model = CostlyModel()

  var body: some View { Text("Costly") }
}

private struct Swiping: View {
  @State private var page = 0

  init() {}

  var body: some View {
    VStack {
      Button("Next") { page += 1 }
      Text("Page \(page)")
      Costly()
    }
  }
}

private struct Child: View {
  let page: Int

  var body: some View { Text("Page \(page)") }
}

private struct Parent: View {
  @State private var page = 0

  var body: some View {
    Child(page: page).onTapGesture { page += 1 }
  }
}

private struct Doubling: View {
  @State private var count = 1
  @State private var double = 2

  var body: some View {
    Text("\(count)").onTapGesture { count += 1 }
      .onChange(of: count) { double = 2 * count }
    Twice(double: $double)
  }
}

private struct Twice: View {
  @Binding var double: Int

  var body: some View { Text("Twice \(double)") }
}

/// A body that takes its time.
private struct Work: View {
  let count: Int

  var body: some View {
    let _ = CostlyModel()
    Text("Work")
  }
}

private struct Working: View {
  @State private var count = 0

  var body: some View {
    Work(count: count).onTapGesture { count += 1 }
  }
}

/// Optimized programs need not have debug information.
private var isOptimized: Bool {
  #if DEBUG
    false
  #else
    true
  #endif
}

/// The trace.
@MainActor
struct TraceTests {
  @Test("A tap is followed through a binding three levels up to the label, past every other view")
  func chain() {
    let screen = Screen { Root() }
    screen.trace.reset()
    screen["Count 0"].tap()
    #expect(screen.trace.causes == ["tap \"Count 0\" > State<Int> Root.count > Leaf.body"])
    #expect(
      screen.trace.steps(toText: "Count 1") == [
        "tap \"Count 0\"", "State<Int> Root.count", "Leaf.body", "text \"Count 1\"",
      ])
    #expect(screen.trace.steps(toBodyOf: Bystander.self) == [])
  }

  @Test("A value from a parent names the parent's body and what led to that")
  func inputs() {
    let screen = Screen { Parent() }
    screen["Page 0"].tap()
    #expect(
      screen.trace.steps(toBodyOf: Child.self) == [
        "tap \"Page 0\"", "State<Int> Parent.page", "Parent.body",
        "Child.body",
      ]
    )
    #expect(screen.trace.causes.last == "tap \"Page 0\" > new value from the parent > Child.body")
  }

  @Test("What onChange writes is because of what it saw")
  func actions() {
    let screen = Screen { Doubling() }
    screen["1"].tap()
    #expect(
      screen.trace.steps(toBodyOf: Twice.self) == [
        "tap \"1\"", "State<Int> Doubling.count", "Doubling.body",
        "State<Int> Doubling.double", "Twice.body",
      ])
  }

  @Test("A property of an observable object is named")
  func observation() {
    let model = PlainCounter()
    let screen = Screen { ModelLabel(model: model) }
    screen["Model 0"].tap()
    #expect(
      screen.trace.causes.last?.hasPrefix("tap \"Model 0\" > @Observable PlainCounter") == true,
      "\(screen.trace.causes)")
  }

  @Test("A costly default below a parent that is evaluated 14 times: 14 made, 13 thrown away, what they cost and where")
  func costlyDefault() throws {
    let screen = Screen { EmptyView() }
    screen.trace.isDetailed = true
    screen.update { Swiping() }
    for _ in 1...13 { screen["Next"].tap() }
    #expect(screen.trace.bodies(of: Swiping.self) == 14)
    let costs = screen.trace.initialValueCosts(of: CostlyModel.self)
    #if LazyState
      #expect(costs.map(\.isDiscarded) == [false])
    #else
      #expect(costs.map(\.isDiscarded) == [false] + Array(repeating: true, count: 13))
      #expect(costs.allSatisfy { $0.line?.hasPrefix("TraceTests.swift:") == true || isOptimized })
    #endif
    #expect(costs.allSatisfy { $0.view == "Costly" && $0.duration >= .nanoseconds(CostlyModel.cost) })
  }

  @Test("H1: a recording has each body of a type, how long it took, and the way back to what the user did")
  func bodies() throws {
    let screen = Screen { Working() }
    for _ in 1...3 { screen["Work"].tap() }
    let events = try events(of: screen)
    let bodies = events.filter { $0["name"] as? String == "Work.body" && $0["ph"] as? String == "X" }
    #expect(bodies.count == 4)
    #expect(screen.trace.bodies(of: Work.self) == 4)
    #expect(bodies.allSatisfy { ($0["dur"] as? Double ?? 0) >= Double(CostlyModel.cost) / 1_000 })
    func cause(of event: [String: Any]) -> [String: Any]? {
      guard let number = (event["args"] as? [String: Any])?["cause"] as? Int else { return nil }
      return events.first { ($0["args"] as? [String: Any])?["id"] as? Int == number }
    }
    let way = sequence(first: try #require(bodies.last), next: cause).compactMap { $0["name"] as? String }
    #expect(way == ["Work.body", "Working.body", "State<Int> Working.count", "tap \"Work\""])
  }

  private func events(of screen: Screen) throws -> [[String: Any]] {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: url) }
    try screen.trace.write(to: url)
    let content = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
    return try #require(content["traceEvents"] as? [[String: Any]])
  }

  @Test("A recording is a file in the Trace Event Format")
  func file() throws {
    let screen = Screen { Root() }
    screen["Count 0"].tap()
    let events = try events(of: screen)
    let leaf = try #require(events.last { $0["name"] as? String == "Leaf.body" && $0["ph"] as? String == "X" })
    let facts = try #require(leaf["args"] as? [String: Any])
    #expect(facts["path"] as? String == "Root > Middle > Inner > Leaf")
    let cause = events.first { ($0["args"] as? [String: Any])?["id"] as? Int == facts["cause"] as? Int }
    #expect(cause?["name"] as? String == "State<Int> Root.count")
  }
}

@Observable
private final class PlainCounter {
  var number = 0
}

private struct ModelLabel: View {
  let model: PlainCounter

  var body: some View {
    Text("Model \(model.number)").onTapGesture { model.number += 1 }
  }
}
