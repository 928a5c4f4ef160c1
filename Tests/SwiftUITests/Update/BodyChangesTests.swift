import Observation
import SwiftUITesting
import TesseraCore
import Testing

/// The lines of standard output that begin with a type's name.
private func changes(of name: String, in output: [UInt8]) -> [String] {
  String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init).filter { $0.hasPrefix("\(name):") }
}

private struct Plain: View {
  let number: Int

  var body: some View {
    let _ = Self._printChanges()
    Text("plain \(number)")
  }
}

private struct Bound: View {
  @Binding var flag: Bool

  var body: some View {
    let _ = Self._printChanges()
    Button(flag ? "bound on" : "bound off") { flag.toggle() }
  }
}

private final class Store: ObservableObject {
  @Published var value = 0
}

@Observable
private final class Tracked {
  var value = 0
}

private struct Outer {
  struct ContentView: View {
    @State private var count = 0
    @State private var flag = false
    @StateObject private var store = Store()
    let tracked: Tracked

    var body: some View {
      let _ = Self._printChanges()
      VStack {
        Button("count \(count)") { count += 1 }
        Button("store \(store.value)") { store.value += 1 }
        Text("tracked \(tracked.value)")
        Plain(number: count)
        Bound(flag: $flag)
      }
    }
  }
}

private struct Themed: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let _ = Self._printChanges()
    Text(scheme == .dark ? "dark" : "light")
  }
}

struct BodyChangesTests {
  @Test("B23, H4: the first line names all properties, later lines only what changed")
  func lines() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) { @MainActor in
      let tracked = Tracked()
      let screen = Screen { Outer.ContentView(tracked: tracked) }
      screen["count 0"].tap()
      screen["store 0"].tap()
      tracked.value = 1
      screen["bound off"].tap()
      screen.update { Outer.ContentView(tracked: Tracked()) }
    }
    let output = try #require(result).standardOutputContent
    #expect(
      changes(of: "Outer.ContentView", in: output) == [
        "Outer.ContentView: @self, @identity, _count, _flag, _store changed.",
        "Outer.ContentView: _count changed.",
        "Outer.ContentView: _store changed.",
        "Outer.ContentView: @dependencies changed.",
        "Outer.ContentView: @self changed.",
      ])
    #expect(changes(of: "Plain", in: output) == ["Plain: @self changed.", "Plain: @self changed."])
    #expect(changes(of: "Bound", in: output) == ["Bound: @self, @identity, _flag changed.", "Bound: _flag changed."])
  }

  @Test("B23: of the environment only what the view reads is named")
  func environment() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) { @MainActor in
      let screen = Screen { Themed() }
      screen.update { Themed().environment(\.colorScheme, .dark) }
      screen.update { Themed().environment(\.colorScheme, .light) }
    }
    let output = try #require(result).standardOutputContent
    let first = "Themed: @self, @identity, _scheme, _isEnabled changed."
    #expect(changes(of: "Themed", in: output) == [first, first, "Themed: _scheme changed."])
  }

  @Test("H4: the launch argument -LogForEachSlowPath names each ForEach whose rows have to be made to count them")
  func slowPath() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
      SlowPathLog.isOn = LaunchArguments.isOn(SlowPathLog.argument, in: ["program", "-LogForEachSlowPath", "YES"])
      _ = Screen {
        LazyVStack {
          ForEach(["one"], id: \.self) { Text($0) }
          ForEach(0..<3) { number in if number > 1 { Text("\(number)") } }
        }
      }
    }
    let lines = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      .split(separator: "\n").filter { $0.hasPrefix("ForEach over") }
    #expect(lines.count == 1)
    #expect(!LaunchArguments.isOn(SlowPathLog.argument, in: ["program", "-LogForEachSlowPath", "NO"]))
    #expect(lines.first?.hasPrefix("ForEach over Range<Int>: ") == true)
  }
}
