import SwiftUITesting
import Testing

@MainActor
struct ScrollViewTests {
  @Test("C91: a vertical scroll view takes the width of its content and the height it is offered")
  func size() {
    let content = { ScrollView { Color.red.frame(width: 50, height: 500) } }
    #expect(measure(ProposedViewSize(width: nil, height: 100)) { content() } == CGSize(width: 50, height: 100))
    #expect(measure(.unspecified) { content() } == CGSize(width: 50, height: 500))
    #expect(measure(ProposedViewSize(width: 200, height: 100)) { content() } == CGSize(width: 50, height: 100))
  }

  @Test("C91: a horizontal scroll view takes the height of its content and the width it is offered")
  func horizontalSize() {
    let size = measure(ProposedViewSize(width: 70, height: 90)) {
      ScrollView(.horizontal, showsIndicators: false) { Color.red.frame(width: 500, height: 40) }
    }
    #expect(size == CGSize(width: 70, height: 40))
  }

  @Test("C91: content is offered nothing along the axes and the scroll view's room across")
  func proposal() {
    let frames = layout(in: CGSize(width: 120, height: 100)) {
      ScrollView { Color.red.probe("content") }.probe("window")
    }
    #expect(frames["content"] == CGRect(x: 0, y: 0, width: 120, height: 10))
    #expect(frames["window"] == CGRect(x: 0, y: 0, width: 120, height: 100))
  }

  @Test("C91: several views form a vertical stack")
  func implicitStack() {
    let frames = layout(in: CGSize(width: 100, height: 100)) {
      ScrollView {
        Color.red.frame(width: 40, height: 20).probe("a")
        Color.red.frame(width: 20, height: 20).probe("b")
      }
    }
    #expect(frames["a"] == CGRect(x: 30, y: 0, width: 40, height: 20))
    #expect(frames["b"] == CGRect(x: 40, y: 28, width: 20, height: 20))
  }

  @Test("C91: small content lies in the middle of a window that scrolls both ways, at the start of others")
  func smallContent() {
    let content = Color.red.frame(width: 20, height: 30).probe("content")
    let both = layout(in: CGSize(width: 100, height: 100)) { ScrollView([.horizontal, .vertical]) { content } }
    #expect(both["content"]?.origin == CGPoint(x: 40, y: 35))
    let one = layout(in: CGSize(width: 100, height: 100)) { ScrollView(.horizontal) { content } }
    #expect(one["content"]?.origin == CGPoint(x: 0, y: 35))
  }

