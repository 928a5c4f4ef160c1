import SwiftUITesting
import Testing

/// Color pickers.
@MainActor
struct ColorPickerTests {
  private struct Page: View {
    var supportsOpacity = true
    @State private var color: Color
    init(supportsOpacity: Bool = true) {
      self.supportsOpacity = supportsOpacity
      self.color = Color(.sRGB, red: 1, green: 0, blue: 0)
    }
    var body: some View {
      VStack {
        ColorPicker("Paint", selection: $color, supportsOpacity: supportsOpacity)
        color.frame(width: 40, height: 40).accessibilityElement().accessibilityLabel("sample")
      }
    }
  }

  @Test("the well says its color and opens a chart; a color of the chart is taken over")
  func choosing() {
    let screen = Screen { Page() }
    let well = screen.element(.picker, "Paint")
    #expect(well.value == "#FF0000")
    well.tap()
    screen["#000000"].tap()
    #expect(screen["#000000"].isSelected)
    screen.tap(at: CGPoint(x: 5, y: 830))
    #expect(well.value == "#000000")
    let sample = screen["sample"].frame
    #expect(screen.snapshot().color(at: CGPoint(x: sample.midX, y: sample.midY)).red < 0.01)
  }

  @Test("there is a slider for opacity, unless it is not supported")
  func opacity() {
    let screen = Screen { Page() }
    screen.element(.picker, "Paint").tap()
    #expect(screen.element(.slider, "Opacity").value == "1")
    let opaque = Screen { Page(supportsOpacity: false) }
    opaque.element(.picker, "Paint").tap()
    #expect(!opaque.element(.slider, "Opacity").exists)
  }
}
