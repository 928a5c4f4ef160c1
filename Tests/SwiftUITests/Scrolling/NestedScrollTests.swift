import SwiftUITesting
import Testing

/// Lazy containers in a scroll view that is as long as its content, in another scroll view.
@MainActor
struct NestedScrollTests {
  enum Outside: CaseIterable {
    case scrollView, list, lazyStack
  }

  private struct Inside: View {
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<200) { Text("Row \($0)").frame(height: 20) } }
      }
    }
  }

  private struct Stage: View {
    let outside: Outside

    var body: some View {
      switch outside {
      case .scrollView: ScrollView { Inside() }
      case .list: List { Inside() }
      case .lazyStack: ScrollView { LazyVStack { Inside() } }
      }
    }
  }

  /// Numbers of the rows of which something can be seen.
  private func rows(_ screen: Screen) -> [Int] {
    screen.visibleText.compactMap { Int($0.dropFirst(4)) }
  }

  @Test("C96: rows come in sight as the scroll view around their scroll view is scrolled", arguments: Outside.allCases)
  func scrolling(outside: Outside) {
    let screen = Screen(width: 200, height: 200) { Stage(outside: outside) }
    #expect((9...11).contains(rows(screen).count))
    screen.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -1_000))
    let seen = rows(screen)
    #expect((10...12).contains(seen.count))
    #expect((47...51).contains(seen.first ?? 0))
    screen.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 1_000))
    #expect(rows(screen).first == 0)
  }

  @Test("C96: rows come in sight as the scroll view around their scroll view grows", arguments: Outside.allCases)
  func growing(outside: Outside) {
    let screen = Screen(width: 200, height: 200) { Stage(outside: outside) }
    let before = rows(screen).count
    screen.resize(width: 200, height: 400)
    #expect(rows(screen).count == before + 10)
    screen.resize(width: 200, height: 200)
    #expect(rows(screen).count == before)
  }

  @Test("A scroll view keeps nothing of a lazy stack that left it with its own scroll view")
  func leaving() {
    struct Switching: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("Switch") { isShown.toggle() }
          ScrollView { if isShown { Inside() } else { Text("Nothing").frame(height: 1_000) } }
        }
      }
    }
    let screen = Screen(width: 200, height: 200) { Switching() }
    for _ in 0..<4 {
      screen["Switch"].tap()
      screen.scroll(at: CGPoint(x: 100, y: 150), by: CGSize(width: 0, height: -60))
    }
    // Each time by three rows.
    #expect(rows(screen).first == 12)
  }
}