  @Test("C44: guides of the content do not reach the container")
  func guides() {
    let frames = layout(in: CGSize(width: 200, height: 100)) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        ScrollView { Text("scrolled") }.frame(height: 100).probe("window")
        Color.red.frame(width: 10, height: 100).probe("box")
      }
    }
    #expect(frames["window"]?.minY == frames["box"]?.minY)
  }

  @Test("Scrolling moves frames and hits with the picture, within bounds")
  func scrolling() {
    var taps: [String] = []
    let screen = Screen(width: 100, height: 100) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { row in
            Button("Row \(row)") { taps.append("Row \(row)") }.frame(width: 100, height: 30)
          }
        }
      }
    }
    let start = screen["Row 2"].frame
    screen.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -60))
    #expect(screen["Row 2"].frame.minY == start.minY - 60)
    screen.tap(at: CGPoint(x: 50, y: 15))
    #expect(taps == ["Row 2"])
    #expect(!screen["Row 0"].isHittable)
    screen.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -1000))
    screen.tap(at: CGPoint(x: 50, y: 85))
    #expect(taps == ["Row 2", "Row 9"])
    screen.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 5000))
    #expect(screen["Row 2"].frame == start)
  }

  @Test("The content is cut off at the window's edge, unless that is switched off")
  func clipping() {
    let content = { (isDisabled: Bool) in
      ScrollView { Color.red.frame(width: 50, height: 500) }
        .scrollClipDisabled(isDisabled).frame(width: 50, height: 40)
    }
    let clipped = Screen(width: 100, height: 100) { content(false) }.snapshot()
    #expect(clipped.color(at: CGPoint(x: 50, y: 50)).green < 0.5)
    #expect(clipped.color(at: CGPoint(x: 50, y: 80)).green == 1)
    let open = Screen(width: 100, height: 100) { content(true) }.snapshot()
    #expect(open.color(at: CGPoint(x: 50, y: 80)).green < 0.5)
  }

  @Test("scrollDisabled stops the user and not the code")
  func disabled() {
    var proxy: ScrollViewProxy?
    let screen = Screen(width: 100, height: 100) {
      ScrollViewReader { reader in
        ScrollView { VStack(spacing: 0) { ForEach(0..<10) { Text("\($0)").frame(height: 50).id($0) } } }
          .scrollDisabled(true)
          .onAppear { proxy = reader }
      }
    }
    let start = screen["0"].frame
    screen.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -50))
    #expect(screen["0"].frame == start)
    proxy?.scrollTo(1, anchor: .top)
    #expect(screen["0"].frame.minY == start.minY - 50)
  }

  @Test("The inner scroll view moves as long as it can, then the outer one")
  func nesting() {
    let screen = Screen(width: 100, height: 100) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView { Text("inner").frame(width: 100, height: 120) }.frame(height: 80)
          Text("outer").frame(width: 100, height: 200)
        }
      }
    }
    let point = CGPoint(x: 50, y: 40)
    let inner = screen["inner"].frame
    let outer = screen["outer"].frame
    screen.scroll(at: point, by: CGSize(width: 0, height: -60))
    #expect(screen["inner"].frame.minY == inner.minY - 40)
    #expect(screen["outer"].frame == outer)
    screen.scroll(at: point, by: CGSize(width: 0, height: -30))
    #expect(screen["outer"].frame.minY == outer.minY - 30)
  }

  @Test("F50: the offset stays when the parent's body runs again and goes with the identity")
  func offsetLife() {
    struct Page: View {
      let title: String
      let id: Int
      var body: some View {
        ScrollView { Text(title).frame(width: 100, height: 500, alignment: .top) }.id(id)
      }
    }
    let screen = Screen(width: 100, height: 100) { Page(title: "a", id: 1) }
    let top = screen["a"].frame.minY
    screen.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -200))
    screen.update { Page(title: "b", id: 1) }
    #expect(screen["b"].frame.minY == top - 200)
    screen.update { Page(title: "b", id: 2) }
    #expect(screen["b"].frame.minY == top)
  }

  @Test("Content that gets shorter takes the offset back")
  func shorterContent() {
    let screen = Screen(width: 100, height: 100) { ScrollView { Text("a").frame(height: 300, alignment: .bottom) } }
    screen.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -200))
    #expect(screen["a"].frame.maxY == 100)
    screen.update { ScrollView { Text("a").frame(height: 120, alignment: .bottom) } }
    #expect(screen["a"].frame.maxY == 100)
  }

  @Test("defaultScrollAnchor sets the initial offset of the content")
  func anchor() {
    let screen = Screen(width: 100, height: 100) {
      ScrollView { Text("end").frame(height: 300, alignment: .bottom) }.defaultScrollAnchor(.bottom)
    }
    #expect(screen["end"].frame.maxY == 100)
  }

  @Test("defaultScrollAnchor decides where content lies that is smaller than the window, and what stays when it grows")
  func anchorOfSizes() {
    func chat(_ height: CGFloat) -> some View {
      ScrollView { Text("end").frame(height: height, alignment: .bottom) }.defaultScrollAnchor(.bottom)
    }
    let screen = Screen(width: 100, height: 100) { chat(40) }
    #expect(screen["end"].frame.maxY == 100)
    screen.update { chat(300) }
    #expect(screen["end"].frame.maxY == 100)
    screen.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 50))
    screen.update { chat(350) }
    #expect(screen["end"].frame.maxY == 200)
    screen.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -500))
    screen.update { chat(400) }
    #expect(screen["end"].frame.maxY == 100)
  }

  @Test("each role of an anchor has its own; numbers that are none count as the start")
  func anchorRoles() {
    let screen = Screen(width: 100, height: 100) {
      ScrollView { Text("end").frame(height: 40, alignment: .bottom) }
        .defaultScrollAnchor(.bottom, for: .alignment)
    }
    #expect(screen["end"].frame.maxY == 100)
    screen.update {
      ScrollView { Text("end").frame(height: 300, alignment: .bottom) }
        .defaultScrollAnchor(.bottom, for: .alignment)
    }
    #expect(screen["end"].frame.maxY == 300)
    let other = Screen(width: 100, height: 100) {
      ScrollView { Text("end").frame(height: 40, alignment: .bottom) }
        .defaultScrollAnchor(UnitPoint(x: .nan, y: .nan))
        .defaultScrollAnchor(.bottom, for: .initialOffset)
    }
    #expect(other["end"].frame.maxY == 40)
  }

  @Test("onScrollTargetVisibilityChange tells which views of the target layout are in sight")
  func targetVisibility() {
    var seen: [[Int]] = []
    let screen = Screen(width: 100, height: 100) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Text("\($0)").frame(width: 100, height: 40) } }
          .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self) { seen.append($0) }
    }
    #expect(seen == [[0, 1, 2]])
    screen.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -10))
    #expect(seen.count == 1)
    screen.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -15))
    #expect(seen.last == [1, 2])
    screen.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -400))
    #expect(seen.last == [11, 12])
  }

  @Test("In lines from right to left, a horizontal scroll view starts at its right end")
  func rightToLeft() {
    let screen = Screen(width: 100, height: 100) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<5) { Text("\($0)").frame(width: 50, height: 50) } }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(screen["0"].frame.midX == 75)
    screen.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 50, height: 0))
    #expect(screen["1"].frame.midX == 75)
  }

  @Test("scrollIntoView moves as little as possible")
  func scrollIntoView() {
    let screen = Screen(width: 100, height: 100) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<10) { Text("\($0)").frame(width: 100, height: 30) } } }
    }
    screen["5"].scrollIntoView()
    let text = screen["5"].frame
    #expect(text.maxY == 100)
    screen["4"].scrollIntoView()
    #expect(screen["5"].frame == text)
  }

  @Test("Scrolling lays nothing out again and runs no body")
  func cost() {
    struct Row: View {
      var body: some View { Text("row").frame(height: 30) }
    }
    let screen = Screen(width: 100, height: 100) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<10) { _ in Row() } } }
    }
    screen.trace.reset()
    screen.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -60))
    #expect(screen.trace.bodies(of: Row.self) == 0)
    #expect(screen.trace.layouts == 0)
    #expect(screen.trace.frames == 1)
  }
}
