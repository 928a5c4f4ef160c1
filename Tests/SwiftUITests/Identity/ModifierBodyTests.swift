import SwiftUITesting
import Testing

/// Modifiers with a body of their own.
@MainActor
struct ModifierBodyTests {
  private let census = Census()

  @Test("A26: content used twice is two views")
  func twice() {
    struct Twice: ViewModifier {
      func body(content: Content) -> some View {
        HStack {
          content
          content
        }
      }
    }
    let lives = texts(over: ["p", "q"]) { Life($0, census).modifier(Twice()) }
    #expect(lives == [["p1", "p2"], ["q1", "q2"]])
  }

  @Test("A26: content in the branches of a condition is a new view at each flip")
  func branches() {
    struct Emphasis: ViewModifier {
      let isOn: Bool

      func body(content: Content) -> some View {
        if isOn { content.padding() } else { content }
      }
    }
    let lives = texts(over: [false, true, false]) { Life("p", census).modifier(Emphasis(isOn: $0)) }
    #expect(lives == [["p1"], ["p2"], ["p3"]])
  }

  @Test("A26: a modifier's state stays while its content changes")
  func stateOfModifier() {
    struct Tally: ViewModifier {
      @State private var count = 0

      func body(content: Content) -> some View {
        HStack {
          content
          Button("k\(count)") { count += 1 }
        }
      }
    }
    let stage = { (name: String) in Text(name).modifier(Tally()) }
    let screen = Screen { stage("a") }
    screen["k0"].tap()
    screen["k1"].tap()
    screen.update { stage("b") }
    #expect(screen.visibleText == ["b", "k2"])
  }

  @Test("A26: each use of a modifier has its own state")
  func stateOfEachUse() {
    struct Tagged: ViewModifier {
      let census: Census

      func body(content: Content) -> some View {
        HStack {
          content
          Life("m", census)
        }
      }
    }
    let lives = texts(over: [0, 1]) { _ in
      HStack { Text("x").modifier(Tagged(census: census)).modifier(Tagged(census: census)) }
    }
    #expect(lives == [["x", "m1", "m2"], ["x", "m1", "m2"]])
  }

  @Test("A26: the modifier's body runs for its own reasons, the content's for its own")
  func independentUpdates() {
    struct Frame: ViewModifier {
      @State private var taps = 0

      func body(content: Content) -> some View {
        VStack {
          content
          Button("frame \(taps)") { taps += 1 }
        }
      }
    }
    struct Inner: View {
      @State private var taps = 0

      var body: some View {
        Button("inner \(taps)") { taps += 1 }
      }
    }
    let screen = Screen { Inner().modifier(Frame()) }
    screen["frame 0"].tap()
    #expect(screen.trace.bodies(of: Frame.self) == 2)
    #expect(screen.trace.bodies(of: Inner.self) == 1)
    screen["inner 0"].tap()
    #expect(screen.trace.bodies(of: Frame.self) == 2)
    #expect(screen.trace.bodies(of: Inner.self) == 2)
    #expect(screen.visibleText == ["inner 1", "frame 1"])
  }

  @Test("A26: content that the body leaves out and takes up again is new")
  func omittedContent() {
    struct Visible: ViewModifier {
      let isVisible: Bool

      func body(content: Content) -> some View {
        HStack {
          if isVisible { content }
          Text("t")
        }
      }
    }
    let lives = texts(over: [true, false, true]) { Life("p", census).modifier(Visible(isVisible: $0)) }
    #expect(lives == [["p1", "t"], ["t"], ["p2", "t"]])
  }

  @Test("A26: modifiers joined by concat apply one after the other")
  func joined() {
    struct Suffix: ViewModifier {
      let text: String

      func body(content: Content) -> some View {
        HStack {
          content
          Text(text)
        }
      }
    }
    let modifier = Suffix(text: "1").concat(Suffix(text: "2"))
    let lives = texts(over: ["p", "q"]) { Life($0, census).modifier(modifier) }
    #expect(lives == [["p1", "1", "2"], ["q1", "1", "2"]])
  }
}
