import SwiftUITesting
import Testing

/// What scroll views tell and are told.
@MainActor
struct ScrollObservationTests {
  private static func rows(_ count: Int = 20) -> some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(width: 100, height: 50) }
    }
  }

  private let log = Log()
  private let middle = CGPoint(x: 50, y: 100)

  @Test("E15: onScrollGeometryChange hears of the offset when it changes, and of nothing else")
  func geometry() {
    let screen = Screen(width: 100, height: 200) {
      ScrollView { Self.rows() }
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: {
          log.note("\($0) \($1)")
        }
    }
    #expect(log.take() == ["0.0 0.0"])
    screen.scroll(at: middle, by: CGSize(width: 0, height: -60))
    #expect(log.take() == ["0.0 60.0"])
    screen.scroll(at: middle, by: CGSize(width: 0, height: 0))
    #expect(log.take().isEmpty)
  }

  @Test("the geometry names the content, the window and the insets")
  func figures() {
    var seen: ScrollGeometry?
    let screen = Screen(width: 100, height: 200, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)) {
      ScrollView { Self.rows() }
        .contentMargins(.bottom, 30, for: .scrollContent)
        .onScrollGeometryChange(for: ScrollGeometry.self) {
          $0
        } action: {
          seen = $1
        }
    }
    #expect(seen?.contentSize == CGSize(width: 100, height: 1000))
    #expect(seen?.contentInsets == EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0))
    #expect(seen?.contentOffset == CGPoint(x: 0, y: -20))
    #expect(seen?.containerSize == CGSize(width: 100, height: 200))
    #expect(seen?.visibleRect == CGRect(x: 0, y: 0, width: 100, height: 150))
    screen.unmount()
  }

  @Test("content margins are scrolled with the content")
  func margins() {
    let screen = Screen(width: 100, height: 200) {
      ScrollView { Self.rows() }.contentMargins(.vertical, 40)
    }
    #expect(screen["Row 0"].frame.midY == 65)
    screen.scroll(at: middle, by: CGSize(width: 0, height: -5000))
    #expect(screen["Row 19"].frame.midY == 135)
  }

  @Test("content margins that change move the content and make other room for it")
  func changingMargins() {
    func page(_ margin: CGFloat) -> some View {
      ScrollView { Color.red.frame(height: 20).accessibilityElement().accessibilityLabel("Bar") }
        .contentMargins(.all, margin)
    }
    let screen = Screen(width: 100, height: 200) { page(10) }
    #expect(screen["Bar"].frame == CGRect(x: 10, y: 10, width: 80, height: 20))
    screen.update { page(30) }
    #expect(screen["Bar"].frame == CGRect(x: 30, y: 30, width: 40, height: 20))
    screen.update { page(0) }
    #expect(screen["Bar"].frame == CGRect(x: 0, y: 0, width: 100, height: 20))
  }

  @Test("E15: phases: a drag begins and ends, a wheel moves and rests")
  func phases() async {
    let screen = Screen(width: 100, height: 200) {
      ScrollView { Self.rows() }.onScrollPhaseChange { log.note("\($0)-\($1)") }
    }
    #expect(log.take().isEmpty)
    screen.pressDown(at: middle)
    screen.move(to: CGPoint(x: 50, y: 80))
    #expect(log.take() == ["idle-interacting"])
    screen.release()
    #expect(log.take() == ["interacting-decelerating", "decelerating-idle"])
  }

  @Test("E15: of several scroll views below one observer only the first counts, which is said")
  func several() {
    let screen = Screen(width: 100, height: 200) {
      VStack(spacing: 0) {
        ScrollView { Self.rows() }
        ScrollView { Self.rows() }
      }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: {
        log.note("\($1)")
      }
    }
    #expect(log.take() == ["0.0"])
    screen.scroll(at: CGPoint(x: 50, y: 150), by: CGSize(width: 0, height: -60))
    #expect(log.take().isEmpty)
    screen.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -60))
    #expect(log.take() == ["60.0"])
    #expect(screen.trace.warnings.count { $0.contains("several scroll views") } == 1)
  }

  @Test("E15: a page at a time, however far the drag")
  func paging() async {
    let screen = Screen(width: 100, height: 200) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<5, id: \.self) { Text("Page \($0)").frame(width: 100, height: 200) } }
      }
      .scrollTargetBehavior(.paging)
    }
    await screen.drag(from: CGPoint(x: 80, y: 100), to: CGPoint(x: 20, y: 100))
    #expect(screen["Page 1"].frame.midX == 50)
    await screen.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 45, y: 100), over: .seconds(2))
    #expect(screen["Page 1"].frame.midX == 50)
    await screen.drag(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 80, y: 100))
    #expect(screen["Page 0"].frame.midX == 50)
  }

  @Test("views of the target layout are aligned")
  func alignment() async {
    let screen = Screen(width: 100, height: 200) {
      ScrollView {
        LazyVStack(spacing: 10) { ForEach(0..<50, id: \.self) { Text("Row \($0)").frame(width: 100, height: 50) } }
          .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
    }
    await screen.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 75), over: .seconds(2))
    #expect(screen["Row 1"].frame.minY == 15)
    #expect(screen["Row 1"].frame.midY == 25)
  }

  @Test("E15: scrollPosition(id:) says which view is at the start, and moves there when it is written")
  func position() async {
    struct Positioned: View {
      @State private var id: Int?
      var body: some View {
        VStack(spacing: 0) {
          Button("id \(id.map(String.init) ?? "none")") { id = 30 }.frame(height: 40)
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<50, id: \.self) { Text("Row \($0)").frame(width: 100, height: 50) }
            }
            .scrollTargetLayout()
          }
          .scrollPosition(id: $id)
        }
      }
    }
    let screen = Screen(width: 100, height: 240) { Positioned() }
    #expect(screen["id none"].exists)
    screen.scroll(at: CGPoint(x: 50, y: 140), by: CGSize(width: 0, height: -110))
    #expect(screen["id 2"].exists)
    screen["id 2"].tap()
    // Without an anchor it moves no further than it must.
    #expect(screen["Row 30"].frame.midY == 215)
    #expect(screen["id 30"].exists)
  }

  @Test("ScrollPosition: edges and points; the user makes it his own")
  func positionValue() {
    struct Positioned: View {
      @State private var position = ScrollPosition(edge: .top)
      var body: some View {
        VStack(spacing: 0) {
          Button("End") { position.scrollTo(edge: .bottom) }.frame(height: 20)
          Button("Point") { position.scrollTo(y: 100) }.frame(height: 20)
          ScrollView { ScrollObservationTests.rows() }.scrollPosition($position)
          Text(position.isPositionedByUser ? "by user" : "by code").frame(height: 20)
        }
      }
    }
    let screen = Screen(width: 100, height: 260) { Positioned() }
    screen["End"].tap()
    #expect(screen["Row 19"].frame.midY == 215)
    screen["Point"].tap()
    #expect(screen["Row 2"].frame.midY == 65)
    #expect(screen["by code"].exists)
    screen.scroll(at: CGPoint(x: 50, y: 140), by: CGSize(width: 0, height: -10))
    #expect(screen["by user"].exists)
  }

  @Test("a transition follows the view's way out of the window")
  func transition() {
    let screen = Screen(width: 100, height: 200) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { index in
            Color.red.frame(width: 100, height: 100).scrollTransition { $0.opacity($1.isIdentity ? 1 : 0) }
          }
        }
      }
      .background(Color.white)
    }
    #expect(screen.snapshot().color(at: CGPoint(x: 50, y: 10)).green < 0.3)
    screen.scroll(at: middle, by: CGSize(width: 0, height: -50))
    let half = screen.snapshot().color(at: CGPoint(x: 50, y: 10)).green
    #expect(abs(half - 0.61) < 0.05)
  }

  @Test("E15: onScrollVisibilityChange: in sight, and out of it again")
  func visibility() {
    let screen = Screen(width: 100, height: 200) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 100, height: 300)
          Color.blue.frame(width: 100, height: 100).onScrollVisibilityChange { log.note("\($0)") }
          Color.red.frame(width: 100, height: 300)
        }
      }
    }
    #expect(log.take().isEmpty)
    screen.scroll(at: middle, by: CGSize(width: 0, height: -160))
    #expect(log.take() == ["true"])
    screen.scroll(at: middle, by: CGSize(width: 0, height: 160))
    #expect(log.take() == ["false"])
  }
}
