import SwiftUITesting
import Testing

private struct PressShowing: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(10).background(configuration.isPressed ? Color.blue : .red)
  }
}

private struct DoubleTrigger: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(10).background(.green).onTapGesture(count: 2) { configuration.trigger() }
  }
}

/// Buttons.
@MainActor
struct ButtonTests {
  private let taps = Taps()

  private func screen<V: View>(@ViewBuilder _ content: () -> V) -> Screen {
    Screen(side: 100, content: content)
  }

  private func actionButton() -> some View {
    Button {
      taps.add("action")
    } label: {
      Color.red.frame(width: 40, height: 40)
    }
  }

  @Test("E8: a button acts on release inside")
  func release() {
    let screen = screen { actionButton() }
    screen.pressDown(at: CGPoint(x: 50, y: 50))
    #expect(taps.take() == [])
    screen.release()
    #expect(taps.take() == ["action"])
  }

  @Test("E8: released outside it does not, out and back in it does")
  func excursions() {
    let screen = screen { actionButton() }
    screen.pressDown(at: CGPoint(x: 50, y: 50))
    screen.move(to: CGPoint(x: 95, y: 50))
    screen.release()
    #expect(taps.take() == [])
    screen.pressDown(at: CGPoint(x: 50, y: 50))
    screen.move(to: CGPoint(x: 95, y: 50))
    screen.move(to: CGPoint(x: 60, y: 60))
    screen.release()
    #expect(taps.take() == ["action"])
  }

  @Test("E8: a press that began elsewhere is not the button's")
  func pressedElsewhere() {
    let screen = screen { actionButton() }
    screen.pressDown(at: CGPoint(x: 5, y: 5))
    screen.move(to: CGPoint(x: 50, y: 50))
    screen.release()
    #expect(taps.take() == [])
  }

  @Test("E8: a button allows movement inside of it")
  func movementInside() {
    let screen = screen { actionButton() }
    screen.pressDown(at: CGPoint(x: 35, y: 50))
    screen.move(to: CGPoint(x: 65, y: 50))
    screen.release()
    #expect(taps.take() == ["action"])
  }

  @Test("E8: isPressed is true while the pointer is down and over the button")
  func isPressed() {
    let screen = screen { Button("Go") { taps.add("action") }.buttonStyle(PressShowing()) }
    let corner = CGPoint(x: screen["Go"].frame.minX + 2, y: screen["Go"].frame.minY + 2)
    func isShownPressed() -> Bool {
      let color = screen.snapshot().color(at: corner)
      return color.blue > color.red
    }
    #expect(!isShownPressed())
    screen.pressDown(at: CGPoint(x: 50, y: 50))
    #expect(isShownPressed())
    screen.move(to: CGPoint(x: 95, y: 95))
    #expect(!isShownPressed())
    screen.move(to: CGPoint(x: 50, y: 50))
    #expect(isShownPressed())
    screen.release()
    #expect(!isShownPressed())
    #expect(taps.take() == ["action"])
  }

  @Test("E8: a disabled button does nothing and takes no press")
  func disabled() {
    func content(_ isDisabled: Bool) -> some View {
      Button("Go") { taps.add("action") }.disabled(isDisabled)
    }
    let screen = screen { content(true) }
    #expect(!screen.element(.button, "Go").isEnabled)
    screen.tap(50, 50)
    #expect(taps.take() == [])
    screen.update { content(false) }
    #expect(screen.element(.button, "Go").isEnabled)
    screen.element(.button, "Go").tap()
    #expect(taps.take() == ["action"])
  }

  @Test("E8: a view inside of a disabled one stays disabled")
  func nestedDisabled() {
    let screen = screen {
      VStack { Button("Go") { taps.add("action") }.disabled(false) }.disabled(true)
    }
    #expect(!screen.element(.button, "Go").isEnabled)
  }

  @Test("E8: disabled while it is held down, a button does not act")
  func disabledWhileHeld() {
    func content(_ isDisabled: Bool) -> some View { actionButton().disabled(isDisabled) }
    let screen = screen { content(false) }
    screen.pressDown(at: CGPoint(x: 50, y: 50))
    screen.update { content(true) }
    screen.release()
    #expect(taps.take() == [])
  }

  @Test("E8: a button that goes away while it is held down does not act")
  func removedWhileHeld() {
    func content(_ isThere: Bool) -> some View {
      ZStack {
        Color.green
        if isThere { actionButton() }
      }
    }
    let screen = screen { content(true) }
    screen.pressDown(at: CGPoint(x: 50, y: 50))
    screen.update { content(false) }
    screen.release()
    #expect(taps.take() == [])
  }

  @Test("E8: all built-in styles act in the same way")
  func styles() {
    func check<V: View>(_ view: V) {
      let screen = screen { view }
      #expect(screen.element(.button, "Go").exists)
      screen["Go"].tap()
      #expect(taps.take() == ["action"])
      let frame = screen["Go"].frame
      screen.pressDown(at: CGPoint(x: frame.midX, y: frame.midY))
      screen.move(to: CGPoint(x: 2, y: 2))
      screen.release()
      #expect(taps.take() == [])
    }
    let button = Button("Go") { taps.add("action") }
    check(button)
    check(button.buttonStyle(.automatic))
    check(button.buttonStyle(.plain))
    check(button.buttonStyle(.borderless))
    check(button.buttonStyle(.bordered))
    check(button.buttonStyle(.borderedProminent))
    check(button.buttonStyle(PressShowing()))
    check(Button("Go", role: .destructive) { taps.add("action") })
  }

