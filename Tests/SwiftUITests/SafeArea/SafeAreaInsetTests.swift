import SwiftUITesting
import Testing

@MainActor
struct SafeAreaInsetTests {
  private func bar(_ length: CGFloat) -> some View {
    Color.blue.frame(width: length, height: length).probe("bar")
  }

  private let size = CGSize(width: 100, height: 100)

  @Test("C111: the inset takes its room at the edge, the view gets the rest")
  func bottom() {
    let frames = layout(in: size) {
      Color.red.probe("view").safeAreaInset(edge: .bottom, spacing: 0) { bar(20) }
    }
    #expect(frames["view"] == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(frames["bar"] == CGRect(x: 40, y: 80, width: 20, height: 20))
  }

  @Test("C111: at each of the four edges, with an alignment and a distance")
  func edges() {
    let top = layout(in: size) {
      Color.red.probe("view").safeAreaInset(edge: .top, alignment: .leading, spacing: 5) { bar(20) }
    }
    #expect(top["view"] == CGRect(x: 0, y: 25, width: 100, height: 75))
    #expect(top["bar"] == CGRect(x: 0, y: 0, width: 20, height: 20))
    let leading = layout(in: size) {
      Color.red.probe("view").safeAreaInset(edge: .leading, alignment: .bottom, spacing: 0) { bar(20) }
    }
    #expect(leading["view"] == CGRect(x: 20, y: 0, width: 80, height: 100))
    #expect(leading["bar"] == CGRect(x: 0, y: 80, width: 20, height: 20))
    let trailing = layout(in: size) {
      Color.red.probe("view").safeAreaInset(edge: .trailing, spacing: 0) { bar(20) }
    }
    #expect(trailing["view"] == CGRect(x: 0, y: 0, width: 80, height: 100))
    #expect(trailing["bar"] == CGRect(x: 80, y: 40, width: 20, height: 20))
  }

  @Test("C111: without a distance, the views' own counts")
  func spacing() {
    let frames = layout(in: size) {
      Color.red.probe("view").safeAreaInset(edge: .bottom) { bar(20) }
    }
    #expect(frames["view"]?.height == 72)
  }

  @Test("C111: a view that ignores the safe area goes on behind the inset")
  func ignoring() {
    let frames = layout(in: size) {
      Color.red.probe("view").ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) { bar(20) }
    }
    #expect(frames["view"] == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("C111: insets add up, and each knows its own")
  func nested() {
    let frames = layout(in: size) {
      Color.red.probe("view").ignoresSafeArea(edges: .bottom)
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20) }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(height: 10).probe("bar") }
    }
    #expect(frames["view"] == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(frames["bar"] == CGRect(x: 0, y: 90, width: 100, height: 10))
  }

  @Test("C111: a proxy counts the inset with what the device covers")
  func proxy() {
    var found: [EdgeInsets] = []
    _ = Screen(width: 100, height: 200, safeArea: EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0)) {
      GeometryReader { proxy in
        Color.clear.onAppear { found.append(proxy.safeAreaInsets) }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 50) }
    }
    #expect(found == [EdgeInsets(top: 0, leading: 0, bottom: 84, trailing: 0)])
  }

  @Test("C111, C42: a background of the inset goes on below the device's edge")
  func background() {
    let picture = Screen(width: 100, height: 200, safeArea: EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0)) {
      Color.clear.safeAreaInset(edge: .bottom, spacing: 0) {
        Color.clear.frame(height: 20).background(Color.pureBlue)
      }
    }.snapshot()
    #expect(picture.name(50, 140) == "white")
    #expect(picture.name(50, 150) == "blue")
    #expect(picture.name(50, 198) == "blue")
  }

  @Test("C111, C42: a background of the view goes on behind the inset")
  func backgroundOfView() {
    let picture = Screen(width: 100, height: 200) {
      Color.clear.background(Color.pureRed).safeAreaInset(edge: .bottom, spacing: 0) {
        Color.pureBlue.frame(width: 20, height: 20)
      }
    }.snapshot()
    #expect(picture.name(10, 190) == "red")
    #expect(picture.name(50, 190) == "blue")
  }

  @Test("C111: rows of a scroll view are seen below an inset")
  func scrollView() {
    let screen = Screen(width: 100, height: 100) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100) { Text("row \($0)").frame(height: 20) } }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.pureBlue.frame(width: 10, height: 40) }
    }
    #expect(screen.visibleText.last == "row 4")
  }

  @Test("C111: safeAreaPadding makes the safe area smaller, 16 points by itself")
  func padding() {
    let frames = layout(in: size) {
      Color.red.probe("view").safeAreaPadding(.bottom, 20)
    }
    #expect(frames["view"] == CGRect(x: 0, y: 0, width: 100, height: 80))
    let ignoring = layout(in: size) {
      Color.red.probe("view").ignoresSafeArea().safeAreaPadding()
    }
    #expect(ignoring["view"] == CGRect(x: 0, y: 0, width: 100, height: 100))
    let plain = layout(in: size) { Color.red.probe("view").safeAreaPadding() }
    #expect(plain["view"] == CGRect(x: 16, y: 16, width: 68, height: 68))
    let insets = layout(in: size) {
      Color.red.probe("view").safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    #expect(insets["view"] == CGRect(x: 2, y: 1, width: 94, height: 96))
  }

  @Test("C111: figures that are no numbers count as none")
  func badFigures() {
    let frames = layout(in: size) {
      Color.red.probe("view").safeAreaPadding(.nan).safeAreaInset(edge: .top, spacing: .infinity) { bar(20) }
    }
    #expect(frames["view"] == CGRect(x: 0, y: 20, width: 100, height: 80))
  }
}
