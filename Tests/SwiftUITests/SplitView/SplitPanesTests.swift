import SwiftUITesting
import Testing

@testable import TesseraControls

/// Split views whose dividers are dragged.
@MainActor
struct SplitPanesTests {
  /// Colored panes that are found by their ids.
  private func pane(_ id: String, min: CGFloat = 50, max: CGFloat = .infinity) -> some View {
    Color.gray.frame(minWidth: min, maxWidth: max, minHeight: 20, maxHeight: .infinity).accessibilityIdentifier(id)
  }

  private func width(_ id: String, on screen: Screen) -> CGFloat { screen.element(id: id).frame.width }

  @Test("F51: panes share the width, less the dividers between them")
  func shares() {
    let screen = Screen(width: 301, height: 200) {
      HSplitView {
        pane("a")
        pane("b")
      }
    }
    #expect(width("a", on: screen) == 150)
    #expect(screen.element(id: "b").frame == CGRect(x: 151, y: 0, width: 150, height: 200))
  }

  @Test("F51: a pane of a largest length leaves the rest to the others")
  func largest() {
    let screen = Screen(width: 302, height: 200) {
      HSplitView {
        pane("a", max: 60)
        pane("b")
        pane("c")
      }
    }
    #expect([width("a", on: screen), width("b", on: screen), width("c", on: screen)] == [60, 120, 120])
  }

  @Test("F51: what a pane gains by a drag its neighbor loses, within their limits; others stay as they are")
  func drag() async {
    let screen = Screen(width: 302, height: 200) {
      HSplitView {
        pane("a")
        pane("b")
        pane("c")
      }
    }
    await screen.drag(from: CGPoint(x: 100.5, y: 100), to: CGPoint(x: 130.5, y: 100))
    #expect([width("a", on: screen), width("b", on: screen), width("c", on: screen)] == [130, 70, 100])
    await screen.drag(from: CGPoint(x: 130.5, y: 100), to: CGPoint(x: 290, y: 100))
    #expect([width("a", on: screen), width("b", on: screen), width("c", on: screen)] == [150, 50, 100])
    await screen.drag(from: CGPoint(x: 150.5, y: 100), to: CGPoint(x: -80, y: 100))
    #expect([width("a", on: screen), width("b", on: screen), width("c", on: screen)] == [50, 150, 100])
  }

  @Test("F51: after a drag the last pane takes what a change of the size gives, and others only what it cannot")
  func resize() async {
    let screen = Screen(width: 301, height: 200) {
      HSplitView {
        pane("a")
        pane("b")
      }
    }
    await screen.drag(from: CGPoint(x: 150.5, y: 100), to: CGPoint(x: 200.5, y: 100))
    screen.resize(width: 401, height: 200)
    #expect([width("a", on: screen), width("b", on: screen)] == [200, 200])
    screen.resize(width: 201, height: 200)
    #expect([width("a", on: screen), width("b", on: screen)] == [150, 50])
    screen.resize(width: 301, height: 200)
    #expect(width("a", on: screen) == 200)
  }

  @Test("F51: panes one above the other are dragged upward and downward")
  func vertical() async {
    let screen = Screen(width: 100, height: 201) {
      VSplitView {
        pane("a")
        pane("b")
      }
    }
    await screen.drag(from: CGPoint(x: 50, y: 100.5), to: CGPoint(x: 50, y: 60.5))
    #expect(screen.element(id: "a").frame.height == 60)
    #expect(screen.element(id: "b").frame.height == 140)
  }

  @Test("F51: from right to left, the first pane is on the right, and dragging to the left makes it wider")
  func rightToLeft() async {
    let screen = Screen(width: 301, height: 200) {
      HSplitView {
        pane("a")
        pane("b")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(screen.element(id: "a").frame.minX == 151)
    await screen.drag(from: CGPoint(x: 150.5, y: 100), to: CGPoint(x: 120.5, y: 100))
    #expect(width("a", on: screen) == 180)
  }

  @Test("F51: panes that come and go while a divider is dragged leave the others their lengths")
  func changing() async {
    struct Page: View {
      @State private var hasMiddle = true
      let pane: (String) -> AnyView
      var body: some View {
        HSplitView {
          pane("a")
          if hasMiddle { pane("b").transition(.opacity) }
          pane("c")
        }
        .task {
          try? await Task.sleep(for: .seconds(1))
          withAnimation { hasMiddle = false }
        }
      }
    }
    let screen = Screen(width: 302, height: 200) { Page { AnyView(pane($0)) } }
    await screen.drag(from: CGPoint(x: 100.5, y: 100), to: CGPoint(x: 130.5, y: 100))
    await screen.advance(by: .seconds(3))
    #expect(!screen.element(id: "b").exists)
    #expect([width("a", on: screen), width("c", on: screen)] == [130, 171])
  }

  @Test("F51: assistive technology moves a divider by steps")
  func steps() {
    let screen = Screen(width: 301, height: 200) {
      HSplitView {
        pane("a")
        pane("b")
      }
    }
    screen["Divider"].adjust(.increment)
    #expect(width("a", on: screen) == 170)
    screen["Divider"].adjust(.decrement)
    #expect(width("a", on: screen) == 150)
  }

  @Test("A split view without panes, with one pane, and with too little room")
  func extremes() {
    let none = Screen(width: 100, height: 100) { HSplitView {} }
    #expect(!none["Divider"].exists)
    let one = Screen(width: 100, height: 100) { HSplitView { pane("a") } }
    #expect(width("a", on: one) == 100)
    #expect(!one["Divider"].exists)
    let narrow = Screen(width: 60, height: 100) {
      HSplitView {
        pane("a")
        pane("b")
      }
    }
    #expect([width("a", on: narrow), width("b", on: narrow)] == [50, 50])
  }

  @Test("Lengths of panes are never below 0, whichever limits views report")
  func limits() {
    let odd = [
      PaneLengths.Limits(smallest: .nan, largest: .nan), PaneLengths.Limits(smallest: -5, largest: -9),
      PaneLengths.Limits(smallest: .infinity, largest: 0),
    ]
    let lengths = PaneLengths(
      in: 100, odd, chosen: [-3, nil, .infinity], move: PaneLengths.Move(pane: 0, distance: .nan))
    #expect(lengths.values.allSatisfy { $0 >= 0 && $0.isFinite })
    #expect(PaneLengths(in: -10, [PaneLengths.Limits(smallest: 0, largest: .infinity)], chosen: [nil]).values == [0])
  }
}
