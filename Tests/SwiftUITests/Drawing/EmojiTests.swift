import SwiftUITesting
import Testing

/// They need a font with emoji, which the scripts of this repository install.
@MainActor
struct EmojiTests {
  /// How far the middle of a red square, drawn as an emoji, is from white; 0 to 1.
  private func strength<V: View>(@ViewBuilder _ style: (Text) -> V) -> Double {
    let text = Text("🟥").font(.system(size: 60))
    let picture = Screen(width: 100, height: 100, scale: 1) { style(text) }.snapshot()
    let color = picture.color(at: CGPoint(x: 50, y: 50))
    #expect(color.red >= color.green)
    return 1 - Double(color.green)
  }

  @Test("Emoji are drawn in their own colors, not in the color of the text")
  func ownColors() {
    let plain = strength { $0 }
    #expect(plain > 0.5)
    #expect(strength { $0.foregroundStyle(.blue) } == plain)
    #expect(
      strength { $0.foregroundStyle(.linearGradient(colors: [.blue, .green], startPoint: .top, endPoint: .bottom)) }
        == plain)
  }

  @Test("Emoji take the opacity of the text's color")
  func opacityOfColor() {
    let plain = strength { $0 }
    for opacity in [0, 0.25, 0.5, 1] {
      #expect(abs(strength { $0.foregroundStyle(.black.opacity(opacity)) } - plain * opacity) < 0.02)
      #expect(abs(strength { $0.foregroundColor(.blue.opacity(opacity)) } - plain * opacity) < 0.02)
      #expect(abs(strength { $0.opacity(opacity) } - plain * opacity) < 0.02)
    }
    #expect(abs(strength { $0.foregroundStyle(.black.opacity(0.5)).opacity(0.5) } - plain / 4) < 0.02)
  }

  @Test("Emoji fade along a gradient that fades")
  func fadingGradient() {
    let fading = strength {
      $0.foregroundStyle(.linearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing))
    }
    let plain = strength { $0 }
    #expect(fading > plain * 0.3 && fading < plain * 0.7)
  }

  @Test("A line under emoji keeps the color of the text")
  func decoration() {
    let picture = Screen(width: 100, height: 100, scale: 1) {
      Text("🟥").font(.system(size: 60)).underline().foregroundStyle(Color.pureBlue.opacity(0.5))
    }.snapshot()
    let blues = (50..<100).filter { y in
      let color = picture.color(at: CGPoint(x: 50, y: CGFloat(y)))
      return color.blue > 0.98 && color.red < 0.9
    }
    #expect(!blues.isEmpty)
  }
}
