import SwiftUITesting
import Testing

/// Pinches and kinds of input.
@MainActor
struct PinchTests {
  private let log = Log()

  private func screen<V: View>(@ViewBuilder _ content: () -> V) -> Screen {
    Screen(width: 200, height: 200, content: content)
  }

  private func box() -> some View { Color.red.frame(width: 100, height: 100) }

  private let middle = CGPoint(x: 100, y: 100)

  @Test("E4: a magnification begins at a hundredth, with its whole value")
  func magnification() async {
    let screen = screen {
      box().gesture(
        MagnifyGesture().onChanged { log.note("changed \($0.magnification)") }
          .onEnded { log.note("ended \($0.magnification) at \($0.startAnchor.x)") })
    }
    await screen.pinch(at: middle, magnification: 1.005, steps: 1)
    #expect(log.take() == [])
    await screen.pinch(at: CGPoint(x: 75, y: 100), magnification: 1.02, steps: 1)
    #expect(log.take() == ["changed 1.02", "ended 1.02 at 0.25"])
    await screen.pinch(at: middle, magnification: 0.5, steps: 2)
    #expect(log.take() == ["changed 0.75", "changed 0.5", "ended 0.5 at 0.5"])
  }

  @Test("E4: a turn begins at one degree")
  func rotation() async {
    let screen = screen {
      box().gesture(
        RotateGesture().onChanged { log.note("changed \(Int($0.rotation.degrees.rounded()))") }
          .onEnded { log.note("ended \(Int($0.rotation.degrees.rounded()))") })
    }
    await screen.pinch(at: middle, rotation: .degrees(0.5), steps: 1)
    #expect(log.take() == [])
    await screen.pinch(at: middle, rotation: .degrees(2), steps: 1)
    #expect(log.take() == ["changed 2", "ended 2"])
    await screen.pinch(at: middle, rotation: .degrees(-90), steps: 2)
    #expect(log.take() == ["changed -45", "changed -90", "ended -90"])
  }

  @Test("E4: velocities are what changes in a second; the older spellings give the bare values")
  func values() async {
    var velocities: [CGFloat] = []
    let screen = screen {
      box().gesture(MagnifyGesture().onChanged { velocities.append($0.velocity) })
        .simultaneousGesture(MagnificationGesture().onEnded { log.note("\($0)") })
        .simultaneousGesture(RotationGesture().onEnded { log.note("\(Int($0.degrees.rounded()))") })
    }
    await screen.pinch(at: middle, magnification: 2, rotation: .degrees(90), over: .milliseconds(500))
    #expect(velocities.last.map { abs($0 - 2) < 0.01 } == true)
    #expect(log.take().sorted() == ["2.0", "90"])
  }

  @Test("E4: fingers that magnify and turn at once are both gestures, and none of one finger")
  func simultaneous() async {
    let screen = screen {
      box()
        .onTapGesture { log.note("tap") }
        .gesture(
          MagnifyGesture().simultaneously(with: RotateGesture())
            .onEnded { value in
              log.note("\(value.first?.magnification ?? 0) \(Int((value.second?.rotation.degrees ?? 0).rounded()))")
            }
        )
        .simultaneousGesture(DragGesture(minimumDistance: 0).onChanged { _ in log.note("drag") })
        .onLongPressGesture {
          log.note("held")
        } onPressingChanged: {
          log.note("pressing \($0)")
        }
    }
    await screen.pinch(at: middle, magnification: 3, rotation: .degrees(30), over: .seconds(1))
    #expect(log.take() == ["3.0 30"])
  }

  @Test("E4, E5: a gesture state follows a pinch and is reset")
  func state() async {
    struct Page: View {
      @GestureState var scale: CGFloat = 1

      var body: some View {
        VStack {
          Color.red.frame(width: 100, height: 100)
            .gesture(MagnifyGesture().updating($scale) { value, state, _ in state = value.magnification })
          Text("scale \(scale)")
        }
      }
    }
    let screen = screen { Page() }
    #expect(screen.visibleText == ["scale 1.000000"])
    await screen.pinch(at: CGPoint(x: 100, y: 80), magnification: 2)
    #expect(screen.visibleText == ["scale 1.000000"])
    #expect(screen.trace.bodies(of: Page.self) == 12)
  }

  @Test("E17: a gesture that is made with certain input hears of no other")
  func inputKinds() {
    let screen = screen {
      VStack(spacing: 0) {
        box().gesture(TapGesture(inputKinds: .pencil).onEnded { log.note("pencil") })
        box().onTapGesture(inputKinds: [.directTouch, .pointer]) { log.note("finger or pointer") }
      }
    }
    let (first, second) = (CGPoint(x: 100, y: 50), CGPoint(x: 100, y: 150))
    screen.tap(at: first)
    screen.tap(at: first, with: .directTouch)
    #expect(log.take() == [])
    screen.tap(at: first, with: .pencil)
    #expect(log.take() == ["pencil"])
    screen.tap(at: second, with: .pencil)
    #expect(log.take() == [])
    screen.tap(at: second)
    screen.tap(at: second, with: .directTouch)
    #expect(log.take() == ["finger or pointer", "finger or pointer"])
  }

  @Test("E17: presses and drags of other input are ignored, too")
  func inputKindsOfPressesAndDrags() async {
    let screen = screen {
      box()
        .gesture(DragGesture(inputKinds: .directTouch).onEnded { _ in log.note("drag") })
        .onLongPressGesture(inputKinds: .directTouch) { log.note("held") }
    }
    for kind in [GestureInputKinds.pointer, .directTouch] {
      screen.pressDown(at: middle, with: kind)
      await screen.advance(by: .seconds(1))
      screen.release()
    }
    #expect(log.take() == ["held"])
    for kind in [GestureInputKinds.pointer, .directTouch] {
      screen.pressDown(at: middle, with: kind)
      screen.move(to: CGPoint(x: 130, y: 100))
      screen.release()
    }
    #expect(log.take() == ["drag"])
  }
}
