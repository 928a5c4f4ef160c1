import SwiftUITesting
import Testing

/// 30 rows of 20 points in a window of 100.
@MainActor
private struct Rows {
  let screen: Screen
  private let holder = Holder()

  private final class Holder {
    var proxy: ScrollViewProxy?
  }

  init(isLazy: Bool = false) {
    let holder = holder
    screen = Screen(width: 100, height: 100) {
      ScrollViewReader { proxy in
        ScrollView {
          if isLazy {
            LazyVStack(spacing: 0) { ForEach(0..<30) { Color.red.frame(height: 20).accessibilityIdentifier("\($0)") } }
          } else {
            VStack(spacing: 0) { ForEach(0..<30) { Color.red.frame(height: 20).accessibilityIdentifier("\($0)") } }
          }
        }
        .onAppear { holder.proxy = proxy }
      }
    }
  }

  func scrollTo(_ id: some Hashable, _ anchor: UnitPoint? = nil) {
    holder.proxy?.scrollTo(id, anchor: anchor)
  }

  /// How far the content was moved, told by a row that is there.
  func offset(by row: Int) -> CGFloat {
    CGFloat(row) * 20 - screen.element(id: "\(row)").frame.minY
  }
}

@MainActor
struct ScrollToTests {
  @Test(
    "E14: the anchor's point of the row comes to lie at that of the window",
    arguments: [(UnitPoint.top, 200.0), (.center, 160), (.bottom, 120), (UnitPoint(x: 0, y: 0.25), 180)])
  func anchors(anchor: UnitPoint, offset: CGFloat) {
    let rows = Rows()
    rows.scrollTo(10, anchor)
    #expect(rows.offset(by: 10) == offset)
  }

  @Test("E14: without an anchor the content moves as little as possible")
  func leastDistance() {
    let rows = Rows()
    rows.scrollTo(10)
    #expect(rows.offset(by: 10) == 120)
    rows.scrollTo(8)
    #expect(rows.offset(by: 8) == 120)
    rows.scrollTo(3)
    #expect(rows.offset(by: 3) == 60)
  }

  @Test("E14: the end of the content is the end")
  func clamped() {
    let rows = Rows()
    rows.scrollTo(29, .top)
    #expect(rows.offset(by: 29) == 500)
  }

  @Test("E14: an unknown id changes nothing")
  func unknownID() {
    let rows = Rows()
    rows.scrollTo(10, .top)
    rows.scrollTo(99, .top)
    rows.scrollTo("10", .top)
    #expect(rows.offset(by: 10) == 200)
  }

  @Test("E14: rows that a lazy stack has not made can be reached", arguments: [(UnitPoint.top, 400.0), (.bottom, 320)])
  func lazyRows(anchor: UnitPoint, offset: CGFloat) {
    let rows = Rows(isLazy: true)
    #expect(!rows.screen.element(id: "20").exists)
    rows.scrollTo(20, anchor)
    #expect(rows.offset(by: 20) == offset)
  }

  @Test("E14: only the nearest scroll view moves")
  func nearest() {
    var proxy: ScrollViewProxy?
    let screen = Screen(width: 100, height: 100) {
      ScrollViewReader { reader in
        ScrollView {
          VStack(spacing: 0) {
            Text("head").frame(height: 90)
            ScrollView { VStack(spacing: 0) { ForEach(0..<10) { Text("\($0)").frame(height: 30).id($0) } } }
              .frame(height: 60)
          }
        }
        .onAppear { proxy = reader }
      }
    }
    let head = screen["head"].frame
    proxy?.scrollTo(5, anchor: .top)
    #expect(screen["head"].frame == head)
    #expect(screen["5"].frame.midY == 105)
  }

  @Test("scrollTo in the action that adds the row reaches it")
  func rowOfTheSameUpdate() {
    struct Chat: View {
      @State private var messages = Array(0..<10)
      var body: some View {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            Button("Add") {
              messages.append(messages.count)
              proxy.scrollTo(messages.count - 1, anchor: .bottom)
            }
            .frame(height: 20)
            ScrollView {
              LazyVStack(spacing: 0) { ForEach(messages, id: \.self) { Text("Message \($0)").frame(height: 30) } }
            }
          }
        }
      }
    }
    let screen = Screen(width: 200, height: 100) { Chat() }
    screen["Add"].tap()
    #expect(screen["Message 10"].frame.midY == 85)
  }
}
