import SwiftUITesting
import Testing

/// Colors of UIKit and AppKit.
@MainActor
struct UIColorTests {
  private func shown(_ color: Color, _ scheme: ColorScheme = .light) -> (red: Int, green: Int, blue: Int) {
    let screen = Screen(width: 4, height: 4, scale: 1) { color.environment(\.colorScheme, scheme) }
    let pixel = screen.snapshot().color(at: CGPoint(x: 2, y: 2))
    return (Int((pixel.red * 255).rounded()), Int((pixel.green * 255).rounded()), Int((pixel.blue * 255).rounded()))
  }

  @Test("Colors of the system have a look for light and one for dark, whichever way they are named")
  func system() {
    #expect(shown(Color(.systemBackground)) == (255, 255, 255))
    #expect(shown(Color(uiColor: .systemBackground), .dark) == (0, 0, 0))
    #expect(shown(Color(UIColor.systemGray6)) == (242, 242, 247))
    #expect(shown(Color(nsColor: .labelColor), .dark) == (255, 255, 255))
    #expect(shown(Color(.systemRed)) == shown(.red))
    #expect(shown(Color(UIColor(Color.green))) == shown(.green))
  }

  @Test("J229: A color of Core Graphics is one of its own kind")
  func coreGraphics() {
    #expect(shown(Color(CGColor(red: 1, green: 0, blue: 0, alpha: 1))) == (255, 0, 0))
  }

  @Test("Colors of components, with another opacity, and of closures")
  func made() {
    #expect(shown(Color(UIColor(red: 1, green: 0.2, blue: 0, alpha: 1))) == (255, 51, 0))
    #expect(shown(Color(UIColor(white: 0.4, alpha: 1))) == (102, 102, 102))
    #expect(shown(Color(UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1))) == (0, 255, 255))
    #expect(shown(Color(UIColor.black.withAlphaComponent(0.6))) == (102, 102, 102))
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    #expect(shown(Color(dynamic)) == (0, 0, 255))
    #expect(shown(Color(dynamic), .dark) == (255, 255, 255))
    #expect(shown(Color(dynamic.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)))) == (255, 255, 255))
  }

  @Test("Components can be read")
  func components() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(
      UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect(abs(red - 0.25) < 1e-6 && abs(green - 0.5) < 1e-6 && abs(blue - 0.75) < 1e-6 && alpha == 0.5)
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 1)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect(abs(hue - 0.6) < 1e-3 && abs(saturation - 0.5) < 1e-3 && abs(brightness - 0.8) < 1e-3)
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.systemRed == UIColor.systemRed && UIColor.systemRed != UIColor.red)
  }
}
