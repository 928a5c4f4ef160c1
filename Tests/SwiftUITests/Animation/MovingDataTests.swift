import SwiftUITesting
import Testing

/// Animatable data of views, modifiers, shapes, effects and layouts.
@MainActor
struct MovingDataTests {
  private func go(_ animation: Animation = .linear(duration: 1)) -> (Binding<Double>) -> Void {
    { x in withAnimation(animation) { x.wrappedValue = 1 } }
  }

  @Test("D54: a shape's path is asked for with the values in between")
  func shapes() async {
    let log = PairLog()
    let screen = stage(change: go()) { x in PairShape(a: 10 * x, b: 20 * x, log: log) }
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.5))
    _ = screen.snapshot()
    #expect(isNear(log.last.a, 5) && isNear(log.last.b, 10))
    #expect(screen.trace.bodies(of: PairShape.self) <= 2)
  }

  @Test("D54: bodies of animatable views and modifiers run with the values in between")
  func bodies() async {
    let screen = stage(change: go()) { x in
      NumberView(number: 100 * x).modifier(ShiftModifier(shift: 40 * x))
    }
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.5))
    #expect(screen["50"].exists)
    #expect(isNear(screen.view(RedBox.self).frame.height, 20))
    await screen.settle()
    #expect(screen["100"].exists)
    #expect(screen.view(RedBox.self).frame.height == 40)
  }

  @Test("D54: a layout with animatable data is run for each value in between")
  func layouts() async {
    let screen = stage(change: go()) { x in
      RadialLayout(radius: 100 * x) { RedBox().frame(width: 10, height: 10) }.frame(width: 300, height: 300)
    }
    let start = screen.view(RedBox.self).frame.minX
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.5))
    #expect(isNear(screen.view(RedBox.self).frame.minX - start, 50))
    await screen.settle()
    #expect(isNear(screen.view(RedBox.self).frame.minX - start, 100))
  }

  @Test("D54: an angle's data is its radians, 128 times")
  func angles() {
    #expect(abs(Angle.degrees(90).animatableData - 201.062) < 1e-3)
  }

  @Test("D61: rotation, scale and offset move; the raw angle counts")
  func transforms() async {
    let screen = stage(change: go()) { x in
      VStack(spacing: 50) {
        RedBox().frame(width: 100, height: 20).rotationEffect(.degrees(90 * x))
        BlueBox().frame(width: 100, height: 20).scaleEffect(1 - x)
      }
    }
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.5))
    let turned = screen.view(RedBox.self).frame
    #expect(isNear(turned.width, 120 / 2.0.squareRoot()) && isNear(turned.height, 120 / 2.0.squareRoot()))
    #expect(isNear(screen.view(BlueBox.self).frame.width, 50))
    let spinning = stage(change: go()) { x in
      RedBox().frame(width: 100, height: 20).rotationEffect(.degrees(720 * x))
    }
    spinning["Go"].tap()
    await spinning.advance(by: .seconds(0.125))
    #expect(isNear(spinning.view(RedBox.self).frame.height, 100))
  }

  @Test("D62: positions and offsets go straight; neighbors do not care")
  func positions() async {
    let screen = stage(change: go()) { x in
      RedBox().frame(width: 10, height: 10).position(x: 100 * x, y: 100 * x).frame(width: 400, height: 300)
    }
    let start = screen.view(RedBox.self).frame.origin
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.5))
    let place = screen.view(RedBox.self).frame.origin
    #expect(isNear(place.x - start.x, 50) && isNear(place.y - start.y, 50))
  }

  @Test("D3: opacity, blur, corners and gradients are drawn on their way")
  func drawing() async {
    let screen = stage(change: go()) { x in
      VStack(spacing: 0) {
        Color.black.frame(width: 100, height: 50).opacity(1 - x)
        LinearGradient(
          colors: [x == 0 ? .black : .white, x == 0 ? .black : .white], startPoint: .top, endPoint: .bottom
        )
        .frame(width: 100, height: 50)
        RoundedRectangle(cornerRadius: 50 * x).fill(.black).frame(width: 100, height: 100)
      }
    }
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.5))
    let pixels = screen.snapshot()
    #expect(abs(pixels.color(at: CGPoint(x: 200, y: 45)).red - 0.5) < 0.01)
    #expect(abs(pixels.color(at: CGPoint(x: 200, y: 95)).red - 0.39) < 0.02)
    #expect(pixels.color(at: CGPoint(x: 152, y: 122)).red > 0.9)
    #expect(pixels.color(at: CGPoint(x: 161, y: 131)).red < 0.1)
    await screen.settle()
    #expect(screen.snapshot().color(at: CGPoint(x: 161, y: 131)).red > 0.9)
  }

  @Test("D3: colors from the environment follow as well")
  func environmentColors() async {
    let screen = stage(change: go()) { x in
      Rectangle().frame(width: 100, height: 50).foregroundStyle(x == 0 ? .black : .white)
    }
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.5))
    #expect(abs(screen.snapshot().color(at: CGPoint(x: 200, y: 45)).red - 0.39) < 0.02)
  }
}

private final class PairLog: @unchecked Sendable {
  var last = (a: CGFloat(0), b: CGFloat(0))
}

private struct PairShape: Shape {
  var a: Double
  var b: Double
  let log: PairLog

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(a, b) }
    set { (a, b) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    log.last = (a, b)
    return Path(rect)
  }
}

private struct NumberView: View, @MainActor Animatable {
  var number: Double

  var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  var body: some View { Text("\(Int(number.rounded()))") }
}

private struct ShiftModifier: AnimatableModifier {
  var shift: Double

  nonisolated var animatableData: Double {
    get { shift }
    set { shift = newValue }
  }

  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      content
      RedBox().frame(width: 10, height: shift)
    }
  }
}

private struct RadialLayout: Layout {
  var radius: Double

  var animatableData: Double {
    get { radius }
    set { radius = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX + radius, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
  }
}
