import SwiftUITesting
import Testing

/// Gestures.
@MainActor
struct GestureTests {
  private let log = Log()

  private func screen<V: View>(@ViewBuilder _ content: () -> V) -> Screen {
    Screen(width: 200, height: 200, content: content)
  }

  private func box() -> some View { Color.red.frame(width: 100, height: 100) }

  @Test("E3: a drag begins after ten points, with the whole translation")
  func dragBegins() {
    let screen = screen {
      box().gesture(
        DragGesture().onChanged { log.note("changed \(Int($0.translation.width))") }
          .onEnded { log.note("ended \(Int($0.translation.width)) from \(Int($0.startLocation.x))") })
    }
    screen.pressDown(at: CGPoint(x: 60, y: 100))
    screen.move(to: CGPoint(x: 69, y: 100))
    #expect(log.take() == [])
    screen.move(to: CGPoint(x: 70, y: 100))
    #expect(log.take() == ["changed 10"])
    screen.move(to: CGPoint(x: 75, y: 100))
    screen.move(to: CGPoint(x: 400, y: 100))
    screen.release()
    #expect(log.take() == ["changed 15", "changed 340", "ended 340 from 10"])
  }

  @Test("E3: without a minimum distance, a click is a change and an end")
  func dragWithoutDistance() {
    let screen = screen {
      box().gesture(
        DragGesture(minimumDistance: 0).onChanged { log.note("changed \(Int($0.translation.width))") }
          .onEnded { _ in log.note("ended") })
    }
    screen.tap(at: CGPoint(x: 100, y: 100))
    #expect(log.take() == ["changed 0", "ended"])
  }

  @Test("E3: a click is no drag")
  func clickIsNoDrag() {
    let screen = screen { box().gesture(DragGesture().onEnded { _ in log.note("ended") }) }
    screen.tap(at: CGPoint(x: 100, y: 100))
    #expect(log.take() == [])
  }

