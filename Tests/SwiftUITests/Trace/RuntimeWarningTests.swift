import Combine
import SwiftUITesting
import TesseraCore
import Testing

private final class Model: ObservableObject {
  @Published var number = 0
}

/// The texts of rule H3, each caused once.
@MainActor
struct RuntimeWarningTests {
  /// The warnings of a screen with `content`, and where they come from.
  private func warnings<Content: View>(@ViewBuilder of content: () -> Content) -> [String] {
    Screen(content: content).trace.warnings
  }

  @Test("H3: modifying state during an update (1)")
  func modifying() {
    struct Writing: View {
      @State private var number = 0

      var body: some View {
        let _ = (number += 1)
        let _ = (number += 1)
        Text("\(number)")
      }
    }
    #expect(
      warnings { Writing() } == [
        "Modifying state during view update, this will cause undefined behavior. (RuntimeWarningTests.Writing)"
      ])
  }

  @Test("H3: publishing during an update (2)")
  func publishing() {
    struct Writing: View {
      @ObservedObject var model: Model

      var body: some View {
        let _ = model.number < 2 ? (model.number += 1) : ()
        Text("\(model.number)")
      }
    }
    #expect(
      warnings { Writing(model: Model()) } == [
        "Publishing changes from within view updates is not allowed, this will cause undefined behavior. "
          + "(RuntimeWarningTests.Writing)"
      ])
  }

  @Test("H3: publishing from another thread (3)")
  func publishingFromBackground() async {
    struct Owner: View {
      @ObservedObject var model: Model

      var body: some View { Text("\(model.number)") }
    }
    struct Handover: @unchecked Sendable {
      let model: Model
    }
    let handover = Handover(model: Model())
    let screen = Screen { Owner(model: handover.model) }
    await Task.detached { handover.model.number = 1 }.value
    for _ in 0..<1_000 where screen.trace.warnings.isEmpty { await Task.yield() }
    #expect(
      screen.trace.warnings == [
        "Publishing changes from background threads is not allowed; make sure to publish values from the main thread "
          + "(via operators like receive(on:)) on model updates. (RuntimeWarningTests.Owner)"
      ])
  }

  @Test("J279: the line is found later, on another thread, by the addresses that were on the stack")
  func lineOfAddresses() async {
    let line = #line + 1
    let addresses = CallSite.addresses() ?? []
    #expect(await CallSite.lookUp(addresses) == "RuntimeWarningTests.swift:\(line)")
    #expect(await CallSite.lookUp([]) == nil)
  }

  @Test("H3: the line of the user's code is found behind ours")
  func callSite() {
    final class Holder {
      @Published var number = 0
    }
    var site: String?
    let holder = Holder()
    let line = CallSite.current()
    let subscription = holder.$number.map { $0 + 1 }.sink { _ in site = CallSite.current() }
    #expect(line == "RuntimeWarningTests.swift:\(#line - 2)")
    #expect(site == "RuntimeWarningTests.swift:\(#line - 2)")
    subscription.cancel()
  }

  @Test("H3: wrappers outside of a view (4, 5, 7)")
  func outsideOfViews() {
    final class Holder {
      @StateObject var model = Model()
      @State var number = 0
      @Namespace var namespace
    }
    struct Owner: View {
      let holder = Holder()

      var body: some View {
        let _ = holder.namespace
        Text("\(holder.model.number) \(holder.$number.wrappedValue)")
      }
    }
    #expect(
      warnings { Owner() } == [
        "Reading a Namespace property outside View.body. "
          + "This will result in identifiers that never match any other identifier. (RuntimeWarningTests.Owner)",
        "Accessing StateObject's object without being installed on a View. This will create a new instance each time. "
          + "(RuntimeWarningTests.Owner)",
        "Accessing State's value outside of being installed on a View. This will result in a constant Binding of the "
          + "initial value and will not update. (RuntimeWarningTests.Owner)",
      ])
  }

  @Test("H3: frames that cannot be (8)")
  func frames() {
    struct Invalid: View {
      var body: some View { Text("x").frame(width: -1) }
    }
    struct Contradictory: View {
      var body: some View { Text("x").frame(minWidth: 20, maxWidth: 10) }
    }
    let all = warnings {
      Invalid()
      Contradictory()
    }
    #expect(all.count == 2)
    #expect(
      all.contains { $0.hasPrefix("Invalid frame dimension (negative or non-finite).") && $0.contains("Invalid)") })
    #expect(
      all.contains { $0.hasPrefix("Contradictory frame constraints specified.") && $0.contains("Contradictory)") })
  }

  @Test("H3: a matrix that cannot be inverted (10)")
  func singularMatrix() {
    struct Flat: View {
      var body: some View {
        let flat = ProjectionTransform(CGAffineTransform(scaleX: 1, y: 0))
        Text(flat.inverted() == flat ? "itself" : "another")
      }
    }
    let screen = Screen { Flat() }
    #expect(screen.visibleText == ["itself"])
    #expect(screen.trace.warnings.count == 1)
    #expect(screen.trace.warnings.first?.hasPrefix("Cannot invert singular matrix.") == true)
    #expect(warnings { Color.red.scaleEffect(0) } == [])
  }

  @Test("H3: styles where only plain text can be (11)")
  func styledTitle() {
    struct Page: View {
      var body: some View {
        NavigationStack {
          Text("Content")
            .navigationTitle(Text("A").bold() + Text(" title").foregroundColor(.red))
        }
      }
    }
    let screen = Screen { Page() }
    #expect(screen.visibleText.contains("A title"))
    #expect(screen.trace.warnings.count == 1)
    #expect(
      screen.trace.warnings.first?.hasPrefix("Only unstyled text can be used with navigationTitle(_:).") == true)
    #expect(warnings { NavigationStack { Text("Content").navigationTitle(Text("A title")) } } == [])
  }

  @Test("H3: an id that occurs twice")
  func duplicateIDs() {
    struct Rows: View {
      var body: some View { ForEach(["a", "b", "a"], id: \.self) { Text($0) } }
    }
    let all = warnings { Rows() }
    #expect(all.count == 1)
    #expect(
      all.first?.hasPrefix("the ID a occurs multiple times within the collection, this will give undefined results!")
        == true)
  }

  @Test("H3: each place reports by itself, and once")
  func places() {
    struct Inner: View {
      @State private var number = 0
      let tick: Int

      var body: some View {
        let _ = (number += 1)
        Text("\(number)")
      }
    }
    struct First: View {
      let tick: Int

      var body: some View { Inner(tick: tick) }
    }
    struct Second: View {
      let tick: Int

      var body: some View { Inner(tick: tick) }
    }
    let stage = { (tick: Int) in
      VStack {
        First(tick: tick)
        Second(tick: tick)
      }
    }
    let screen = Screen { stage(0) }
    for tick in 1...3 { screen.update { stage(tick) } }
    #expect(screen.trace.warnings.count == 2)
    #expect(screen.trace.warnings.map { $0.contains("First > ") } == [true, false])
    screen.trace.reset()
    #expect(screen.trace.warnings == [])
  }

  @Test("H3: warnings are written to the standard error stream")
  func standardError() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
      _ = Screen { Text("x").frame(width: -1) }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("warning: Invalid frame dimension (negative or non-finite)."))
  }

  @Test("H3: where they are not tolerated, a warning ends the process with its text")
  func trap() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      setenv("TESSERA_WARNINGS", "trap", 1)
      _ = Screen { Text("x").frame(width: -1) }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("Invalid frame dimension (negative or non-finite)."))
  }

  @Test("H3: in a strict test a warning is an issue", .strictWarnings)
  func strictTests() {
    let screen = Screen { Text("x") }
    withKnownIssue {
      screen.update { Text("x").frame(width: -1) }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("Invalid frame dimension") }
    }
    withKnownIssue { _ = Screen { Text("x").frame(height: -1) } }
    _ = Screen { Text("x").frame(width: 1) }
  }
}
