import SwiftUITesting
import Testing

/// Tints.
@MainActor
struct TintTests {
  private func picture<Content: View>(@ViewBuilder _ content: () -> Content) -> Snapshot {
    Screen(width: 100, height: 20) { content() }.snapshot()
  }

  private let gradient = LinearGradient(
    colors: [.pureRed, .pureBlue], startPoint: .leading, endPoint: .trailing)

  @Test("the tint is a color, any other style, or none")
  func kinds() {
    #expect(picture { Rectangle().fill(.tint).tint(.pureRed) }.name(50, 10) == "red")
    let colors = picture { Rectangle().fill(.tint).tint(gradient) }
    #expect(colors.color(at: CGPoint(x: 3, y: 10)).red > 0.9)
    #expect(colors.color(at: CGPoint(x: 97, y: 10)).blue > 0.9)
    let isRed = true
    #expect(picture { Rectangle().fill(.tint).tint(isRed ? .pureRed : nil) }.name(50, 10) == "red")
  }

  @Test("a color inside of a style is the tint there, and no tint is the platform's")
  func nesting() {
    #expect(picture { Rectangle().fill(.tint).tint(.pureBlue).tint(gradient) }.name(3, 10) == "blue")
    let none = picture { Rectangle().fill(.tint).tint(nil).tint(gradient) }
    let plain = picture { Rectangle().fill(.tint) }
    #expect(none.difference(from: plain) == 0)
  }

  @Test("a tint that refers to the tint means the one from outside")
  func reference() {
    let picture = picture { Rectangle().fill(.tint).tint(.tint.opacity(0.5)).tint(.pureRed) }
    let color = picture.color(at: CGPoint(x: 50, y: 10))
    #expect(color.red > 0.95 && (0.45...0.55).contains(color.green))
  }
}
