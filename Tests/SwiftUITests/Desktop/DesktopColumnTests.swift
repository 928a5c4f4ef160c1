import SwiftUITesting
import Testing

/// Columns whose dividers are dragged, in the idiom of a desktop.
@MainActor
struct DesktopColumnTests {
  private struct Columns: View {
    var limits: (CGFloat, CGFloat, CGFloat)?

    @ViewBuilder private var sidebar: some View {
      let names = Color.gray.accessibilityIdentifier("sidebar").frame(maxWidth: .infinity, maxHeight: .infinity)
      if let limits {
        names.navigationSplitViewColumnWidth(min: limits.0, ideal: limits.1, max: limits.2)
      } else {
        names
      }
    }

    var body: some View {
      NavigationSplitView {
        sidebar
      } detail: {
        Color.white.accessibilityIdentifier("detail")
      }
    }
  }

  private struct Inspected: View {
    @State private var isShown = true
    var body: some View {
      Color.white.accessibilityIdentifier("content")
        .inspector(isPresented: $isShown) {
          Color.gray.accessibilityIdentifier("inspector").inspectorColumnWidth(min: 220, ideal: 250, max: 300)
        }
    }
  }

  private func screen(_ view: some View) -> Screen {
    Screen(width: 800, height: 300, scale: 1, idiom: .desktop) { view }
  }

  private func width(_ id: String, _ screen: Screen) -> CGFloat { screen.element(id: id).frame.width }

  @Test("DK23: the divider behind a sidebar is dragged, within the usual widths of one")
  func sidebar() async {
    let screen = screen(Columns())
    #expect(width("sidebar", screen) == 200)
    await screen.drag(from: CGPoint(x: 200.5, y: 150), to: CGPoint(x: 260.5, y: 150))
    #expect(width("sidebar", screen) == 260)
    #expect(screen.element(id: "detail").frame.minX == 261)
    await screen.drag(from: CGPoint(x: 260.5, y: 150), to: CGPoint(x: 20, y: 150))
    #expect(width("sidebar", screen) == 140)
    await screen.drag(from: CGPoint(x: 140.5, y: 150), to: CGPoint(x: 790, y: 150))
    #expect(width("sidebar", screen) == 400)
  }

  @Test("DK23: a column has the widths that the program gives it; one of a single width stays")
  func preferred() async {
    let wide = screen(Columns(limits: (180, 220, 240)))
    #expect(width("sidebar", wide) == 220)
    await wide.drag(from: CGPoint(x: 220.5, y: 150), to: CGPoint(x: 500, y: 150))
    #expect(width("sidebar", wide) == 240)
    await wide.drag(from: CGPoint(x: 240.5, y: 150), to: CGPoint(x: 20, y: 150))
    #expect(width("sidebar", wide) == 180)
    let fixed = screen(Columns(limits: (210, 210, 210)))
    await fixed.drag(from: CGPoint(x: 210.5, y: 150), to: CGPoint(x: 300, y: 150))
    #expect(width("sidebar", fixed) == 210)
  }

  @Test(
    "DK23: over a divider, the pointer has arrows; where a window is narrow, columns give way down to their least width"
  )
  func pointer() {
    let screen = screen(Columns())
    screen.hover(at: CGPoint(x: 202, y: 150))
    #expect(screen.pointerStyle == .columnResize)
    screen.hover(at: CGPoint(x: 300, y: 150))
    #expect(screen.pointerStyle == .default)
    screen.resize(width: 380, height: 300)
    #expect(width("sidebar", screen) == 179)
    #expect(width("detail", screen) == 200)
  }

  @Test("DK23: of three columns, each of the first two has a divider")
  func three() async {
    let screen = screen(
      NavigationSplitView {
        Color.gray.accessibilityIdentifier("a")
      } content: {
        Color.white.accessibilityIdentifier("b")
      } detail: {
        Color.gray.accessibilityIdentifier("c")
      })
    #expect([width("a", screen), width("b", screen), width("c", screen)] == [200, 240, 358])
    await screen.drag(from: CGPoint(x: 441.5, y: 150), to: CGPoint(x: 481.5, y: 150))
    #expect([width("a", screen), width("b", screen), width("c", screen)] == [200, 280, 318])
  }

  @Test("DK23: the inspector is dragged at its leading edge")
  func inspector() async {
    let screen = screen(Inspected())
    #expect(width("inspector", screen) == 250)
    await screen.drag(from: CGPoint(x: 549.5, y: 150), to: CGPoint(x: 520, y: 150))
    #expect(width("inspector", screen) == 279.5)
    await screen.drag(from: CGPoint(x: 520, y: 150), to: CGPoint(x: 100, y: 150))
    #expect(width("inspector", screen) == 300)
  }

  @Test("DK23: assistive technology moves a divider by steps")
  func steps() {
    let screen = screen(Columns())
    screen["Divider"].adjust(.increment)
    #expect(width("sidebar", screen) == 220)
    screen["Divider"].adjust(.decrement)
    #expect(width("sidebar", screen) == 200)
  }

  @Test("DK24: a scene remembers the widths of its columns, its inspector and its panes")
  func remembered() async {
    func restored(_ view: some View, from: CGFloat, to: CGFloat, _ id: String) async -> CGFloat {
      let first = screen(view)
      await first.drag(from: CGPoint(x: from, y: 150), to: CGPoint(x: to, y: 150))
      return width(id, Screen(restoring: first) { view })
    }
    #expect(await restored(Columns(), from: 200.5, to: 270.5, "sidebar") == 270)
    #expect(await restored(Inspected(), from: 549.5, to: 519.5, "inspector") == 280)
    let panes = HSplitView {
      Color.gray.accessibilityIdentifier("left")
      Color.white
    }
    #expect(await restored(panes, from: 399.5, to: 299.5, "left") == 299.5)
  }
}
