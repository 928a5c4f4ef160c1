import SwiftUITesting
import Testing

@MainActor
struct AnyViewTests {
  private let census = Census()

  @Test("A11: the same type inside keeps state")
  func sameType() {
    #expect(texts(over: [0, 1]) { AnyView(Life("p\($0)-", census)) } == [["p0-1"], ["p1-1"]])
  }

  @Test("A11: another type inside is another view, and back again yet another")
  func otherType() {
    let lives = texts(over: [true, false, true]) { isPlain in
      isPlain ? AnyView(Life("p", census)) : AnyView(Life("p", census).padding())
    }
    #expect(lives == [["p1"], ["p2"], ["p3"]])
  }

  @Test("A11: hiding a type twice is hiding it once")
  func nested() {
    let lives = texts(over: [true, false]) { isNested in
      isNested ? AnyView(AnyView(AnyView(Life("p", census)))) : AnyView(Life("p", census))
    }
    #expect(lives == [["p1"], ["p1"]])
  }

  @Test("A11: state works inside, and siblings keep theirs when the type changes")
  func stateInside() {
    struct Counter: View {
      @State private var count = 0

      var body: some View {
        Button("count \(count)") { count += 1 }
      }
    }
    let stage = { (isCounter: Bool) in
      VStack {
        isCounter ? AnyView(Counter()) : AnyView(Text("none"))
        Life("t", census)
      }
    }
    let screen = Screen { stage(true) }
    screen["count 0"].tap()
    screen.update { stage(true) }
    #expect(screen.visibleText == ["count 1", "t1"])
    screen.update { stage(false) }
    #expect(screen.visibleText == ["none", "t1"])
    screen.update { stage(true) }
    #expect(screen.visibleText == ["count 0", "t1"])
  }

  @Test("A11: several views inside are spliced into the container")
  func severalViews() {
    let size = measure(.unspecified) {
      HStack(spacing: 0) {
        AnyView(
          Group {
            Color.clear.frame(width: 10, height: 10)
            Color.clear.frame(width: 20, height: 10)
          })
        Color.clear.frame(width: 30, height: 10)
      }
    }
    #expect(size == CGSize(width: 60, height: 10))
  }

  @Test("A11: what a place below an AnyView holds keeps its own identity rules")
  func conditionInside() {
    let lives = texts(over: [true, false, true]) { isThere in
      AnyView(
        HStack {
          if isThere { Life("c", census) }
          Life("t", census)
        })
    }
    #expect(lives == [["c1", "t2"], ["t2"], ["c3", "t2"]])
  }
}
