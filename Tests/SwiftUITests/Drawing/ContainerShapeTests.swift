import SwiftUI
import SwiftUITesting
import Testing

/// Shapes of containers.
@MainActor
struct ContainerShapeTests {
  private func isRed(_ screen: Screen, _ x: CGFloat, _ y: CGFloat) -> Bool {
    let color = screen.snapshot().color(at: CGPoint(x: x, y: y))
    return color.red > 0.9 && color.green < 0.1
  }

  private static let red = Color(red: 1, green: 0, blue: 0)

  @Test("Without a container the shape is a rectangle")
  func withoutContainer() {
    let screen = Screen(width: 100, height: 100, scale: 1) { ContainerRelativeShape().fill(Self.red) }
    #expect(isRed(screen, 1, 1) && isRed(screen, 98, 98))
  }

  @Test("A shape as large as its container is the container's", arguments: [true, false])
  func sameSize(clips: Bool) {
    let screen = Screen(width: 100, height: 100, scale: 1) {
      Group {
        if clips { Self.red.clipShape(ContainerRelativeShape()) } else { ContainerRelativeShape().fill(Self.red) }
      }
      .containerShape(Circle())
    }
    #expect(isRed(screen, 50, 2) && isRed(screen, 50, 50))
    #expect(!isRed(screen, 10, 10) && !isRed(screen, 90, 90))
  }

  @Test("Further inside, corners have the same center")
  func concentric() {
    // The container's radius is 40; 30 points further inside it is 10.
    let screen = Screen(width: 200, height: 200, scale: 1) {
      ContainerRelativeShape().fill(Self.red).padding(30).containerShape(
        RoundedRectangle(cornerRadius: 40, style: .circular))
    }
    // A corner of radius 10 covers the point that is 4 points from both edges, one of radius 40 does not.
    #expect(isRed(screen, 34, 34))
    #expect(!isRed(screen, 31, 31))
    let wide = Screen(width: 200, height: 200, scale: 1) {
      ContainerRelativeShape().fill(Self.red).padding(2).containerShape(
        RoundedRectangle(cornerRadius: 40, style: .circular))
    }
    #expect(!isRed(wide, 6, 6))
  }

  @Test("The nearest container counts; one that changes its shape is followed")
  func nearestContainer() {
    func view(_ radius: CGFloat) -> some View {
      ContainerRelativeShape().fill(Self.red)
        .containerShape(RoundedRectangle(cornerRadius: radius))
        .containerShape(Circle())
    }
    let screen = Screen(width: 100, height: 100, scale: 1) { view(0) }
    #expect(isRed(screen, 3, 3))
    screen.update { view(50) }
    #expect(!isRed(screen, 3, 3))
  }

  @Test("Taps meet the shape")
  func taps() {
    var taps = 0
    let screen = Screen(width: 100, height: 100, scale: 1) {
      Self.red.contentShape(ContainerRelativeShape()).onTapGesture { taps += 1 }.containerShape(Circle())
    }
    screen.tap(at: CGPoint(x: 3, y: 3))
    #expect(taps == 0)
    screen.tap(at: CGPoint(x: 50, y: 50))
    #expect(taps == 1)
  }

  @Test("Concentric rectangles follow the container's corners, within limits")
  func concentricRectangle() {
    func screen(_ shape: ConcentricRectangle, padding: CGFloat) -> Screen {
      Screen(width: 200, height: 200, scale: 1) {
        shape.fill(Self.red).padding(padding).containerShape(RoundedRectangle(cornerRadius: 40, style: .circular))
      }
    }
    #expect(!isRed(screen(ConcentricRectangle(), padding: 10), 14, 14))
    #expect(isRed(screen(ConcentricRectangle(), padding: 40), 41, 41))
    #expect(
      !isRed(screen(ConcentricRectangle(corners: .concentric(minimum: 20), isUniform: true), padding: 40), 42, 42))
    #expect(isRed(screen(ConcentricRectangle(corners: .fixed(0)), padding: 0), 1, 1))
    let uneven = ConcentricRectangle(topLeadingCorner: .fixed(0))
    #expect(isRed(screen(uneven, padding: 0), 1, 1) && !isRed(screen(uneven, padding: 0), 198, 198))
  }
}
