// What holds for the macro form of `@State` only.
#if LazyState
  import SwiftUITesting
  import Testing

  /// A class that counts its instances.
  private final class Model {
    @MainActor static var made = 0
    var number = 0

    @MainActor init() {
      Model.made += 1
    }
  }

  /// A view whose initializer the compiler writes, with private state of every kind.
  private struct Synthesized: View {
    private enum Sheet { case info }

    let title: String
    @State private var model = Model()
    @State private var count = 1
    @State private var sheet: Sheet?
    @State fileprivate var picked: Set<Int>?

    var body: some View {
      VStack {
        Button("\(title) \(model.number) \(count) \(sheet == .info) \(picked?.count ?? 0)") {
          model = Model()
          count += 1
          sheet = .info
          picked = [1]
        }
      }
    }
  }

  @MainActor
  @Suite struct LazyStateTests {
    @Test("A19: an inline default is evaluated once per identity")
    func lazyDefaults() {
      struct Child: View {
        let tick: Int
        @State private var model = Model()
        @State private var size: [Int] = Model.noting([1, 2])

        var body: some View { Text("\(tick) \(model.number) \(size.count)") }
      }
      Model.made = 0
      Model.noted = 0
      let screen = Screen { Child(tick: 0) }
      for tick in 1...4 { screen.update { Child(tick: tick) } }
      #expect(screen.visibleText == ["4 0 2"])
      #expect(Model.made == 1)
      #expect(Model.noted == 1)
      #expect(screen.trace.initialValues(of: Model.self) == 1)
      #expect(screen.trace.discardedInitialValues(of: Model.self) == 0)
    }

    @Test("A19: a value given in an initializer is built each time")
    func eagerInInitializers() {
      struct Child: View {
        let tick: Int
        @State private var model: Model

        init(_ tick: Int) {
          self.tick = tick
          _model = State(wrappedValue: Model())
        }

        var body: some View { Text("\(tick) \(model.number)") }
      }
      Model.made = 0
      let screen = Screen { Child(0) }
      screen.update { Child(1) }
      #expect(Model.made == 2)
      #expect(screen.trace.discardedInitialValues(of: Model.self) == 1)
    }

    @Test("A19: a new identity has a new value")
    func identities() {
      struct Child: View {
        @State private var count = 0

        var body: some View { Button("\(count)") { count += 1 } }
      }
      let screen = Screen { Child().id(1) }
      screen["0"].tap()
      #expect(screen.visibleText == ["1"])
      screen.update { Child().id(2) }
      #expect(screen.visibleText == ["0"])
      #expect(screen.trace.initialValues(of: Int.self) == 2)
    }

    @Test("A20: an inline default wins over an assignment in init, a private optional takes it")
    func assignments() {
      struct Mixed: View {
        let name: String
        @State private var number = 1
        @State private var choice: Int?
        @State private var word: String?

        init(name: String, choice: Int?, word: String?) {
          self.name = name
          number = 42
          self.choice = choice
          _word = State(initialValue: word)
        }

        var body: some View {
          Button("\(name) \(number) \(choice ?? 0) \(word ?? "-")") {
            choice = nil
            word = nil
          }
        }
      }
      let screen = Screen { Mixed(name: "a", choice: 2, word: "b") }
      #expect(screen.visibleText == ["a 1 2 b"])
      screen.update { Mixed(name: "a", choice: 3, word: "c") }
      #expect(screen.visibleText == ["a 1 2 b"])
      screen["a 1 2 b"].tap()
      #expect(screen.visibleText == ["a 1 0 -"])
    }

    @Test("A21: a property without a default is founded by an assignment once the others have theirs")
    func founding() {
      struct Founded: View {
        let name: String
        @State private var count: Int
        @State var note: String?

        init(name: String, count: Int, note: String?) {
          self.name = name
          self.count = count
          self.note = note
        }

        var body: some View { Text("\(name) \(count) \(note ?? "-")") }
      }
      struct Memberwise: View {
        @State var count: Int
        @State var note: String?

        var body: some View { Text("\(count) \(note ?? "-")") }
      }
      #expect(Screen { Founded(name: "a", count: 1, note: nil) }.visibleText == ["a 1 -"])
      #expect(Screen { Memberwise(count: 2) }.visibleText == ["2 -"])
      #expect(Screen { Memberwise(count: 2, note: "b") }.visibleText == ["2 b"])
    }

    @Test("A21: private state leaves the synthesized initializer alone")
    func synthesizedInitializers() {
      let screen = Screen { Synthesized(title: "t") }
      screen["t 0 1 false 0"].tap()
      #expect(screen.visibleText == ["t 0 2 true 1"])
    }

    @Test("A21: $name is a binding, whether the type is written or inferred")
    func bindings() {
      struct Pair: View {
        @State private var inferred = 1
        @State private var written: Int = 2
        @State private var optional: Int?
        @State(initialValue: 4) private var given: Int

        var body: some View {
          let all: [Binding<Int>] = [$inferred, $written, $given]
          let optional: Binding<Int?> = $optional
          Button("\(all.map { String($0.wrappedValue) }.joined(separator: " ")) \(optional.wrappedValue ?? 0)") {
            for binding in all { binding.wrappedValue += 1 }
            optional.wrappedValue = 3
          }
        }
      }
      let screen = Screen { Pair() }
      screen["1 2 4 0"].tap()
      #expect(screen.visibleText == ["2 3 5 3"])
    }

    @Test("A21: state keeps its name in the trace")
    func names() {
      struct Named: View {
        @State private var counter = 0
        @State private var choice: Int?

        var body: some View {
          Button("count \(counter)") { counter += 1 }
          Button("choose \(choice ?? 0)") { choice = 1 }
        }
      }
      let screen = Screen { VStack { Named() } }
      screen["count 0"].tap()
      screen["choose 0"].tap()
      let causes = screen.trace.causes.joined()
      #expect(causes.contains("Named.counter"))
      #expect(causes.contains("Named.choice"))
    }
  }

  extension Model {
    @MainActor fileprivate static var noted = 0

    @MainActor fileprivate static func noting(_ value: [Int]) -> [Int] {
      noted += 1
      return value
    }
  }
#endif