  @Test("E8: the background of a bordered button is part of it")
  func borderedArea() {
    let screen = screen { Button("Go") { taps.add("action") }.buttonStyle(.bordered) }
    let frame = screen["Go"].frame
    let text = measure(.unspecified) { Text("Go") }
    #expect(frame.width > text.width + 10)
    #expect(frame.height > text.height + 4)
    screen.tap(frame.minX + 3, frame.midY)
    #expect(taps.take() == ["action"])
  }

  @Test("E8: a primitive style decides when a button acts")
  func primitiveStyle() async {
    let screen = screen { Button("Go") { taps.add("action") }.buttonStyle(DoubleTrigger()) }
    screen["Go"].tap()
    await screen.advance(by: .seconds(1))
    #expect(taps.take() == [])
    screen["Go"].doubleTap()
    #expect(taps.take() == ["action"])
  }

  @Test("E8: a style reaches the buttons inside, the nearest one counts")
  func inheritedStyle() {
    let screen = screen {
      VStack {
        Button("Plain") { taps.add("plain") }.buttonStyle(.plain)
        Button("Styled") { taps.add("styled") }
      }
      .buttonStyle(PressShowing())
    }
    #expect(screen["Plain"].frame.height == measure(.unspecified) { Text("Plain") }.height)
    #expect(screen["Styled"].frame.height == measure(.unspecified) { Text("Styled") }.height + 20)
  }

  @Test("E8: a button's label is hit where it has content; contentShape makes it whole")
  func labelArea() {
    let row = HStack(spacing: 0) {
      Text("A")
      Spacer()
      Text("B")
    }
    let open = screen {
      Button {
        taps.add("action")
      } label: {
        row
      }.buttonStyle(.plain)
    }
    open.tap(50, 50)
    #expect(taps.take() == [])
    open.tap(open["A, B"].frame.minX + 2, 50)
    #expect(taps.take() == ["action"])
    let whole = screen {
      Button {
        taps.add("action")
      } label: {
        row.contentShape(Rectangle())
      }.buttonStyle(.plain)
    }
    whole.tap(50, 50)
    #expect(taps.take() == ["action"])
  }

  @Test("E8: a button in a view that listens for taps keeps its taps for itself")
  func buttonInTappable() {
    let screen = screen {
      ZStack {
        Color.green
        actionButton()
      }
      .onTapGesture { taps.add("outside") }
    }
    screen.tap(50, 50)
    #expect(taps.take() == ["action"])
    screen.tap(5, 5)
    #expect(taps.take() == ["outside"])
  }

  @Test("E8: the element of a button carries its label and its state")
  func element() {
    let screen = screen {
      VStack {
        Button("Save") {}
        Button {
        } label: {
          HStack {
            Text("Two")
            Text("Parts")
          }
        }
        Button("Off") {}.disabled(true)
      }
    }
    #expect(screen.elements(.button).map(\.label) == ["Save", "Two, Parts", "Off"])
    #expect(screen.elements(.button).map(\.isEnabled) == [true, true, false])
    #expect(screen.element(.button, "Save").isHittable)
  }

  // MARK: Taps

  @Test("E1: a tap is a press and a release nearby")
  func tapTolerance() {
    let screen = screen { Color.red.onTapGesture { taps.add("tap") } }
    screen.pressDown(at: CGPoint(x: 50, y: 50))
    screen.move(to: CGPoint(x: 54, y: 50))
    screen.release()
    #expect(taps.take() == ["tap"])
    screen.pressDown(at: CGPoint(x: 50, y: 50))
    screen.move(to: CGPoint(x: 55, y: 50))
    screen.release()
    #expect(taps.take() == [])
    screen.pressDown(at: CGPoint(x: 50, y: 50))
    screen.move(to: CGPoint(x: 60, y: 50))
    screen.move(to: CGPoint(x: 50, y: 50))
    screen.release()
    #expect(taps.take() == [])
  }

  @Test("E1: a single tap waits where a double one could follow")
  func doubleTaps() async {
    let screen = screen {
      Color.red.onTapGesture(count: 2) { taps.add("double") }.onTapGesture { taps.add("single") }
    }
    screen.tap(50, 50)
    await screen.advance(by: .milliseconds(300))
    #expect(taps.take() == [])
    await screen.advance(by: .milliseconds(60))
    #expect(taps.take() == ["single"])
    screen.tap(50, 50)
    await screen.advance(by: .milliseconds(100))
    screen.tap(50, 50)
    await screen.advance(by: .seconds(1))
    #expect(taps.take() == ["double"])
  }

  @Test("E6: of two taps the inner one counts")
  func innerTap() {
    let screen = screen {
      VStack { Color.red.onTapGesture { taps.add("child") } }.padding(20).background(.green)
        .onTapGesture { taps.add("parent") }
    }
    screen.tap(50, 50)
    screen.tap(5, 5)
    #expect(taps.take() == ["child", "parent"])
  }

  @Test("E6: where a gesture is disabled the one around it gets the tap")
  func disabledChild() {
    let screen = screen {
      Color.red.onTapGesture { taps.add("child") }.disabled(true).onTapGesture { taps.add("parent") }
    }
    screen.tap(50, 50)
    #expect(taps.take() == ["parent"])
  }
}
