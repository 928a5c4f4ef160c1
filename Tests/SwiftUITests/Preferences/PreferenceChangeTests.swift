import SwiftUITesting
import Testing

@MainActor
struct PreferenceChangeTests {
  private let log = Log()

  private func number(_ number: Int) -> some View {
    Text("\(number)").preference(key: Total.self, value: number)
      .onPreferenceChange(Total.self) { log.note("\($0)") }
  }

  @Test("B72: the action runs with the first value and with each that differs")
  func delivery() {
    _ = texts(over: [1, 2, 2, 3]) { number($0) }
    #expect(log.lines == ["1", "2", "3"])
  }

  @Test("B72, G9: as since OS 18, the first value is told even if it is the default")
  func initialDefault() {
    _ = Screen { Text("x").onPreferenceChange(Total.self) { log.note("\($0)") } }
    #expect(log.lines == ["0"])
  }

  private struct Measured: View {
    @State private var width: CGFloat = 0

    var body: some View {
      VStack {
        Color.red.frame(width: 120, height: 10)
          .background { GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) } }
        Text("width \(Int(width))")
      }
      .onPreferenceChange(Width.self) { width = $0 }
    }
  }

  private enum Width: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  /// A preference in content of several elements or none, which others change on its way up.
  private struct Passed: View {
    var isShown = true
    let log: Log
    @State private var count = 1

    var body: some View {
      VStack {
        Group {
          if isShown {
            Group { if isShown { Text("Told").preference(key: Total.self, value: count) } }
              .transformPreference(Total.self) { $0 += 10 }
          }
          Button("Add") { count += 1 }
        }
        .transformPreference(Total.self) { $0 += 100 }
      }
      .onPreferenceChange(Total.self) { log.note("\($0)") }
    }
  }

  @Test("B70, B72: each change is told through content of several elements that others transform, not only the first")
  func transformed() {
    let screen = Screen { Passed(log: log) }
    for _ in 0..<3 { screen["Add"].tap() }
    #expect(log.lines == ["211", "212", "213", "214"])
  }

  @Test("B72: state written by the action is in the same frame")
  func writesState() {
    let screen = Screen { Measured() }
    #expect(screen["width 120"].exists)
    #expect(screen.trace.frames == 1)
    #expect(screen.trace.bodies(of: Measured.self) == 2)
  }

  private struct Endless: View {
    @State private var number = 1

    var body: some View {
      Text("number \(number)").preference(key: Total.self, value: number)
        .onPreferenceChange(Total.self) { _ in number += 1 }
    }
  }

  @Test("B72: an action that changes its own value runs twice a frame; then a warning says so")
  func loop() {
    let screen = Screen { Endless() }
    #expect(screen["number 3"].exists)
    #expect(screen.trace.warnings.count == 1)
    #expect(
      screen.trace.warnings.first?.hasPrefix("Bound preference Total tried to update multiple times per frame.")
        == true)
  }

  @Test("B72: an action does not run when something else changes")
  func unrelated() {
    struct Content: View {
      @State private var taps = 0
      let log: Log

      var body: some View {
        VStack {
          Button("tap") { taps += 1 }
          Text("taps \(taps)").preference(key: Total.self, value: 5)
        }
        .onPreferenceChange(Total.self) { log.note("\($0)") }
      }
    }
    let screen = Screen { Content(log: log) }
    screen["tap"].tap()
    #expect(screen["taps 1"].exists)
    #expect(log.lines == ["5"])
  }

  @Test("B72: the key can be left to the compiler")
  func spellings() {
    _ = Screen {
      Text("x").preference(key: Total.self, value: 2)
        .onPreferenceChange(Total.self, perform: note)
    }
    #expect(log.lines == ["2"])
  }

  private func note(_ value: Int) {
    log.note("\(value)")
  }
}
