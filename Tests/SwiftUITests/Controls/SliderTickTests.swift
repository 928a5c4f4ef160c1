import SwiftUI
import SwiftUITesting
import Testing

/// Sliders with marks along their line.
@MainActor
struct SliderTickTests {
  private struct Marked: View {
    @State private var value = 5.0
    let bounds: ClosedRange<Double>?

    var body: some View {
      Text("value \(value, format: .number.precision(.fractionLength(1)))")
      Slider(value: $value, in: 0...10, neutralValue: 5, enabledBounds: bounds) {
        Text("Depth")
      } ticks: {
        SliderTick(2.5) { Text("low") }
        if bounds != nil { SliderTick(7.5) { Text("high") } }
        SliderTickContentForEach([0.0, 10, 40], id: \.self) { SliderTick($0) }
      }
    }
  }

  private func darkness(_ screen: Screen, _ x: CGFloat, _ y: CGFloat) -> Double {
    let color = screen.snapshot().color(at: CGPoint(x: x, y: y))
    return 1 - (color.red + color.green + color.blue) / 3
  }

  @Test("J366: marks are dots below the line at their values; labels and values outside of the bounds are not dots")
  func dots() {
    let screen = Screen(width: 328, height: 100) { Marked(bounds: nil) }
    let slider = screen.element(.slider, "Depth").frame
    // The line is 300 long and begins in the middle of the knob.
    let y = slider.minY + 31.0 / 2 + 10
    for value in [0.0, 2.5, 10] { #expect(darkness(screen, 14 + value * 30, y) > 0.2) }
    for value in [1.2, 7.5, 9] { #expect(darkness(screen, 14 + value * 30, y) < 0.05) }
  }

  @Test("J366: the colored part of the line begins at the neutral value")
  func neutral() async {
    let screen = Screen(width: 328, height: 100) { Marked(bounds: nil) }
    let y = screen.element(.slider, "Depth").frame.minY + 31.0 / 2
    func isColored(_ value: Double) -> Bool {
      let color = screen.snapshot().color(at: CGPoint(x: 14 + value * 30, y: y))
      return color.blue - color.red > 0.3
    }
    await screen.drag(from: CGPoint(x: 164, y: y), to: CGPoint(x: 284, y: y))
    #expect(screen["value 9.0"].exists && isColored(6.5) && !isColored(3))
    await screen.drag(from: CGPoint(x: 284, y: y), to: CGPoint(x: 44, y: y))
    #expect(screen["value 1.0"].exists && isColored(3) && !isColored(6.5))
  }

  @Test("J366: values outside of the enabled bounds cannot be chosen, by pointer or by keys")
  func enabled() async {
    let screen = Screen(width: 328, height: 100) { Marked(bounds: 4...6) }
    let y = screen.element(.slider, "Depth").frame.minY + 31.0 / 2
    await screen.drag(from: CGPoint(x: 164, y: y), to: CGPoint(x: 320, y: y))
    #expect(screen["value 6.0"].exists)
    await screen.drag(from: CGPoint(x: 194, y: y), to: CGPoint(x: 10, y: y))
    #expect(screen["value 4.0"].exists)
  }

  @Test("J366: a slider with steps has a mark at each step that gets one; labels stand below it")
  func steps() {
    let screen = Screen(width: 328, height: 120) {
      Slider(value: .constant(2), in: 0...4, step: 1) {
        Text("Size")
      } currentValueLabel: {
        Text("two")
      } minimumValueLabel: {
        Text("zero")
      } maximumValueLabel: {
        Text("four")
      } tick: {
        $0 == 3 ? nil : SliderTick($0) { Text("tick") }
      }
    }
    let slider = screen.element(.slider, "Size").frame
    #expect(slider.height > 31 + 24)
    #expect(screen.element(.slider, "Size").value == "2")
  }

  @Test("J366: a hidden knob is not drawn, and the line can be dragged all the same")
  func hiddenKnob() async {
    let screen = Screen(width: 328, height: 100) { Marked(bounds: nil).sliderThumbVisibility(.hidden) }
    let shown = Screen(width: 328, height: 100) { Marked(bounds: nil) }
    #expect(screen.snapshot().difference(from: shown.snapshot()) > 0.005)
    let y = screen.element(.slider, "Depth").frame.minY + 31.0 / 2
    await screen.drag(from: CGPoint(x: 164, y: y), to: CGPoint(x: 224, y: y))
    #expect(screen["value 7.0"].exists)
  }
}
