import SwiftUITesting
import Testing

@MainActor
struct SafeAreaTests {
  private let area = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)

  /// Frames of the named views on a surface of 400x800.
  private func frames<Content: View>(_ insets: EdgeInsets? = nil, @ViewBuilder _ content: () -> Content) -> [String] {
    let screen = Screen(width: 400, height: 800, safeArea: insets ?? area, content: content)
    return ["a", "b", "c"].compactMap { name in
      let element = screen.element(id: name)
      guard element.exists else { return nil }
      let frame = element.frame
      return "\(name) \(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width)) \(Int(frame.height))"
    }
  }

  /// The insets that a view of 100x20 gets whose corner is at a point.
  private func insets(x: CGFloat, y: CGFloat) -> EdgeInsets {
    var found = EdgeInsets(top: -1, leading: -1, bottom: -1, trailing: -1)
    _ = Screen(width: 400, height: 800, safeArea: area) {
      ZStack(alignment: .topLeading) {
        Color.clear
        GeometryReader { proxy in
          Color.clear.onAppear { found = proxy.safeAreaInsets }
        }
        .frame(width: 100, height: 20)
        .padding(.leading, x - 20)
        .padding(.top, y - 10)
      }
    }
    return found
  }

  @Test("C110: a view gets an inset where it lies on the boundary, and only there")
  func boundary() {
    #expect(insets(x: 150, y: 10) == EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0))
    #expect(insets(x: 260, y: 100) == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 40))
    #expect(insets(x: 20, y: 750) == EdgeInsets(top: 0, leading: 20, bottom: 30, trailing: 0))
    #expect(insets(x: 150, y: 100) == EdgeInsets())
  }

  @Test("C110: right to left, leading and trailing change sides")
  func rightToLeft() {
    var found: [EdgeInsets] = []
    _ = Screen(width: 400, height: 800, safeArea: area) {
      GeometryReader { proxy in Color.clear.onAppear { found.append(proxy.safeAreaInsets) } }
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(found == [EdgeInsets(top: 10, leading: 40, bottom: 30, trailing: 20)])
  }

  @Test("C110: what is turned gets no insets")
  func turned() {
    var found: [EdgeInsets] = []
    _ = Screen(width: 400, height: 800, safeArea: area) {
      GeometryReader { proxy in Color.clear.onAppear { found.append(proxy.safeAreaInsets) } }
        .rotationEffect(.degrees(10))
    }
    #expect(found == [EdgeInsets()])
  }

  @Test("C110: ignoresSafeArea lets the view reach over all edges that it touches")
  func all() {
    #expect(frames { Color.red.accessibilityIdentifier("a").ignoresSafeArea() } == ["a 0 0 400 800"])
    #expect(frames { Color.red.accessibilityIdentifier("a").edgesIgnoringSafeArea(.all) } == ["a 0 0 400 800"])
  }

  @Test("C110: only over the edges that are named")
  func edges() {
    #expect(frames { Color.red.accessibilityIdentifier("a").ignoresSafeArea(edges: .top) } == ["a 20 0 340 770"])
    #expect(
      frames { Color.red.accessibilityIdentifier("a").ignoresSafeArea(.container, edges: .horizontal) }
        == ["a 0 10 400 760"])
    #expect(frames { Color.red.accessibilityIdentifier("a").ignoresSafeArea(.keyboard) } == ["a 20 10 340 760"])
  }

  @Test("C110: right to left, the trailing edge is the left one")
  func edgesRightToLeft() {
    #expect(
      frames {
        Color.red.accessibilityIdentifier("a").ignoresSafeArea(edges: .trailing)
          .environment(\.layoutDirection, .rightToLeft)
      } == ["a 0 10 360 760"])
  }

  @Test("C110: the view's size in the layout stays what it was")
  func layoutSize() {
    #expect(
      frames {
        VStack(spacing: 0) {
          Color.red.accessibilityIdentifier("a").ignoresSafeArea()
          Color.blue.accessibilityIdentifier("b").frame(height: 60)
        }
      } == ["a 0 0 400 710", "b 20 710 340 60"])
  }

  @Test("C110: a view in the middle, and one of a fixed size, stay where they are")
  func untouched() {
    #expect(
      frames { Color.red.accessibilityIdentifier("a").frame(width: 100, height: 100).ignoresSafeArea() }
        == ["a 140 340 100 100"])
    #expect(
      frames {
        VStack {
          Color.red.accessibilityIdentifier("a").frame(width: 340, height: 20).ignoresSafeArea()
          Spacer()
        }
      } == ["a 20 10 340 20"])
  }

  @Test("C110: inside a view that ignores it, there is no safe area anymore")
  func consumed() {
    var found: [EdgeInsets] = []
    _ = Screen(width: 400, height: 800, safeArea: area) {
      GeometryReader { proxy in Color.clear.onAppear { found.append(proxy.safeAreaInsets) } }
        .ignoresSafeArea()
    }
    #expect(found == [EdgeInsets()])
  }

  @Test("C110: a view that moves to the edge reaches over it in the same frame")
  func moving() {
    func content(_ padding: CGFloat) -> some View {
      Color.red.accessibilityIdentifier("a").ignoresSafeArea().padding(.top, padding)
    }
    let screen = Screen(width: 400, height: 800, safeArea: area) { content(5) }
    #expect(screen.element(id: "a").frame == CGRect(x: 0, y: 15, width: 400, height: 785))
    screen.update { content(0) }
    #expect(screen.element(id: "a").frame == CGRect(x: 0, y: 0, width: 400, height: 800))
  }

  @Test("C98, C110: a screen offers its content what nothing covers")
  func root() {
    #expect(frames { Color.red.accessibilityIdentifier("a") } == ["a 20 10 340 760"])
    #expect(frames { Color.red.accessibilityIdentifier("a").frame(width: 40, height: 60) } == ["a 170 360 40 60"])
  }
}
