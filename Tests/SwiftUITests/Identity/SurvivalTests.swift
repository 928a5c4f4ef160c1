import SwiftUITesting
import Testing

@MainActor
struct SurvivalTests {
  private let census = Census()
  private let log = Log()

  fileprivate struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("count \(count)") { count += 1 }
    }
  }

  @Test("A27: what cannot be seen keeps its state; what is taken out loses it")
  func survival() {
    let stage = { (isVisible: Bool, isThere: Bool) in
      VStack { if isThere { Counter().opacity(isVisible ? 1 : 0) } }
    }
    let screen = Screen { stage(true, true) }
    screen["count 0"].tap()
    screen.update { stage(false, true) }
    screen.update { stage(true, true) }
    #expect(screen.visibleText == ["count 1"])
    screen.update { stage(true, false) }
    screen.update { stage(true, true) }
    #expect(screen.visibleText == ["count 0"])
  }

  @Test("A28: another kind of stack by if and else makes new views, AnyLayout keeps them")
  func changingStacks() {
    let (census, log) = (census, log)
    let branches = texts(over: [true, false, true]) { isHorizontal in
      if isHorizontal {
        HStack {
          Life("a", census)
          Life("b", census)
        }
      } else {
        VStack {
          Life("a", census)
          Life("b", census)
        }
      }
    }
    #expect(branches.map { $0.map(\.first) } == Array(repeating: ["a", "b"], count: 3))
    #expect(Set(branches.flatMap(\.self)).count == 6)
    let layouts = texts(over: [true, false, true]) { isHorizontal in
      let layout = isHorizontal ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
      layout {
        Life("a", census).onAppear { log.note("a") }
        Life("b", census).onAppear { log.note("b") }
      }
    }
    #expect(Set(layouts).count == 1)
    #expect(log.lines.sorted() == ["a", "b"])
  }

  /// Counts on the main actor; only code that is isolated to it may call it without waiting.
  @MainActor private static func onMainActor(_ text: String) -> String {
    MainActor.assertIsolated()
    return text
  }

  @Test("A30: bodies run on the main actor, paths of shapes need not")
  func isolation() async {
    struct Isolated: View {
      var body: some View { Text(SurvivalTests.onMainActor("isolated")) }
    }
    struct Half: Shape {
      func path(in rect: CGRect) -> Path {
        Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height))
      }
    }
    #expect(Screen { Isolated() }.visibleText == ["isolated"])
    let bounds = await Task.detached {
      Half().path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).boundingRect
    }.value
    #expect(bounds == CGRect(x: 0, y: 0, width: 5, height: 10))
  }

  @Test("A31: what disappears runs its own closure after what appears, and still reads its state")
  func disappearing() {
    struct Flipping: View {
      let log: Log
      @State private var isOn = false

      var body: some View {
        VStack {
          Button("flip") { isOn.toggle() }
          Marked(name: isOn ? "T" : "F", log: log).id(isOn)
        }
      }
    }
    struct Marked: View {
      let name: String
      let log: Log
      @State private var number = 0

      var body: some View {
        Button("mark \(number)") { number = 7 }
          .onAppear { log.note("A(\(name))") }
          .onDisappear { log.note("D(\(name)) \(number)") }
      }
    }
    let screen = Screen { [log] in Flipping(log: log) }
    screen["mark 0"].tap()
    screen["flip"].tap()
    #expect(log.take() == ["A(F)", "A(T)", "D(F) 7"])
    screen.unmount()
    #expect(log.take() == ["D(T) 0"])
  }

  @Test("B37: without an animation a view disappears, and its task is cancelled, in the same turn, inside first")
  func disappearingAtOnce() {
    let log = log
    let stage = { (isThere: Bool) in
      VStack {
        if isThere {
          VStack {
            Text("child").onDisappear { log.note("child") }
          }
          .onDisappear { log.note("parent") }
          .task {
            await withTaskCancellationHandler {
              try? await Task.sleep(for: .seconds(10))
            } onCancel: {
              MainActor.assumeIsolated { log.note("cancelled") }
            }
          }
        }
      }
    }
    let screen = Screen { stage(true) }
    screen.update { stage(false) }
    #expect(log.take().sorted() == ["cancelled", "child", "parent"])
    screen.update { stage(true) }
    #expect(log.take() == [])
  }

  @Test("A32: of rows that are one view each, only those in sight are evaluated")
  func unaryRows() {
    struct Row: View {
      let number: Int

      var body: some View {
        VStack {
          switch number % 3 {
          case 0: Text("fizz \(number)")
          case 1: Text("\(number)")
          default: EmptyView()
          }
        }
        .frame(height: 20)
      }
    }
    let screen = Screen(width: 100, height: 200) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000, id: \.self) { Row(number: $0) }
        }
      }
    }
    #expect(screen["fizz 0"].exists)
    #expect((10...40).contains(screen.trace.bodies(of: Row.self)))
  }

  @Test("A33: helpers are part of the body, a view of its own with equal inputs sleeps")
  func boundaries() {
    struct Child: View {
      let text: String
      private let log: Log

      init(_ text: String, _ log: Log) {
        self.text = text
        self.log = log
        log.note("init")
      }

      var body: some View { Text(text) }
    }
    struct Parent: View {
      let log: Log
      @State private var ticks = 0

      private var helper: some View { log.noting("helper", Text("helper")) }

      @ViewBuilder private func built() -> some View {
        let _ = log.note("built")
        Text("built")
      }

      var body: some View {
        Button("tick \(ticks)") { ticks += 1 }
        helper
        built()
        Child("child", log)
      }
    }
    let screen = Screen { [log] in Parent(log: log) }
    for tick in 0..<10 { screen["tick \(tick)"].tap() }
    let lines = log.take()
    #expect(lines.count { $0 == "helper" } == 11)
    #expect(lines.count { $0 == "built" } == 11)
    #expect(lines.count { $0 == "init" } == 11)
    #expect(screen.trace.bodies(of: Child.self) == 1)
  }

  fileprivate struct LazyRow: View {
    let number: Int
    let log: Log

    var body: some View {
      log.noting("body \(number)", Text("row \(number)"))
        .frame(height: 20)
        .onAppear { log.note("appear \(number)") }
        .onDisappear { log.note("disappear \(number)") }
    }
  }

  private func lazyScreen() -> Screen {
    Screen(width: 100, height: 200) { [log] in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { LazyRow(number: $0, log: log) }
        }
      }
    }
  }

  @Test("B39: a lazy row that comes back appears again")
  func appearingAgain() {
    let screen = lazyScreen()
    #expect(log.lines.count { $0 == "appear 0" } == 1)
    for _ in 0..<8 { screen.scroll(at: CGPoint(x: 50, y: 100), by: CGSize(width: 0, height: -150)) }
    #expect(log.lines.count { $0 == "disappear 0" } == 1)
    for _ in 0..<8 { screen.scroll(at: CGPoint(x: 50, y: 100), by: CGSize(width: 0, height: 150)) }
    #expect(log.lines.count { $0 == "appear 0" } == 2)
  }

  @Test("B40: a view that appeared was evaluated before; rows far away are neither")
  func evaluatedBeforeAppearing() {
    let screen = lazyScreen()
    screen.scroll(at: CGPoint(x: 50, y: 100), by: CGSize(width: 0, height: -400))
    let numbers = { (prefix: String) in
      Set(log.lines.filter { $0.hasPrefix(prefix) }.compactMap { Int($0.dropFirst(prefix.count)) })
    }
    #expect(numbers("body ").isSuperset(of: numbers("appear ")))
    #expect(numbers("appear ").isSuperset(of: 20..<30))
    #expect(!numbers("body ").contains(90))
  }
}
