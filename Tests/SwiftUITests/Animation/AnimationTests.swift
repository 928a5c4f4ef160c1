import SwiftUITesting
import Testing

/// A colored area that tests find by its type.
struct RedBox: View {
  var color = Color.red

  var body: some View { color }
}

/// Another one.
struct BlueBox: View {
  var body: some View { Color.blue }
}

/// Shows what a test makes of a number that buttons change.
struct NumberStage<Content: View>: View {
  @State private var number = 0.0
  let change: (Binding<Double>) -> Void
  let content: (Double) -> Content

  init(change: @escaping (Binding<Double>) -> Void, @ViewBuilder content: @escaping (Double) -> Content) {
    self.change = change
    self.content = content
  }

  var body: some View {
    VStack(spacing: 0) {
      Button("Go") { change($number) }.frame(width: 100, height: 20)
      content(number)
      Spacer(minLength: 0)
    }
  }
}

@MainActor
func stage<Content: View>(
  change: @escaping (Binding<Double>) -> Void, @ViewBuilder content: @escaping (Double) -> Content
) -> Screen {
  Screen(width: 400, height: 420) { NumberStage(change: change, content: content) }
}

func isNear(_ value: CGFloat, _ expected: CGFloat, within tolerance: CGFloat = 0.05) -> Bool {
  abs(value - expected) <= tolerance
}

@MainActor
struct AnimationTests {
  private func x(_ screen: Screen) -> CGFloat { screen.view(RedBox.self).frame.minX }

  private func moving(_ change: @escaping (Binding<Double>) -> Void) -> Screen {
    stage(change: change) { x in
      RedBox().frame(width: 100, height: 20).frame(maxWidth: .infinity, alignment: .leading).offset(x: x)
    }
  }

  @Test("D1: what is shown follows the model; a write without animation jumps")
  func interpolation() async {
    let screen = moving { x in withAnimation(.linear(duration: 1)) { x.wrappedValue += 100 } }
    screen["Go"].tap()
    #expect(isNear(x(screen), 0))
    await screen.advance(by: .seconds(0.25))
    #expect(isNear(x(screen), 25))
    await screen.advance(by: .seconds(0.5))
    #expect(isNear(x(screen), 75))
    await screen.advance(by: .seconds(0.5))
    #expect(x(screen) == 100)
    let plain = moving { $0.wrappedValue = 100 }
    plain["Go"].tap()
    #expect(x(plain) == 100)
  }

  @Test("D1: no body runs for frames in between, and nothing ticks when nothing moves")
  func cost() async {
    let screen = moving { x in withAnimation(.linear(duration: 1)) { x.wrappedValue += 100 } }
    screen["Go"].tap()
    screen.trace.reset()
    await screen.advance(by: .seconds(0.5))
    #expect(screen.trace.frames == 30)
    #expect(screen.trace.bodies(of: RedBox.self) == 0)
    #expect(screen.trace.layouts == 0)
    await screen.settle()
    screen.trace.reset()
    await screen.advance(by: .seconds(10))
    #expect(screen.trace.frames == 0)
  }

  @Test("D1: settling waits for animations, but not for endless ones")
  func settling() async {
    let screen = moving { x in withAnimation(.linear(duration: 2)) { x.wrappedValue += 100 } }
    screen["Go"].tap()
    let start = screen.now
    await screen.settle()
    #expect(x(screen) == 100)
    #expect((screen.now - start) >= .seconds(2) && (screen.now - start) < .seconds(2.1))
    let endless = moving { x in
      withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { x.wrappedValue += 100 }
    }
    endless["Go"].tap()
    let before = endless.now
    await endless.settle()
    #expect(endless.now - before < .seconds(1))
    await endless.advance(by: .seconds(60.5))
    #expect(isNear(x(endless), 50))
  }

