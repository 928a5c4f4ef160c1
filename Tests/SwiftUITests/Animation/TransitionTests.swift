import SwiftUITesting
import Testing

/// Shows and hides a view by a button.
private struct Switcher<Content: View>: View {
  @State private var isOn: Bool
  let animation: Animation?
  let alignment: HorizontalAlignment
  let content: Content

  init(
    isOn: Bool = false, _ animation: Animation? = .linear(duration: 1), alignment: HorizontalAlignment = .leading,
    @ViewBuilder content: () -> Content
  ) {
    _isOn = State(initialValue: isOn)
    self.animation = animation
    self.alignment = alignment
    self.content = content()
  }

  var body: some View {
    VStack(alignment: alignment, spacing: 0) {
      Button("Go") { withAnimation(animation) { isOn.toggle() } }.frame(width: 100, height: 20)
      if isOn { content }
      Spacer(minLength: 0)
    }
    .frame(width: 400, height: 400, alignment: .topLeading)
  }
}

@MainActor
struct TransitionTests {
  private func screen<Content: View>(
    isOn: Bool = false, _ animation: Animation? = .linear(duration: 1), @ViewBuilder content: () -> Content
  ) -> Screen {
    Screen(width: 400, height: 400) { Switcher(isOn: isOn, animation, content: content) }
  }

  private func frame(_ screen: Screen) -> CGRect { screen.view(RedBox.self).frame }

  private func red(_ screen: Screen, _ x: CGFloat, _ y: CGFloat) -> Double {
    1 - screen.snapshot().color(at: CGPoint(x: x, y: y)).green
  }

  @Test("D40: without a transition of its own a view fades; a plain write shows it at once")
  func standard() async {
    let animated = screen { RedBox(color: .black).frame(width: 100, height: 50) }
    animated["Go"].tap()
    #expect(red(animated, 50, 40) < 0.02)
    await animated.advance(by: .seconds(0.5))
    #expect(isNear(red(animated, 50, 40), 0.5))
    await animated.settle()
    #expect(red(animated, 50, 40) > 0.99)
    let plain = screen(nil) { RedBox(color: .black).frame(width: 100, height: 50).transition(.move(edge: .top)) }
    plain["Go"].tap()
    #expect(red(plain, 50, 40) > 0.99)
    #expect(frame(plain).minY == 20)
  }