  @Test("E3: locations are in the space that is asked for; velocity is four times the way to come")
  func dragValues() async {
    var values: [DragGesture.Value] = []
    let screen = screen {
      box().gesture(DragGesture(coordinateSpace: .global).onChanged { values.append($0) })
    }
    await screen.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 160, y: 60), steps: 10, over: .milliseconds(200))
    #expect(values.last?.location == CGPoint(x: 160, y: 60))
    #expect(values.last?.startLocation == CGPoint(x: 60, y: 60))
    let last = values.last
    #expect(abs((last?.velocity.width ?? 0) - 500) < 60)
    #expect(
      abs((last?.velocity.width ?? 0) - 4 * ((last?.predictedEndLocation.x ?? 0) - (last?.location.x ?? 0))) < 0.001)
  }

  @Test("E5: a gesture state follows the drag and is reset in the end; updating comes first")
  func gestureState() {
    struct Page: View {
      let log: Log
      @GestureState var x: CGFloat = 0
      var body: some View {
        VStack {
          Color.red.frame(width: 100, height: 100)
            .gesture(
              DragGesture().onChanged { _ in log.note("changed") }
                .updating($x) { value, state, _ in
                  log.note("updating")
                  state = value.translation.width
                })
          Text("x \(Int(x))")
        }
      }
    }
    let screen = screen { Page(log: log) }
    let point = CGPoint(x: 100, y: 80)
    screen.pressDown(at: point)
    screen.move(to: CGPoint(x: 130, y: 80))
    #expect(screen["x 30"].exists)
    #expect(log.take() == ["updating", "changed"])
    screen.release()
    #expect(screen["x 0"].exists)
  }

  @Test("E1: a tap allows four points of movement, not five, not even out and back")
  func tapTolerance() {
    let screen = screen { box().onTapGesture { log.note("tap") } }
    func press(_ points: CGFloat...) {
      screen.pressDown(at: CGPoint(x: 100, y: 100))
      for x in points { screen.move(to: CGPoint(x: 100 + x, y: 100)) }
      screen.release()
    }
    press(4)
    #expect(log.take() == ["tap"])
    press(5)
    press(6, 0)
    #expect(log.take() == [])
  }

  @Test("E1: a single tap waits until a double one is impossible, whichever is inside", arguments: [true, false])
  func doubleTap(isDoubleInside: Bool) async {
    let screen = screen {
      box().onTapGesture(count: isDoubleInside ? 2 : 1) { log.note(isDoubleInside ? "double" : "single") }
        .onTapGesture(count: isDoubleInside ? 1 : 2) { log.note(isDoubleInside ? "single" : "double") }
    }
    let point = CGPoint(x: 100, y: 100)
    screen.tap(at: point)
    #expect(log.take() == [])
    await screen.advance(by: .milliseconds(300))
    #expect(log.take() == [])
    await screen.advance(by: .milliseconds(60))
    #expect(log.take() == ["single"])
    screen.tap(at: point)
    screen.tap(at: point)
    #expect(log.take() == ["double"])
    await screen.settle()
    #expect(log.take() == [])
  }

  @Test("E2: a long press ends while it is held; moved too far or let go early it comes to nothing")
  func longPress() async {
    let screen = screen {
      box().onLongPressGesture {
        log.note("perform")
      } onPressingChanged: {
        log.note("pressing \($0)")
      }
    }
    let point = CGPoint(x: 100, y: 100)
    screen.pressDown(at: point)
    #expect(log.take() == ["pressing true"])
    await screen.advance(by: .milliseconds(490))
    #expect(log.take() == [])
    await screen.advance(by: .milliseconds(20))
    #expect(log.take() == ["perform"])
    screen.release()
    #expect(log.take() == ["pressing false"])
    screen.tap(at: point)
    #expect(log.take() == ["pressing true", "pressing false"])
    screen.pressDown(at: point)
    await screen.advance(by: .milliseconds(200))
    screen.move(to: CGPoint(x: 111, y: 100))
    #expect(log.take() == ["pressing true", "pressing false"])
    await screen.advance(by: .seconds(1))
    screen.release()
    #expect(log.take() == [])
  }

  private func tap(_ name: String) -> some Gesture { TapGesture().onEnded { log.note(name) } }

  @Test("E6: the inner gesture goes first, unless the outer one has priority; a simultaneous one comes before")
  func priorities() {
    let point = CGPoint(x: 100, y: 100)
    screen { box().gesture(tap("c")).gesture(tap("p")) }.tap(at: point)
    #expect(log.take() == ["c"])
    screen { box().gesture(tap("c")).highPriorityGesture(tap("p")) }.tap(at: point)
    #expect(log.take() == ["p"])
    screen { box().gesture(tap("c")).simultaneousGesture(tap("p")) }.tap(at: point)
    #expect(log.take() == ["p", "c"])
  }

  @Test("E6: a tap outside happens when the drag inside has failed")
  func dragInsideTap() {
    let screen = screen {
      box().gesture(DragGesture().onEnded { _ in log.note("drag") }).onTapGesture { log.note("tap") }
    }
    screen.tap(at: CGPoint(x: 100, y: 100))
    #expect(log.take() == ["tap"])
    screen.pressDown(at: CGPoint(x: 100, y: 100))
    screen.move(to: CGPoint(x: 140, y: 100))
    screen.release()
    #expect(log.take() == ["drag"])
  }

  @Test("E6: a button inside goes before a drag outside, and after a tap with priority")
  func buttons() {
    func button() -> some View {
      Button {
        log.note("button")
      } label: {
        box()
      }
    }
    let dragged = screen { button().gesture(DragGesture().onChanged { _ in log.note("drag") }) }
    dragged.pressDown(at: CGPoint(x: 80, y: 100))
    dragged.move(to: CGPoint(x: 110, y: 100))
    dragged.release()
    #expect(log.take() == ["button"])
    screen { button().highPriorityGesture(tap("p")) }.tap(at: CGPoint(x: 100, y: 100))
    #expect(log.take() == ["p"])
    screen { button().simultaneousGesture(tap("s")) }.tap(at: CGPoint(x: 100, y: 100))
    #expect(log.take() == ["s", "button"])
  }

  @Test("E6: a disabled gesture inside leaves the press to the one outside; masks do, too")
  func masks() {
    let point = CGPoint(x: 100, y: 100)
    screen { box().gesture(tap("c")).disabled(true).gesture(tap("p")) }.tap(at: point)
    #expect(log.take() == ["p"])
    screen { box().gesture(tap("c"), including: .subviews).gesture(tap("p")) }.tap(at: point)
    #expect(log.take() == ["p"])
    screen { box().gesture(tap("c")).gesture(tap("p"), including: .gesture) }.tap(at: point)
    #expect(log.take() == ["p"])
    screen { box().gesture(tap("c")).gesture(tap("p"), including: .none) }.tap(at: point)
    #expect(log.take() == [])
    screen { box().gesture(tap("c"), isEnabled: false).gesture(tap("p")) }.tap(at: point)
    #expect(log.take() == ["p"])
  }

  @Test("E6: exclusive, simultaneous and sequenced gestures")
  func combinations() async {
    let point = CGPoint(x: 100, y: 100)
    let exclusive = screen {
      box().gesture(
        TapGesture(count: 2).onEnded { log.note("double") }
          .exclusively(before: TapGesture().onEnded { log.note("single") }))
    }
    exclusive.tap(at: point)
    await exclusive.settle()
    #expect(log.take() == ["single"])
    exclusive.tap(at: point)
    exclusive.tap(at: point)
    #expect(log.take() == ["double"])

    let both = screen {
      box().gesture(
        TapGesture().onEnded { log.note("tap") }.simultaneously(
          with: LongPressGesture().onEnded { _ in log.note("long") }))
    }
    both.tap(at: point)
    #expect(log.take() == ["tap"])

    let sequence = screen {
      box().gesture(
        LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture())
          .onChanged { value in
            switch value {
            case .first: log.note("first")
            case .second(_, let drag): log.note("second \(drag.map { "\(Int($0.translation.width))" } ?? "-")")
            }
          }
          .onEnded { _ in log.note("ended") })
    }
    sequence.pressDown(at: point)
    await sequence.advance(by: .milliseconds(350))
    sequence.move(to: CGPoint(x: 130, y: 100))
    sequence.release()
    #expect(log.take() == ["first", "second -", "second 30", "ended"])
  }

  @Test("a gesture of one's own is made of others; map changes the value; AnyGesture hides the type")
  func ownGestures() {
    struct Pull: Gesture {
      let action: (CGFloat) -> Void
      var body: some Gesture<CGFloat> {
        DragGesture().map { $0.translation.height }.onEnded { action($0) }
      }
    }
    let screen = screen { box().gesture(AnyGesture(Pull { log.note("\(Int($0))") })) }
    screen.pressDown(at: CGPoint(x: 100, y: 60))
    screen.move(to: CGPoint(x: 100, y: 100))
    screen.release()
    #expect(log.take() == ["40"])
  }

  @Test("a tap tells where, in the coordinates of the view")
  func spatialTap() {
    let screen = screen { box().onTapGesture { log.note("\(Int($0.x)),\(Int($0.y))") } }
    screen.tap(at: CGPoint(x: 70, y: 90))
    #expect(log.take() == ["20,40"])
  }

  @Test("local coordinates count scaling and turning")
  func transformed() {
    var value: DragGesture.Value?
    let screen = screen {
      box().gesture(DragGesture().onChanged { value = $0 }).scaleEffect(2)
    }
    screen.pressDown(at: CGPoint(x: 100, y: 100))
    screen.move(to: CGPoint(x: 140, y: 100))
    #expect(value?.translation == CGSize(width: 20, height: 0))
    #expect(value?.startLocation == CGPoint(x: 50, y: 50))
  }

  @Test("E5: a view that goes away during a gesture resets its state and hears of no end")
  func removed() {
    struct Page: View {
      let log: Log
      @GestureState var isDragging = false
      @State var isShown = true
      var body: some View {
        VStack {
          if isShown {
            Color.red.frame(width: 100, height: 100)
              .gesture(
                DragGesture().updating($isDragging) { _, state, _ in state = true }
                  .onChanged { if $0.translation.width > 50 { isShown = false } }
                  .onEnded { _ in log.note("ended") })
          }
          Text(isDragging ? "dragging" : "at rest")
        }
      }
    }
    let screen = screen { Page(log: log) }
    screen.pressDown(at: CGPoint(x: 60, y: 90))
    screen.move(to: CGPoint(x: 80, y: 90))
    #expect(screen["dragging"].exists)
    screen.move(to: CGPoint(x: 120, y: 90))
    screen.release()
    #expect(screen["at rest"].exists)
    #expect(log.take() == [])
  }

  @Test("A drag that moves its own view away from under the pointer does not scroll what it uncovers")
  func dragUncoversScrollView() {
    struct Page: View {
      @State private var place = CGSize.zero

      var body: some View {
        ScrollView { Text("content").frame(height: 1000, alignment: .top) }
          .overlay {
            Color.red.frame(width: 40, height: 40).offset(place)
              .gesture(DragGesture().onChanged { place = $0.translation })
          }
      }
    }
    let screen = screen { Page() }
    let before = screen["content"].frame
    screen.pressDown(at: CGPoint(x: 100, y: 100))
    for step in 1...8 { screen.move(to: CGPoint(x: 100, y: 100 - 10 * CGFloat(step))) }
    screen.release()
    #expect(screen["content"].frame == before)
    #expect(screen.snapshot().color(at: CGPoint(x: 100, y: 20)).red > 0.9)
    #expect(screen.snapshot().color(at: CGPoint(x: 100, y: 20)).green < 0.5)
  }
}
