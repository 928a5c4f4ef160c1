import SwiftUITesting
import Testing

/// Sliders.
@MainActor
struct SliderTests {
  private struct Volume: View {
    @State var volume: Double
    var body: some View {
      VStack {
        Slider(value: $volume, in: 0...100, step: 5) { Text("Volume") }
        Text("is \(Int(volume))")
      }
    }
  }

  /// Where the knob of a slider of 228 points stands for a value out of 100.
  private func point(_ value: CGFloat, _ screen: Screen) -> CGPoint {
    let frame = screen.element(.slider).frame
    return CGPoint(x: frame.minX + 14 + value / 100 * (frame.width - 28), y: frame.midY)
  }

  @Test("F46: a drag chooses the value, which snaps to the steps")
  func snaps() async {
    let screen = Screen(width: 228, height: 100) { Volume(volume: 20) }
    #expect(screen["Volume"].role == .slider)
    #expect(screen["Volume"].value == "20")
    await screen.drag(from: point(20, screen), to: point(43, screen))
    #expect(screen["Volume"].value == "45")
    #expect(screen["is 45"].exists)
    await screen.drag(from: point(45, screen), to: CGPoint(x: 900, y: 50))
    #expect(screen["Volume"].value == "100")
    await screen.drag(from: point(100, screen), to: CGPoint(x: -900, y: 50))
    #expect(screen["Volume"].value == "0")
  }

  @Test("J20: a value outside of the bounds moves from the nearer one")
  func outside() {
    for (value, direction, expected) in [
      (150.0, AccessibilityAdjustmentDirection.decrement, "95"), (-20, .increment, "5"), (150, .increment, "100"),
    ] {
      let screen = Screen { Volume(volume: value) }
      screen["Volume"].adjust(direction)
      #expect(screen["Volume"].value == expected)
    }
  }

  @Test("a knob grabbed beside its middle does not jump; a press elsewhere brings it there")
  func grabbing() {
    let screen = Screen(width: 228, height: 100) { Volume(volume: 50) }
    let knob = point(50, screen)
    screen.tap(at: CGPoint(x: knob.x + 6, y: knob.y))
    #expect(screen["Volume"].value == "50")
    screen.tap(at: point(90, screen))
    #expect(screen["Volume"].value == "90")
  }

  @Test("editing begins and ends with the press, and the bounds are from 0 to 1 by default")
  func editing() async {
    struct Level: View {
      @State var level: Float = 0
      let log: Log
      var body: some View { Slider(value: $level) { log.note("\($0)") } }
    }
    let log = Log()
    let screen = Screen(width: 228, height: 60) { Level(log: log) }
    await screen.element(.slider).drag(by: CGSize(width: 50, height: 0))
    #expect(log.take() == ["true", "false"])
    #expect(abs((Double(screen.element(.slider).value) ?? 0) - 0.75) < 0.01)
  }

  @Test("a disabled slider stays; from right to left it grows to the left")
  func directions() {
    let disabled = Screen(width: 228, height: 100) { Volume(volume: 50).disabled(true) }
    disabled.tap(at: point(90, disabled))
    #expect(disabled["Volume"].value == "50")
    let mirrored = Screen(width: 228, height: 100) {
      Volume(volume: 50).environment(\.layoutDirection, .rightToLeft)
    }
    mirrored.tap(at: point(90, mirrored))
    #expect(mirrored["Volume"].value == "10")
  }

  @Test("all spellings compile; labels at the ends are shown, the label is not")
  func spellings() {
    let value = Binding.constant(0.5)
    let screen = Screen {
      VStack {
        Slider(value: value)
        Slider(value: value, in: 0...1)
        Slider(value: value, in: 0...1) { Text("A") }
        Slider(value: value, in: 0...10, step: 2, onEditingChanged: { _ in })
        Slider(value: value, in: 0...1, minimumValueLabel: Text("low"), maximumValueLabel: Text("high")) { Text("B") }
        Slider(value: value, in: 0...1, step: 0.1) {
          Text("C")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("1")
        } onEditingChanged: { _ in
        }
      }
    }
    #expect(screen.elements(.slider).map(\.label) == ["", "", "A", "", "B", "C"])
  }

  @Test(
    "a value outside of the bounds or none at all is shown at an end",
    arguments: [(-3.0, 0.0), (7, 1), (.nan, 0), (.infinity, 0)])
  func oddValues(value: Double, end: Double) {
    let screen = Screen(width: 228, height: 60) { Slider(value: .constant(value)) }
    let atEnd = Screen(width: 228, height: 60) { Slider(value: .constant(end)) }
    #expect(screen.snapshot().difference(from: atEnd.snapshot()) == 0)
  }
}