  @Test("D40: the outermost view counts; a transition further in is ignored")
  func innerTransition() async {
    let screen = screen {
      VStack { RedBox(color: .black).frame(width: 100, height: 50).transition(.move(edge: .leading)) }
    }
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.5))
    #expect(frame(screen).minX == 0)
    #expect(isNear(red(screen, 50, 40), 0.5))
  }

  @Test("D41: the transitions, half way in")
  func insertions() async {
    func halfWay(_ transition: AnyTransition) async -> CGRect {
      let screen = screen { RedBox(color: .black).frame(width: 100, height: 50).transition(transition) }
      screen["Go"].tap()
      await screen.advance(by: .seconds(0.5))
      let half = frame(screen)
      await screen.settle()
      #expect(frame(screen) == CGRect(x: 0, y: 20, width: 100, height: 50))
      return half
    }
    #expect(isNear(await halfWay(.move(edge: .leading)).minX, -50))
    #expect(isNear(await halfWay(.move(edge: .bottom)).minY, 45))
    #expect(isNear(await halfWay(.slide).minX, -50))
    #expect(isNear(await halfWay(.scale).width, 50))
    #expect(isNear(await halfWay(.scale(scale: 0.5, anchor: .topLeading)).width, 75))
    let offset = await halfWay(.offset(x: -30, y: -5))
    #expect(isNear(offset.minX, -15) && isNear(offset.minY, 17.5))
    #expect(isNear(await halfWay(.push(from: .trailing)).minX, 50))
    let both = await halfWay(.move(edge: .leading).combined(with: .offset(x: 0, y: 20)))
    #expect(isNear(both.minX, -50) && isNear(both.minY, 30))
    #expect(await halfWay(.identity).minX == 0)
    #expect(isNear(await halfWay(.asymmetric(insertion: .move(edge: .leading), removal: .scale)).minX, -50))
    #expect(
      isNear(await halfWay(.modifier(active: Shift(x: -40), identity: Shift(x: 0))).minX, -20))
    #expect(isNear(await halfWay(AnyTransition(Sliding(distance: 60))).minX, -30))
  }

  @Test("D41: the transitions, half way out")
  func removals() async {
    func halfWay(_ transition: AnyTransition) async -> (x: CGFloat, alpha: Double) {
      let screen = screen(isOn: true) { RedBox(color: .black).frame(width: 100, height: 50).transition(transition) }
      screen["Go"].tap()
      await screen.advance(by: .seconds(0.5))
      // The leftmost dark point tells how far it has moved.
      let pixels = screen.snapshot()
      let x = stride(from: 0.0, to: 400, by: 1).first { pixels.color(at: CGPoint(x: $0 + 0.5, y: 45)).red < 0.9 }
      let alpha = 1 - pixels.color(at: CGPoint(x: (x ?? 0) + 20, y: 45)).red
      await screen.settle()
      #expect(screen.snapshot().color(at: CGPoint(x: 50, y: 45)).red > 0.99)
      return (x ?? 400, alpha)
    }
    #expect(isNear(await halfWay(.slide).x, 50, within: 1))
    #expect(isNear(await halfWay(.opacity).alpha, 0.5))
    let pushed = await halfWay(.push(from: .leading))
    #expect(isNear(pushed.x, 50, within: 1) && isNear(pushed.alpha, 0.5))
    #expect(isNear(await halfWay(.asymmetric(insertion: .opacity, removal: .offset(x: 80))).x, 40, within: 1))
    #expect(isNear(await halfWay(.modifier(active: Shift(x: 40), identity: Shift(x: 0))).x, 20, within: 1))
    #expect(await halfWay(.identity).x == 400)
  }

  @Test("D41: a transition may have an animation of its own")
  func ownAnimation() async {
    let screen = screen(.linear(duration: 1)) {
      RedBox(color: .black).frame(width: 100, height: 50).transition(
        .move(edge: .leading).animation(.linear(duration: 2)))
    }
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.5))
    #expect(isNear(frame(screen).minX, -75))
  }

  @Test("D41: transitions of protocol types do the same as those of any type")
  func protocolTransitions() async {
    let screen = screen {
      RedBox(color: .black).frame(width: 100, height: 50).transition(BlurReplaceTransition(configuration: .downUp))
      BlueBox().frame(width: 100, height: 50).transition(MoveTransition(edge: .leading).combined(with: .opacity))
    }
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.5))
    #expect(isNear(frame(screen).width, 95))
    #expect(isNear(screen.view(BlueBox.self).frame.minX, -50))
    #expect(TransitionPhase.willAppear.value == -1 && TransitionPhase.didDisappear.value == 1)
  }

  @Test("D42: with reduced motion, a fade is used; properties move all the same")
  func reducedMotion() async {
    let screen = Screen(width: 400, height: 400) {
      Switcher { RedBox(color: .black).frame(width: 100, height: 50).transition(.move(edge: .leading)) }
        .environment(\._accessibilityReduceMotion, true)
    }
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.5))
    #expect(frame(screen).minX == 0)
    #expect(isNear(red(screen, 50, 40), 0.5))
  }

  @Test("D39, G9: as since OS 17, what is being removed lies behind others of its zIndex")
  func removedViewLiesBehind() async {
    struct Pile: View {
      @State private var isOn = true
      let zIndex: Double

      var body: some View {
        VStack(spacing: 0) {
          ZStack {
            Color.white
            if isOn { Color.black.transition(.opacity).zIndex(zIndex) }
          }
          .frame(width: 100, height: 50)
          Button("Go") { withAnimation(.linear(duration: 1)) { isOn = false } }.frame(width: 100, height: 20)
        }
      }
    }
    for (zIndex, darkness) in [(0.0, 0.0), (1, 0.5)] {
      let screen = Screen(width: 100, height: 70) { Pile(zIndex: zIndex) }
      #expect(red(screen, 50, 25) > 0.99)
      screen["Go"].tap()
      await screen.advance(by: .seconds(0.5))
      #expect(isNear(red(screen, 50, 25), darkness))
    }
  }

  @Test("D39, D43: what was taken out fades at its place; neighbors move at once")
  func removal() async {
    struct Pair: View {
      @State private var isOn: Bool
      let log: EventLog

      init(log: EventLog) {
        _isOn = State(initialValue: true)
        self.log = log
      }

      var body: some View {
        VStack(spacing: 0) {
          if isOn {
            RedBox(color: .black).frame(width: 100, height: 20).onDisappear { log.events.append("gone") }
              .transition(.opacity)
          }
          Button("Go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }.frame(width: 100, height: 20)
        }
      }
    }
    let log = EventLog()
    let screen = Screen(width: 100, height: 100) { Pair(log: log) }
    #expect(screen["Go"].frame.minY == 50)
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.5))
    #expect(isNear(screen["Go"].frame.minY, 45))
    // At its old place in the surface, though its stack has moved.
    #expect(isNear(red(screen, 10, 35), 0.5))
    #expect(log.events == [])
    await screen.advance(by: .seconds(0.5))
    #expect(screen["Go"].frame.minY == 40)
    #expect(red(screen, 10, 35) < 0.01)
    #expect(log.events == ["gone"])
  }

  @Test("B37: a view that is put in again while it goes has neither gone nor come")
  func comingBack() async {
    let log = EventLog()
    let screen = screen(isOn: true) { Living(log: log).transition(.opacity) }
    #expect(log.events == ["appear 1"])
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.5))
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.25))
    await screen.settle()
    #expect(log.events == ["appear 1"])
    #expect(screen["1"].exists)
    screen["Go"].tap()
    await screen.settle()
    #expect(log.events == ["appear 1", "disappear"])
  }

  @Test("B37: a view that goes animated keeps its task until it is gone")
  func tasks() async {
    let log = EventLog()
    let screen = screen(isOn: true) {
      Text("Task").task {
        try? await Task.sleep(for: .seconds(100))
        if Task.isCancelled { log.events.append("cancelled") }
      }
    }
    screen["Go"].tap()
    #expect(!screen["Task"].exists)
    await screen.advance(by: .seconds(0.5))
    #expect(log.events == [])
    await screen.advance(by: .seconds(0.6))
    #expect(log.events == ["cancelled"])
  }

  @Test("D44: rows of a ForEach come and go animated")
  func rows() async {
    struct Rows: View {
      @State private var rows = [1]

      var body: some View {
        VStack(spacing: 0) {
          Button("Add") { withAnimation(.linear(duration: 1)) { rows.append(rows.count + 1) } }.frame(height: 20)
          Button("Remove") { withAnimation(.linear(duration: 1)) { _ = rows.removeFirst() } }.frame(height: 20)
          ForEach(rows, id: \.self) { row in
            Named(row: row)
          }
        }
        .frame(width: 100, height: 200, alignment: .top)
      }

      struct Named: View {
        let row: Int
        var body: some View { Color.black.frame(width: 100, height: 20).accessibilityLabel("\(row)") }
      }
    }
    let screen = Screen(width: 100, height: 200) { Rows() }
    screen["Add"].tap()
    await screen.advance(by: .seconds(0.5))
    #expect(isNear(red(screen, 50, 70), 0.5))
    #expect(red(screen, 50, 50) > 0.99)
    await screen.settle()
    screen["Remove"].tap()
    await screen.advance(by: .seconds(0.5))
    #expect(isNear(red(screen, 50, 65), 1))
    #expect(isNear(screen.views(Rows.Named.self)[0].frame.minY, 50))
    await screen.settle()
    #expect(screen.views(Rows.Named.self).count == 1)
    #expect(screen.views(Rows.Named.self)[0].frame.minY == 40)
  }

  @Test("D40: another id is another view, which comes while the old one goes")
  func identity() async {
    let screen = stage(change: { x in withAnimation(.linear(duration: 1)) { x.wrappedValue += 1 } }) { x in
      Color.black.frame(width: 100, height: 50).id(x)
        .transition(.asymmetric(insertion: .offset(x: -200), removal: .offset(x: 200)))
    }
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.5))
    #expect(red(screen, 100, 40) > 0.99)
    #expect(red(screen, 300, 40) > 0.99)
    #expect(red(screen, 200, 40) < 0.01)
    await screen.settle()
    #expect(red(screen, 200, 40) > 0.99)
    #expect(red(screen, 300, 40) < 0.01)
  }

  @Test("D43: what comes while its container moves stands where it will be; in a geometry group it moves along")
  func comingInMotion() async {
    let screen = Screen(width: 400, height: 400) {
      VStack { Switcher(alignment: .center) { RedBox(color: .black).frame(width: 300, height: 50) }.fixedSize() }
    }
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.5))
    #expect(isNear(screen["Go"].frame.midX, 100))
    #expect(isNear(frame(screen).width, 300))
  }

  @Test("D45: views that take each other's place do so from frame to frame")
  func matchedGeometry() async {
    struct Swap: View {
      @Namespace private var space
      @State private var isSecond: Bool
      let properties: MatchedGeometryProperties

      init(_ properties: MatchedGeometryProperties) {
        _isSecond = State(initialValue: false)
        self.properties = properties
      }

      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear
          Button("Go") { withAnimation(.linear(duration: 1)) { isSecond.toggle() } }
            .frame(width: 100, height: 20).padding(.top, 300)
          if isSecond {
            BlueBox().matchedGeometryEffect(id: 1, in: space, properties: properties)
              .frame(width: 100, height: 100).padding(.leading, 100).padding(.top, 100)
          } else {
            RedBox().matchedGeometryEffect(id: 1, in: space, properties: properties).frame(width: 50, height: 50)
          }
        }
      }
    }
    let screen = Screen(width: 400, height: 400) { Swap(.frame) }
    screen["Go"].tap()
    #expect(screen.view(BlueBox.self).frame == CGRect(x: 0, y: 0, width: 50, height: 50))
    await screen.advance(by: .seconds(0.5))
    let half = screen.view(BlueBox.self).frame
    #expect(isNear(half.minX, 50) && isNear(half.minY, 50) && isNear(half.width, 75) && isNear(half.height, 75))
    let pixels = screen.snapshot()
    #expect(pixels.color(at: CGPoint(x: 52, y: 52)).red > 0.4)
    #expect(pixels.color(at: CGPoint(x: 122, y: 122)).blue > 0.6)
    #expect(pixels.color(at: CGPoint(x: 48, y: 48)).green > 0.99)
    #expect(pixels.color(at: CGPoint(x: 127, y: 127)).green > 0.99)
    await screen.settle()
    #expect(screen.view(BlueBox.self).frame == CGRect(x: 100, y: 100, width: 100, height: 100))
    let places = Screen(width: 400, height: 400) { Swap(.position) }
    places["Go"].tap()
    await places.advance(by: .seconds(0.5))
    let other = places.view(BlueBox.self).frame
    #expect(isNear(other.width, 100) && isNear(other.midX, 87.5))
  }

  @Test("D45: a view without a frame of its own has that of its source; two sources are a mistake")
  func followers() async {
    struct Underline: View {
      @Namespace private var space
      @State private var selected = 0

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          HStack(spacing: 0) {
            ForEach(0..<3) { index in
              Button("\(index)") { withAnimation(.linear(duration: 1)) { selected = index } }
                .frame(width: 100, height: 20).matchedGeometryEffect(id: index, in: space)
            }
          }
          RedBox().matchedGeometryEffect(id: selected, in: space, properties: [.position, .size], isSource: false)
            .frame(width: 10, height: 10)
        }
      }
    }
    let screen = Screen(width: 300, height: 100) { Underline() }
    #expect(frame(screen).minX == 0 && frame(screen).size == CGSize(width: 100, height: 20))
    screen["2"].tap()
    await screen.advance(by: .seconds(0.5))
    #expect(isNear(frame(screen).minX, 100))
    await screen.settle()
    #expect(frame(screen).minX == 200)
    #expect(screen.trace.warnings.isEmpty)
    struct Twice: View {
      @Namespace private var space
      var body: some View {
        VStack {
          RedBox().matchedGeometryEffect(id: 1, in: space)
          BlueBox().matchedGeometryEffect(id: 1, in: space)
        }
      }
    }
    let twice = Screen { Twice() }
    #expect(twice.trace.warnings.contains { $0.hasPrefix("Multiple inserted views in matched geometry group") })
  }
}

private struct Shift: ViewModifier {
  let x: CGFloat

  func body(content: Content) -> some View { content.offset(x: x) }
}

private struct Sliding: Transition {
  let distance: CGFloat

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(x: distance * phase.value).opacity(phase.isIdentity ? 1 : 0)
  }
}

private struct Living: View {
  let log: EventLog
  @State private var number = 0

  init(log: EventLog) {
    self.log = log
  }

  var body: some View {
    Text("\(number)")
      .onAppear {
        number += 1
        log.events.append("appear \(number)")
      }
      .onDisappear { log.events.append("disappear") }
  }
}
