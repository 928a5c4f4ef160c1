import SwiftUITesting
import Testing

/// Trees and values that are mistakes, but common ones.
@MainActor
struct SafetyTests {
  /// Nests itself, `depth` views deep.
  private struct Nested: View {
    let depth: Int

    var body: some View {
      if depth > 0 { AnyView(Nested(depth: depth - 1)) } else { Text("bottom") }
    }
  }

  /// Nests itself without an end.
  private struct Endless: View {
    var body: some View { AnyView(Endless()) }
  }

  /// Either all of a deep tree is shown, or a warning says where it ends.
  private func checkDepth(of screen: Screen, showing text: String) {
    let isCutOff = screen.trace.warnings.contains { $0.contains("levels deep; what lies deeper is not shown") }
    #expect(screen.visibleText == (isCutOff ? [] : [text]))
    _ = screen.describe()
    _ = screen.snapshot()
    screen.tap(at: CGPoint(x: 195, y: 422))
    screen.unmount()
  }

  @Test("A view nested 500 levels deep is shown and updated")
  func nestedViews() {
    let screen = Screen { Nested(depth: 500) }
    #expect(screen.visibleText == ["bottom"])
    screen.update { Nested(depth: 501) }
    #expect(screen.visibleText == ["bottom"])
    #expect(screen.trace.warnings == [])
  }

  @Test("A view nested 2,000 levels deep does not crash")
  func deepViews() {
    let screen = Screen { Nested(depth: 2_000) }
    screen.update { Nested(depth: 2_001) }
    checkDepth(of: screen, showing: "bottom")
  }

  @Test("A view nested in 2,000 modifiers of an AnyView does not crash")
  func deepModifiers() {
    var view = AnyView(Text("x"))
    for _ in 0..<2_000 { view = AnyView(view.padding(0)) }
    let screen = Screen { view }
    screen.update { view }
    checkDepth(of: screen, showing: "x")
  }

  @Test("A view nested in 2,000 stacks and overlays does not crash")
  func deepStacks() {
    var view = AnyView(Text("x"))
    for level in 0..<2_000 {
      view = level.isMultiple(of: 2) ? AnyView(VStack { view }) : AnyView(Color.clear.overlay { view })
    }
    let screen = Screen { view }
    checkDepth(of: screen, showing: "x")
  }

  @Test("A view nested in 2,000 scopes of lifecycle and environment does not crash")
  func deepScopes() {
    let log = Log()
    var view = AnyView(Text("x"))
    for level in 0..<2_000 {
      view =
        level.isMultiple(of: 2)
        ? AnyView(view.environment(\.layoutDirection, .leftToRight)) : AnyView(view.onAppear { log.note("") }.id(level))
    }
    let screen = Screen { view }
    screen.update { view }
    checkDepth(of: screen, showing: "x")
  }

  @Test("Modifiers with bodies nested 2,000 levels deep do not crash")
  func deepModifierBodies() {
    struct Plain: ViewModifier {
      func body(content: Content) -> some View { content }
    }
    var view = AnyView(Text("x"))
    for _ in 0..<2_000 { view = AnyView(view.modifier(Plain())) }
    let screen = Screen { view }
    screen.update { view }
    checkDepth(of: screen, showing: "x")
  }

  @Test("A view that contains itself without end is cut off with a warning")
  func endlessViews() {
    let screen = Screen { Endless() }
    #expect(screen.visibleText == [])
    #expect(screen.trace.warnings.count == 1)
    #expect(screen.trace.warnings.first?.contains("levels deep; what lies deeper is not shown") == true)
    screen.update { Endless() }
    screen.unmount()
  }

  @Test("Numbers that are none are no sizes, distances or places", arguments: [CGFloat.nan, .infinity, -.infinity, -1])
  func oddNumbers(number: CGFloat) {
    let screen = Screen {
      VStack(spacing: number) {
        Text("a").frame(width: number, height: number)
        Text("b").frame(minWidth: number, idealWidth: number, maxWidth: number, minHeight: number, maxHeight: number)
        Text("c").padding(number)
        Text("d").padding(EdgeInsets(top: number, leading: number, bottom: number, trailing: number))
        Text("e").offset(x: number, y: number)
        Text("f").position(x: number, y: number)
        Text("g").opacity(number)
        Text("h").scaleEffect(number).rotationEffect(.degrees(number))
        Text("i").aspectRatio(number, contentMode: .fit)
        Text("j").layoutPriority(number).zIndex(number)
      }
    }
    for element in screen.elements(.text) {
      let frame = element.frame
      #expect(!frame.width.isNaN && !frame.height.isNaN)
    }
    _ = screen.describe()
    _ = screen.snapshot()
    screen.tap(at: CGPoint(x: number, y: number))
  }

  @Test("A frame that is no number warns and is left out")
  func warningOfFrames() {
    let screen = Screen { Text("a").frame(width: .nan) }
    #expect(screen.visibleText == ["a"])
    #expect(screen.trace.warnings.contains { $0.hasPrefix("Invalid frame dimension (negative or non-finite).") })
    #expect(screen["a"].frame.width > 0)
  }

  @Test("A screen without a size, or with a strange one, shows what it can", arguments: [0, -5, .nan, .infinity])
  func oddScreens(length: CGFloat) {
    let screen = Screen(width: length, height: length, scale: length) {
      VStack {
        Text("a")
        Color.red
      }
    }
    #expect(screen.visibleText.first ?? "a" == "a")
    _ = screen.describe()
  }
}