  @Test("D2: layout is done once at the final sizes; frames follow by themselves")
  func geometry() async {
    let log = ProposalLog()
    let screen = stage(change: { x in withAnimation(.linear(duration: 1)) { x.wrappedValue = 200 } }) { x in
      LoggingLayout(log: log) { RedBox() }.frame(width: 100 + x, height: 20)
    }
    #expect(screen.view(RedBox.self).frame.width == 100)
    log.widths = []
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.5))
    #expect(isNear(screen.view(RedBox.self).frame.width, 200))
    #expect(isNear(screen.view(RedBox.self).frame.minX, 100))
    await screen.settle()
    #expect(screen.view(RedBox.self).frame.width == 300)
    #expect(Set(log.widths) == [300])
  }

  @Test("D3: padding, spacing and colors move")
  func attributes() async {
    let screen = stage(change: { x in withAnimation(.linear(duration: 1)) { x.wrappedValue = 1 } }) { x in
      HStack(spacing: 20 * x) {
        RedBox(color: x == 0 ? .black : .white).frame(width: 50, height: 50)
        BlueBox().frame(width: 50, height: 50)
      }
      .padding(.top, 20 * x)
      .frame(width: 400, alignment: .leading)
    }
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.5))
    #expect(isNear(screen.view(BlueBox.self).frame.minX, 60))
    #expect(isNear(screen.view(RedBox.self).frame.minY, 30))
    let gray = screen.snapshot().color(at: CGPoint(x: 20, y: 50))
    // Half way by what the eye sees, not by the amount of light.
    #expect(abs(gray.red - 0.39) < 0.02 && gray.red == gray.green)
    await screen.settle()
    #expect(screen.view(BlueBox.self).frame.minX == 70)
  }

  @Test("D4: an inner animation(_:value:) has the last word, for what is inside it and when its value changes")
  func precedence() async {
    let screen = stage(change: { x in withAnimation(.linear(duration: 1)) { x.wrappedValue = 100 } }) { x in
      VStack(alignment: .leading, spacing: 0) {
        RedBox().frame(width: 10, height: 10).offset(x: x).animation(.linear(duration: 2), value: x)
        BlueBox().frame(width: 10, height: 10).offset(x: x).animation(.linear(duration: 4), value: 0)
        Named("none") { Color.green.frame(width: 10, height: 10).offset(x: x).animation(nil, value: x) }
        Named("outside") {
          Color.green.frame(width: 10, height: 10).animation(.linear(duration: 2), value: x).offset(x: x)
        }
      }
      .frame(width: 400, alignment: .leading)
    }
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.5))
    #expect(isNear(x(screen), 25))
    #expect(isNear(screen.view(BlueBox.self).frame.minX, 50))
    let pixels = screen.snapshot()
    #expect(pixels.color(at: CGPoint(x: 105, y: 45)).green > 0.5)
    #expect(pixels.color(at: CGPoint(x: 55, y: 55)).green > 0.5)
    #expect(pixels.color(at: CGPoint(x: 30, y: 55)).blue > 0.9)
  }

  @Test("D4: animation(_:body:) is about the modifiers inside only")
  func bodyAnimation() async {
    let screen = stage(change: { $0.wrappedValue = 100 }) { x in
      RedBox().frame(width: 10, height: 10)
        .offset(y: x)
        .animation(.linear(duration: 1)) { $0.offset(x: x) }
        .frame(width: 400, alignment: .leading)
    }
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.5))
    #expect(isNear(x(screen), 50))
    #expect(screen.view(RedBox.self).frame.minY == 120)
  }

  @Test("D5: transaction modifiers run for every update that reaches them")
  func transactionModifiers() async {
    let screen = stage(change: { $0.wrappedValue = 100 }) { x in
      VStack(alignment: .leading, spacing: 0) {
        RedBox().frame(width: 10, height: 10).offset(x: x).transaction { $0.animation = .linear(duration: 1) }
        BlueBox().frame(width: 10, height: 10).offset(x: x)
          .transaction(value: 0) { $0.animation = .linear(duration: 1) }
      }
    }
    screen["Go"].tap()
    let start = x(screen)
    await screen.advance(by: .seconds(0.5))
    #expect(isNear(x(screen) - start, 50))
    #expect(isNear(screen.view(BlueBox.self).frame.minX - start, 100))
    let still = stage(change: { x in withAnimation { x.wrappedValue = 100 } }) { x in
      RedBox().frame(width: 10, height: 10).offset(x: x).transaction { $0.animation = nil }
    }
    let before = x(still)
    still["Go"].tap()
    #expect(x(still) - before == 100)
  }

  @Test("D6: disablesAnimations keeps modifiers from replacing the animation, and nothing else")
  func disabling() async {
    let screen = stage(change: { x in
      var transaction = Transaction(animation: .linear(duration: 1))
      transaction.disablesAnimations = true
      withTransaction(transaction) { x.wrappedValue = 100 }
    }) { x in
      RedBox().frame(width: 10, height: 10).offset(x: x).animation(.linear(duration: 3), value: x)
        .frame(width: 400, alignment: .leading)
    }
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.5))
    #expect(isNear(x(screen), 50))
  }

  @Test("D7: nested calls keep their own animations; withTransaction adds to what is around it")
  func nesting() async {
    let screen = stage(change: { x in
      withAnimation(.linear(duration: 1)) {
        withTransaction(\.isContinuous, true) { x.wrappedValue = 100 }
      }
    }) { x in
      RedBox().frame(width: 10, height: 10).offset(x: x).frame(width: 400, alignment: .leading)
    }
    screen["Go"].tap()
    await screen.advance(by: .seconds(0.5))
    #expect(isNear(x(screen), 50))
    let pair = Screen(width: 400, height: 100) { PairStage() }
    pair["Nested"].tap()
    await pair.advance(by: .seconds(0.5))
    #expect(isNear(pair.view(RedBox.self).frame.minX, 25))
    #expect(isNear(pair.view(BlueBox.self).frame.minX, 50))
  }

  @Test("D8: the first appearance is no animation")
  func firstAppearance() async {
    let screen = Screen(width: 400, height: 100) {
      RedBox().frame(width: 10, height: 10).offset(x: 100).transaction { $0.animation = .linear(duration: 1) }
    }
    #expect(screen.view(RedBox.self).frame.minX == 295)
    screen.trace.reset()
    await screen.advance(by: .seconds(1))
    #expect(screen.trace.frames == 0)
  }

  @Test("D9: what a task does later is not in the transaction; writes to models are")
  func scope() async {
    let screen = stage(change: { x in
      withAnimation(.linear(duration: 1)) { _ = Task { x.wrappedValue = 100 } }
    }) { x in
      RedBox().frame(width: 10, height: 10).offset(x: x).frame(width: 400, alignment: .leading)
    }
    screen["Go"].tap()
    await screen.advance(by: .milliseconds(1))
    #expect(x(screen) == 100)
    let model = MotionModel()
    let observed = Screen(width: 400, height: 100) { ModelStage(model: model) }
    observed["Go"].tap()
    await observed.advance(by: .seconds(0.5))
    #expect(isNear(x(observed), 50))
  }

  @Test("Endless figures are there at once")
  func nonsense() async {
    let screen = stage(change: { x in withAnimation { x.wrappedValue = .nan } }) { x in
      RedBox().frame(width: 10, height: 10).offset(x: x).opacity(x).scaleEffect(x).rotationEffect(.degrees(x))
    }
    screen["Go"].tap()
    await screen.settle()
    #expect(screen.view(RedBox.self).frame.width.isFinite)
  }
}

private struct Named<Content: View>: View {
  let name: String
  let content: Content

  init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  var body: some View { content }
}

private final class ProposalLog: @unchecked Sendable {
  var widths: [CGFloat] = []
}

private struct LoggingLayout: Layout {
  let log: ProposalLog

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    log.widths.append(proposal.width ?? -1)
    return proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

private struct PairStage: View {
  @State private var a = 0.0
  @State private var b = 0.0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("Nested") {
        withAnimation(.linear(duration: 1)) {
          withAnimation(.linear(duration: 2)) { a = 100 }
          b = 100
        }
      }
      RedBox().frame(width: 10, height: 10).offset(x: a)
      BlueBox().frame(width: 10, height: 10).offset(x: b)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

@Observable
private final class MotionModel {
  var x = 0.0
}

private struct ModelStage: View {
  let model: MotionModel

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("Go") { withAnimation(.linear(duration: 1)) { model.x = 100 } }
      RedBox().frame(width: 10, height: 10).offset(x: model.x)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
