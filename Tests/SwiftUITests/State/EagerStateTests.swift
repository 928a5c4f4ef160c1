// What holds for the property wrapper only.
#if !LazyState
  import SwiftUITesting
  import Testing

  @MainActor
  @Suite struct EagerStateTests {
    @Test("A18: inline defaults run each time, too, and the state keeps what was written")
    func inlineDefaults() {
      struct Child: View {
        let tick: Int
        @State private var count = 0

        var body: some View {
          Button("\(tick): \(count)") { count += 1 }
        }
      }
      let screen = Screen { Child(tick: 0) }
      screen["0: 0"].tap()
      screen.update { Child(tick: 1) }
      #expect(screen.visibleText == ["1: 1"])
      #expect(screen.trace.initialValues(of: Int.self) == 2)
      #expect(screen.trace.discardedInitialValues(of: Int.self) == 1)
    }

    @Test("A20: replacing the wrapper replaces an inline default")
    func wrapperReplaced() {
      struct Replaced: View {
        @State private var number = 0

        init(_ number: Int) { _number = State(wrappedValue: number) }

        var body: some View { Text("\(number)") }
      }
      #expect(texts(over: [5]) { Replaced($0) } == [["5"]])
    }
  }
#endif
