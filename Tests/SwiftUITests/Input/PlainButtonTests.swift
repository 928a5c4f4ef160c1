import SwiftUITesting
import TesseraControls
import Testing

/// Buttons without a style, which have no body of their own.
@MainActor
struct PlainButtonTests {
  private let taps = Taps()

  private static let center = CGPoint(x: 50, y: 50)

  @Observable
  final class Model {
    var isStyled = false
    var isDisabled = false
    var isThere = true
  }

  /// Reads the model in a body of its own, which a change runs again.
  private struct Following<Content: View>: View {
    let model: Model
    @ViewBuilder let content: (Model) -> Content

    var body: some View { content(model) }
  }

  private func gray(_ screen: Screen) -> Double {
    screen.snapshot().color(at: Self.center).red
  }

  private func isShown(_ text: String, in screen: Screen) -> Bool {
    !screen.elements(containing: text).isEmpty
  }

  private func black() -> some View { Color.black.frame(width: 40, height: 40) }

  @Test("E8: several views in the label of a button lie side by side, and are one button")
  func severalViews() {
    let screen = Screen(side: 100) {
      VStack(spacing: 0) {
        Button {
          taps.add("action")
        } label: {
          Color.red.frame(width: 20, height: 20)
          Color.green.frame(width: 20, height: 20)
        }
      }
    }
    let picture = screen.snapshot()
    #expect(picture.color(at: CGPoint(x: 35, y: 50)).red > 0.8)
    #expect(picture.color(at: CGPoint(x: 65, y: 50)).red < 0.5)
    #expect(screen.elements(.button).count == 1)
    screen.tap(65, 50)
    #expect(taps.take() == ["action"])
  }

  @Test("E8: the label is dimmed while the button is held down, and while it is disabled")
  func dimmed() {
    let model = Model()
    let screen = Screen(side: 100) {
      Following(model: model) { model in
        Button {
          taps.add("action")
        } label: {
          black()
        }.disabled(model.isDisabled)
      }
    }
    #expect(gray(screen) < 0.05)
    screen.pressDown(at: Self.center)
    #expect(abs(gray(screen) - 0.65) < 0.05)
    screen.move(to: CGPoint(x: 99, y: 99))
    #expect(gray(screen) < 0.05)
    screen.release()
    model.isDisabled = true
    #expect(abs(gray(screen) - 0.5) < 0.05)
    #expect(taps.take() == [])
  }

  @Test("D1: a change to disabled is animated with the transaction that makes it")
  func animated() async {
    let model = Model()
    let screen = Screen(side: 100) {
      Following(model: model) { model in
        Button {
        } label: {
          black()
        }.disabled(model.isDisabled)
      }
    }
    withAnimation(.linear(duration: 1)) { model.isDisabled = true }
    await screen.advance(by: .milliseconds(500))
    #expect(abs(gray(screen) - 0.25) < 0.05)
    await screen.advance(by: .seconds(1))
    #expect(abs(gray(screen) - 0.5) < 0.05)
  }

  @Test("J234: a button gets the look of macOS and loses it, while it is held down")
  func changedStyle() {
    let model = Model()
    let screen = Screen(side: 100) {
      Following(model: model) { model in
        Button {
          taps.add("action")
        } label: {
          black()
        }.environment(\.idiom, model.isStyled ? .desktop : .phone)
      }
    }
    let plainFrame = screen.elements(.button)[0].frame
    screen.pressDown(at: Self.center)
    model.isStyled = true
    #expect(screen.elements(.button).count == 1)
    #expect(screen.elements(.button)[0].frame.width > plainFrame.width)
    screen.release()
    #expect(taps.take() == [])
    screen.tap(50, 50)
    #expect(taps.take() == ["action"])
    model.isStyled = false
    #expect(screen.elements(.button)[0].frame == plainFrame)
    screen.tap(50, 50)
    #expect(taps.take() == ["action"])
  }

  @Test("B33: a button that leaves while it is held down is drawn until it has left, and does not act")
  func leaving() async {
    let model = Model()
    let screen = Screen(side: 100) {
      Following(model: model) { model in
        ZStack {
          if model.isThere {
            Button {
              taps.add("action")
            } label: {
              black()
            }
          }
        }
      }
    }
    screen.pressDown(at: Self.center)
    withAnimation(.linear(duration: 1)) { model.isThere = false }
    await screen.advance(by: .milliseconds(500))
    // Half of what is dimmed to 0.35.
    #expect(gray(screen) > 0.6 && gray(screen) < 0.95)
    screen.release()
    await screen.advance(by: .seconds(1))
    #expect(gray(screen) > 0.99)
    #expect(taps.take() == [])
  }

  @Test("B63: rows whose buttons write the same environment see a change of what is around them")
  func sharedEnvironment() {
    let model = Model()
    let screen = Screen(side: 200) {
      Following(model: model) { model in
        VStack {
          ForEach(0..<5) { index in
            Button {
              taps.add("\(index)")
            } label: {
              EnabledText(index: index)
            }
          }
        }
        .disabled(model.isDisabled)
      }
    }
    #expect(isShown("3 on", in: screen))
    model.isDisabled = true
    for index in 0..<5 { #expect(isShown("\(index) off", in: screen)) }
    model.isDisabled = false
    for index in 0..<5 { #expect(isShown("\(index) on", in: screen)) }
  }

  private struct EnabledText: View {
    let index: Int
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { Text("\(index) \(isEnabled ? "on" : "off")") }
  }
}
