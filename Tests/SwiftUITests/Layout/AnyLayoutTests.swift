import SwiftUITesting
import Testing

/// Shows how often it was tapped.
private struct Member: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name)\(count)") { count += 1 }
  }
}

/// Layouts as values.
@MainActor
struct AnyLayoutTests {
  private func row(_ layout: AnyLayout) -> some View {
    layout {
      block(20).probe("a")
      block(30).probe("b")
    }
  }

  @Test("C10: a hidden layout lays out as the layout that it hides")
  func hiddenLayout() {
    #expect(measure(.unspecified) { row(AnyLayout(HStackLayout(spacing: 4))) } == CGSize(width: 54, height: 20))
    #expect(measure(.unspecified) { row(AnyLayout(VStackLayout(spacing: 4))) } == CGSize(width: 30, height: 44))
    #expect(measure(.unspecified) { row(AnyLayout(ZStackLayout())) } == CGSize(width: 30, height: 20))
    #expect(measure(.unspecified) { row(AnyLayout(AnyLayout(HStackLayout()))) } == CGSize(width: 58, height: 20))
    let frames = layout(in: CGSize(width: 100, height: 100), alignment: .topLeading) {
      row(AnyLayout(VStackLayout(alignment: .trailing, spacing: 0)))
    }
    #expect(frames["a"]?.origin == CGPoint(x: 10, y: 0))
    #expect(frames["b"]?.origin == CGPoint(x: 0, y: 20))
  }

  @Test("C10: exchanging the layout keeps the views in it")
  func exchange() {
    func content(_ isHorizontal: Bool) -> some View {
      let layout = isHorizontal ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
      return layout {
        Member(name: "A")
        Member(name: "B")
      }
    }
    let screen = Screen { content(true) }
    screen["A0"].tap()
    #expect(screen["A1"].frame.midY == screen["B0"].frame.midY)
    screen.update { content(false) }
    #expect(screen["A1"].frame.midX == screen["B0"].frame.midX)
    #expect(screen["A1"].frame.maxY <= screen["B0"].frame.minY)
    screen["B0"].tap()
    screen.update { content(true) }
    #expect(screen["A1"].frame.maxX <= screen["B1"].frame.minX)
  }

  @Test("C35: spacers and dividers follow the axis of the layout that is chosen")
  func axis() {
    struct Root: View {
      let isHorizontal: Bool

      var body: some View {
        let layout = isHorizontal ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          Text("A")
          Spacer().opacity(0.5)
          Divider()
          Text("B")
        }
        .frame(width: 200, height: 300)
      }
    }
    let screen = Screen { Root(isHorizontal: true) }
    #expect(screen["B"].frame.maxX - screen["A"].frame.minX == 200)
    screen.update { Root(isHorizontal: false) }
    #expect(screen["B"].frame.maxY - screen["A"].frame.minY == 300)
    screen.update { Root(isHorizontal: true) }
    #expect(screen["B"].frame.maxX - screen["A"].frame.minX == 200)
  }

  @Test("C40: the layout value of a depth stack aligns as the view does")
  func depthLayout() {
    for alignment in [Alignment.topLeading, .center, .bottomTrailing] {
      let value = layout(in: CGSize(width: 60, height: 40)) {
        ZStackLayout(alignment: alignment) {
          block(60, 40)
          block(20, 10).probe("a")
        }
      }
      let view = layout(in: CGSize(width: 60, height: 40)) {
        ZStack(alignment: alignment) {
          block(60, 40)
          block(20, 10).probe("a")
        }
      }
      #expect(value["a"] == view["a"])
    }
  }

  @Test("C8: a hidden layout has its own cache, anew after an exchange")
  func hiddenCache() {
    struct Counting: Layout {
      let made: Records<String>
      let name: String

      func makeCache(subviews: Subviews) -> [String] {
        made.add(name)
        return [name]
      }

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [String]) -> CGSize {
        #expect(cache == [name])
        return CGSize(width: 10, height: 10)
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [String]) {}
    }
    let made = Records<String>()
    let screen = Screen { AnyLayout(Counting(made: made, name: "first")) { block(10) } }
    #expect(made.values == ["first"])
    screen.update { AnyLayout(HStackLayout()) { block(10) } }
    screen.update { AnyLayout(Counting(made: made, name: "second")) { block(10) } }
    #expect(made.values == ["first", "second"])
  }
}
