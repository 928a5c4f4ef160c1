import SwiftUITesting
import Testing

/// Backgrounds and the safe area.
@MainActor
struct BackgroundTests {
  private func snapshot<V: View>(
    _ insets: EdgeInsets = EdgeInsets(top: 44, leading: 0, bottom: 20, trailing: 10), @ViewBuilder _ content: () -> V
  ) -> Snapshot {
    Screen(width: 100, height: 200, safeArea: insets, content: content).snapshot()
  }

  @Test("C42: a style as a background goes on into the safe area where it touches its edge")
  func style() {
    let picture = snapshot { Color.clear.background(Color.pureRed) }
    #expect(picture.name(50, 2) == "red")
    #expect(picture.name(50, 198) == "red")
    #expect(picture.name(95, 100) == "red")
    #expect(picture.name(50, 100) == "red")
  }

  @Test("The background style has levels, each of which lies on the one before", arguments: [ColorScheme.light, .dark])
  func levels(colorScheme: ColorScheme) {
    let picture = Screen(width: 40, height: 60, scale: 1, colorScheme: colorScheme) {
      VStack(spacing: 0) {
        Rectangle().fill(.background)
        Rectangle().fill(.background.secondary)
        Rectangle().fill(.background.tertiary)
      }
    }.snapshot()
    let greens = [10, 30, 50].map { picture.color(at: CGPoint(x: 20, y: CGFloat($0))).green * 255 }
    #expect(greens.map { $0.rounded() } == (colorScheme == .light ? [255, 242, 255] : [0, 28, 44]))
  }

  @Test("C42: only at the edges that it is told")
  func edges() {
    let none = snapshot { Color.clear.background(Color.pureRed, ignoresSafeAreaEdges: []) }
    #expect(none.name(50, 40) == "white")
    #expect(none.name(50, 50) == "red")
    #expect(none.name(50, 190) == "white")
    let top = snapshot { Color.clear.background(Color.pureRed, ignoresSafeAreaEdges: .top) }
    #expect(top.name(50, 2) == "red")
    #expect(top.name(50, 190) == "white")
    let horizontal = snapshot { Color.clear.background(Color.pureRed, ignoresSafeAreaEdges: .horizontal) }
    #expect(horizontal.name(95, 100) == "red")
    #expect(horizontal.name(50, 40) == "white")
  }

  @Test("C42: views and shapes as backgrounds stay where they are")
  func viewsAndShapes() {
    let view = snapshot { Color.clear.background { Color.pureRed } }
    #expect(view.name(50, 40) == "white")
    #expect(view.name(50, 50) == "red")
    let shape = snapshot { Color.clear.background(Color.pureRed, in: Rectangle()) }
    #expect(shape.name(50, 40) == "white")
    #expect(shape.name(50, 50) == "red")
  }

  @Test("C42: a view that touches no edge gets nothing")
  func centered() {
    let picture = snapshot { Color.clear.frame(width: 50, height: 20).background(Color.pureRed) }
    #expect(picture.name(45, 112) == "red")
    #expect(picture.name(45, 90) == "white")
    #expect(picture.name(45, 140) == "white")
    #expect(picture.name(5, 112) == "white")
  }

  @Test("C42: a view that touches one edge goes on there only")
  func oneEdge() {
    let picture = snapshot {
      VStack(spacing: 0) {
        Color.clear.frame(height: 30).background(Color.pureRed)
        Spacer()
      }
    }
    #expect(picture.name(50, 2) == "red")
    #expect(picture.name(50, 72) == "red")
    #expect(picture.name(50, 76) == "white")
    #expect(picture.name(95, 60) == "red")
  }

  @Test("C42: without a safe area a background is as large as its view")
  func withoutSafeArea() {
    let picture = snapshot(EdgeInsets()) { Color.clear.frame(height: 50).background(Color.pureRed) }
    #expect(picture.name(50, 100) == "red")
    #expect(picture.name(50, 70) == "white")
  }

  @Test("C42: the background is drawn with the style of the surroundings")
  func environmentStyle() {
    let picture = snapshot(EdgeInsets()) { Color.clear.background().backgroundStyle(Color.pureBlue) }
    #expect(picture.name(50, 100) == "blue")
  }
}
