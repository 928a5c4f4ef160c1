import SwiftUITesting
import Testing

/// Symbols in the colors that they have by themselves.
@MainActor
struct SymbolColorTests {
  /// The names of the colors in a symbol on a ground that no symbol has.
  private func colors(_ symbol: some View) -> Set<String> {
    Set(counts(symbol).filter { $0.value > 8 }.keys)
  }

  /// How many pixels have which color.
  private func counts(_ symbol: some View) -> [String: Int] {
    let picture = Screen(width: 80, height: 80) {
      symbol.frame(width: 64, height: 64).frame(width: 80, height: 80).background(Color(red: 0.5, green: 0, blue: 0.5))
    }.snapshot()
    var counts: [String: Int] = [:]
    for x in 0..<80 {
      for y in 0..<80 {
        let color = picture.color(at: CGPoint(x: x, y: y))
        let name: String? =
          switch (color.red, color.green, color.blue) {
          case (0.9..., 0.9..., 0.9...): "white"
          case (0.9..., 0.7..., ..<0.3): "yellow"
          case (..<0.3, 0.6..., 0.8...): "cyan"
          case (..<0.4, 0.6..., ..<0.5): "green"
          case (0.9..., ..<0.35, ..<0.35): "red"
          case (..<0.1, ..<0.1, ..<0.1): "black"
          default: nil
          }
        if let name { counts[name, default: 0] += 1 }
      }
    }
    return counts
  }

  private func image(_ name: String) -> Image { Image(systemName: name).resizable() }

  @Test("J281: a symbol that is shown as it is has its own colors")
  func original() {
    #expect(colors(image("cloud.sun.fill").renderingMode(.original)) == ["white", "yellow"])
    #expect(colors(image("sun.max.fill").renderingMode(.original)) == ["yellow"])
    #expect(colors(image("cloud.rain.fill").renderingMode(.original)) == ["white", "cyan"])
    #expect(colors(image("cloud.sun.fill")) == ["black"])
    #expect(colors(image("cloud.sun.fill").renderingMode(.template)) == ["black"])
  }

  @Test("J281: what is an outline stays one")
  func outlines() {
    let outline = counts(image("cloud.sun").renderingMode(.original))
    let filled = counts(image("cloud.sun.fill").renderingMode(.original))
    #expect(outline["white", default: 0] > 50)
    #expect(outline["white", default: 0] * 2 < filled["white", default: 0])
  }

  @Test("J281: the mode multicolor does the same, on the image and around it; others come before the rendering mode")
  func multicolor() {
    #expect(colors(image("cloud.bolt.rain.fill").symbolRenderingMode(.multicolor)) == ["white", "yellow", "cyan"])
    #expect(colors(image("cloud.sun.bolt.fill").symbolRenderingMode(.multicolor)) == ["white", "yellow"])
    #expect(colors(image("cloud.moon.fill").symbolRenderingMode(.multicolor)) == ["white"])
    #expect(colors(VStack { image("heart.fill") }.symbolRenderingMode(.multicolor)) == ["red"])
    #expect(
      colors(image("heart.fill").renderingMode(.original).symbolRenderingMode(.monochrome)) == ["black"])
  }

  @Test("J281: signs in a circle and badges have the colors of what they mean")
  func signs() {
    #expect(colors(image("plus.circle.fill").renderingMode(.original)) == ["green", "white"])
    #expect(colors(image("minus.circle.fill").renderingMode(.original)) == ["red", "white"])
    #expect(colors(image("folder.fill.badge.plus").renderingMode(.original)).isSuperset(of: ["green", "black"]))
    #expect(colors(image("bell.badge.fill").symbolRenderingMode(.multicolor)).isSuperset(of: ["red", "black"]))
  }

  @Test("J281: what has no color by itself is shown in the foreground style")
  func foreground() {
    #expect(colors(image("gearshape.fill").renderingMode(.original).foregroundStyle(Color.pureRed)) == ["red"])
    #expect(colors(image("gearshape.fill").symbolRenderingMode(.multicolor)) == ["black"])
  }
}
