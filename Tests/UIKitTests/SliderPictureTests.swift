import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

private struct SliderView: UIViewRepresentable {
  let value: Float

  private func picture(_ color: UIColor, _ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  func makeUIView(context: Context) -> UISlider {
    let slider = UISlider()
    slider.setThumbImage(picture(.red, CGSize(width: 20, height: 20)), for: .normal)
    slider.setMinimumTrackImage(picture(.green, CGSize(width: 4, height: 10)), for: .normal)
    slider.setMaximumTrackImage(picture(.blue, CGSize(width: 4, height: 10)), for: .normal)
    return slider
  }

  func updateUIView(_ slider: UISlider, context: Context) { slider.value = value }
}

@MainActor
struct SliderPictureTests {
  @Test("J181: pictures stand in place of the knob and the lines of a slider", arguments: [Float(0), 0.5, 1])
  func pictures(value: Float) {
    let screen = Screen(width: 200, height: 100) { SliderView(value: value) }
    let picture = screen.snapshot()
    func channel(_ x: CGFloat, _ y: CGFloat = 50) -> String {
      let color = picture.color(at: CGPoint(x: x, y: y))
      if color.red > 0.9, color.green < 0.2 { return "red" }
      if color.green > 0.5, color.red < 0.4, color.blue < 0.5 { return "green" }
      return color.blue > 0.9 && color.red < 0.2 ? "blue" : "none"
    }
    let knob = 10 + CGFloat(value) * 180
    #expect(channel(knob, 42) == "red")
    #expect(channel(knob, 62) == "none")
    if value > 0 { #expect(channel(knob - 40, 46) == "green") }
    if value < 1 { #expect(channel(knob + 40, 54) == "blue") }
  }

  @Test("J181: a slider answers the picture of its state, or else that of the normal one")
  func states() {
    let (slider, picture) = (UISlider(), UIImage())
    #expect(slider.currentThumbImage == nil)
    slider.setThumbImage(picture, for: .normal)
    #expect(slider.thumbImage(for: .disabled) === picture)
    let other = UIImage()
    slider.setThumbImage(other, for: .disabled)
    slider.isEnabled = false
    #expect(slider.currentThumbImage === other)
    #expect(slider.currentMinimumTrackImage == nil && slider.maximumTrackImage(for: .normal) == nil)
  }
}
