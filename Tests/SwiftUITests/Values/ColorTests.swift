import SwiftUI
import Testing

/// Color.
struct ColorTests {
  private func environment(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = scheme
    if contrast == .increased { values.colorSchemeContrast = contrast }
    return values
  }

  private func hex(_ color: Color, _ scheme: ColorScheme = .light) -> String {
    color.resolve(in: environment(scheme)).description
  }

  @Test("system colors look different in light and dark")
  func palette() {
    #expect(hex(.red) == "#FF383CFF")
    #expect(hex(.red, .dark) == "#FF4245FF")
    #expect(hex(.blue) == "#0088FFFF")
    #expect(hex(.primary) == "#000000FF")
    #expect(hex(.primary, .dark) == "#FFFFFFFF")
    #expect(hex(.secondary) == "#3C3C4399")
    #expect(hex(.clear) == "#00000000")
    #expect(hex(.accentColor) == hex(.blue))
    let strong = Color.red.resolve(in: environment(.light, .increased))
    #expect(strong.description == "#E9152DFF")
  }

  @Test("colors are made of numbers in several spaces")
  func creating() {
    #expect(hex(Color(red: 1, green: 0.5, blue: 0)) == "#FF8000FF")
    #expect(hex(Color(white: 0.2, opacity: 0.5)) == "#33333380")
    #expect(hex(Color(.sRGBLinear, red: 0.5, green: 0, blue: 0)) == "#BC0000FF")
    #expect(hex(Color(.displayP3, red: 1, green: 1, blue: 1)) == "#FFFFFFFF")
    let vivid = Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: EnvironmentValues())
    #expect(vivid.red > 1 && vivid.green < 0)
  }

  @Test(
    "the color wheel begins and ends at red", arguments: [(0.0, "#FF0000FF"), (1, "#FF0000FF"), (-1, "#FF0000FF")])
  func wheel(hue: Double, expected: String) {
    #expect(hex(Color(hue: hue, saturation: 1, brightness: 1)) == expected)
  }

  @Test("hues lie in the order of the rainbow")
  func hues() {
    #expect(hex(Color(hue: 1 / 3, saturation: 1, brightness: 1)) == "#00FF00FF")
    #expect(hex(Color(hue: 2 / 3, saturation: 1, brightness: 0.5)) == "#000080FF")
    #expect(hex(Color(hue: 0.5, saturation: 0, brightness: 1)) == "#FFFFFFFF")
    #expect(hex(Color(hue: .nan, saturation: .nan, brightness: .nan)) == "#000000FF")
  }

  @Test("opacity multiplies")
  func opacity() {
    #expect(hex(Color.black.opacity(0.5)) == "#00000080")
    #expect(Color.red.opacity(0.5).opacity(0.5) == Color.red.opacity(0.25))
    #expect(Color.red.opacity(2) == Color.red)
    #expect(hex(Color.red.opacity(.nan)) == "#FF383C00")
    #expect(hex(Color.red.mix(with: .blue, by: 0).opacity(0)) == "#FF383C00")
  }

  @Test("mixtures lie between their colors")
  func mixing() {
    let (black, white) = (Color(white: 0), Color(white: 1))
    #expect(hex(black.mix(with: white, by: 0.5, in: .device)) == "#808080FF")
    #expect(hex(black.mix(with: white, by: 0.5)) == "#636363FF")
    #expect(hex(Color.red.mix(with: .blue, by: 1)) == hex(.blue))
    #expect(hex(Color.red.mix(with: .blue, by: -4), .dark) == hex(.red, .dark))
  }

  @Test("equal colors are equal")
  func equality() {
    #expect(Color.red == .red)
    #expect(Color.red != .blue)
    #expect(Color(red: 1, green: 0, blue: 0) == Color(red: 1, green: 0, blue: 0))
    #expect(Color.red.mix(with: .blue, by: 0.5) == Color.red.mix(with: .blue, by: 0.5))
    #expect(Set([Color.red, .red, .blue.opacity(0.5)]).count == 2)
  }

  @Test("descriptions name the color")
  func descriptions() {
    #expect(Color.red.description == "red")
    #expect("\(Color.red.opacity(0.5))" == "50% red")
    #expect(Color(red: 1, green: 0, blue: 0).description == "#FF0000FF")
  }

  @Test("amounts of light and numbers of a color go together")
  func linear() {
    var color = Color.Resolved(red: 0.5, green: 0, blue: 0)
    #expect(color.linearRed.isClose(to: 0.2140))
    color.linearGreen = 1
    #expect(color.green.isClose(to: 1))
    #expect(Color.Resolved(red: .nan, green: .infinity, blue: 0, opacity: 7).description == "#000000FF")
  }

  @Test("a color in numbers can be stored")
  func coding() throws {
    let color = Color.Resolved(red: 0.25, green: 0.5, blue: 1, opacity: 0.75)
    let data = try JSONEncoder().encode(color)
    #expect(try JSONDecoder().decode(Color.Resolved.self, from: data) == color)
  }

  @Test("D3: colors are animated in a perceptually uniform space")
  func animating() {
    let red = Color.red.resolve(in: environment(.dark))
    let blue = Color.blue.resolve(in: environment(.dark))
    let delta = blue.animatableData - red.animatableData
    #expect(delta.first.isClose(to: -22.421, within: 0.01))
    #expect(delta.second.first.isClose(to: 4.491, within: 0.01))
    #expect(delta.second.second.first.isClose(to: 47.533, within: 0.01))
    var copy = Color.Resolved(red: 0, green: 0, blue: 0)
    copy.animatableData = red.animatableData
    #expect(copy.description == red.description)
  }
}
