import SwiftUITesting
import Testing

/// Stacks.
@MainActor
struct StackTests {
  private func widths<V: View>(
    in width: CGFloat, height: CGFloat = 50, _ names: [String] = ["a", "b", "c"], @ViewBuilder _ content: () -> V
  ) -> [CGFloat] {
    let frames = layout(in: CGSize(width: width, height: height), content)
    return names.compactMap { frames[$0]?.width }
  }

  // MARK: Spacing

  @Test("C20: explicit spacing is taken as it is, negative too")
  func explicitSpacing() {
    func width(_ spacing: CGFloat?) -> CGFloat {
      measure(.unspecified) {
        HStack(spacing: spacing) {
          block(20)
          block(20)
          block(20)
        }
      }.width
    }
    #expect(width(10) == 80)
    #expect(width(0) == 60)
    #expect(width(-5) == 50)
    #expect(width(nil) == 76)
  }

  @Test("C20: spacing is taken off before anything is shared")
  func spacingFirst() {
    let shares = widths(in: 200) {
      HStack {
        Color.red.probe("a")
        Color.red.probe("b")
      }
    }
    #expect(shares == [96, 96])
    let three = widths(in: 200) {
      HStack(spacing: 10) {
        Color.red.probe("a")
        Color.red.probe("b")
        Color.red.probe("c")
      }
    }
    #expect(three == [60, 60, 60])
  }

  @Test("C20: spacing wider than the stack leaves nothing")
  func tooMuchSpacing() {
    let size = measure(.init(width: 30, height: 10)) {
      HStack(spacing: 50) {
        Color.red
        Color.red
      }
    }
    #expect(size == CGSize(width: 50, height: 10))
  }

  // MARK: Sharing

  @Test("C21: what fixed children leave goes to the flexible one")
  func remainder() {
    let frames = layout(in: CGSize(width: 200, height: 50)) {
      HStack(spacing: 0) {
        block(20).probe("a")
        Color.blue.probe("b")
        block(20).probe("c")
      }
    }
    #expect(frames["b"] == CGRect(x: 20, y: 0, width: 160, height: 50))
    #expect(frames["c"]?.minX == 180)
  }

  @Test("C21: a fixed child and a growing frame")
  func growingFrame() {
    let shares = widths(in: 200) {
      HStack(spacing: 0) {
        block(20).probe("a")
        block(5).frame(maxWidth: .infinity).probe("b")
      }
    }
    #expect(shares == [20, 180])
  }

  @Test("C21: a bounded child is served first and offered an equal share")
  func boundedSibling() {
    let log = Records<ProposedViewSize>()
    let shares = widths(in: 200) {
      HStack(spacing: 0) {
        Color.blue.frame(maxWidth: .infinity).probe("a")
        greedy(log).frame(minWidth: 0, maxWidth: 80).probe("b")
      }
    }
    #expect(shares == [120, 80])
  }

  @Test("C21: each child is offered an equal share of what is left")
  func equalShares() {
    let first = Records<ProposedViewSize>()
    let second = Records<ProposedViewSize>()
    _ = measure(.init(width: 300, height: 40)) {
      HStack(spacing: 0) {
        fixed(50, 20, first)
        fixed(10, 20, second)
        Color.red
      }
    }
    #expect(first.values.last == ProposedViewSize(width: 100, height: 40))
    #expect(second.values.last == ProposedViewSize(width: 125, height: 40))
  }

  @Test("C21: higher priorities choose first, the minima of the others are kept back")
  func priorities() {
    let shares = widths(in: 100) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 30).probe("a")
        Color.blue.layoutPriority(1).probe("b")
      }
    }
    #expect(shares == [30, 70])
    let three = widths(in: 100) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 10, maxWidth: .infinity).probe("a")
        Color.blue.frame(maxWidth: 40).layoutPriority(2).probe("b")
        Color.green.frame(minWidth: 5, maxWidth: 20).layoutPriority(1).probe("c")
      }
    }
    #expect(three == [40, 40, 20])
  }

  @Test("C21: a negative priority is served last")
  func negativePriority() {
    let shares = widths(in: 100) {
      HStack(spacing: 0) {
        Color.red.layoutPriority(-1).probe("a")
        Color.blue.probe("b")
      }
    }
    #expect(shares == [0, 100])
  }

  @Test("C21: of two endlessly flexible children the one with the larger minimum goes first")
  func largerMinimum() {
    let shares = widths(in: 100) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 0, maxWidth: .infinity).probe("a")
        Color.blue.frame(minWidth: 80, maxWidth: .infinity).probe("b")
      }
    }
    #expect(shares == [20, 80])
  }

  @Test("C21: children of equal flexibility are served in order")
  func stableOrder() {
    // The first child that is asked takes its proposal; all have the same flexibility.
    let shares = widths(in: 90) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 0, maxWidth: 50).probe("a")
        Color.red.frame(minWidth: 20, maxWidth: 70).probe("b")
        Color.red.frame(minWidth: 0, maxWidth: 50).probe("c")
      }
    }
    #expect(shares == [30, 30, 30])
    let log = Records<String>()
    _ = measure(.init(width: 90, height: 10)) {
      HStack(spacing: 0) {
        ForEach(["a", "b", "c"], id: \.self) { name in
          Answering { proposal in
            if proposal.width != 0, proposal.width != .infinity { log.add(name) }
            return CGSize(width: 10, height: 10)
          }({})
        }
      }
    }
    #expect(log.values == ["a", "b", "c"])
  }

  @Test("C21: children that need more than there is overflow, and the stack says so")
  func overflow() {
    let size = measure(.init(width: 100, height: 20)) {
      HStack(spacing: 0) {
        block(80)
        block(80)
      }
    }
    #expect(size == CGSize(width: 160, height: 20))
    let frames = layout(in: CGSize(width: 100, height: 20)) {
      HStack(spacing: 0) {
        block(80).probe("a")
        block(80).probe("b")
      }
    }
    #expect(frames["a"]?.minX == -30)
    #expect(frames["b"]?.minX == 50)
  }

  @Test("C21: a stack is no larger than what is in it")
  func shrinkWrap() {
    #expect(
      measure(.init(width: 500, height: 500)) {
        VStack(spacing: 0) {
          block(20)
          block(30)
        }
      }
        == CGSize(width: 30, height: 40))
  }

  @Test("C21: a column shares its height as a row its width")
  func column() {
    let frames = layout(in: CGSize(width: 50, height: 200)) {
      VStack(spacing: 0) {
        Color.red.frame(height: 20).probe("a")
        Color.blue.probe("b")
        Color.green.probe("c")
      }
    }
    #expect(frames["b"] == CGRect(x: 0, y: 20, width: 50, height: 90))
    #expect(frames["c"] == CGRect(x: 0, y: 110, width: 50, height: 90))
  }

  // MARK: Open and infinite proposals

  @Test("C22: an open length is offered to each child")
  func openLength() {
    let log = Records<ProposedViewSize>()
    let size = measure(.init(width: nil, height: 30)) {
      HStack(spacing: 0) {
        greedy(log)
        block(20)
      }
    }
    #expect(log.values.last == ProposedViewSize(width: nil, height: 30))
    #expect(size == CGSize(width: 30, height: 30))
  }

  @Test("C22: an infinite length is offered to each child")
  func infiniteLength() {
    let log = Records<ProposedViewSize>()
    let size = measure(.init(width: .infinity, height: 30)) {
      HStack(spacing: 0) {
        greedy(log)
        block(20)
      }
    }
    #expect(log.values.last == ProposedViewSize(width: .infinity, height: 30))
    #expect(size == CGSize(width: CGFloat.infinity, height: 30))
  }

  @Test("C22: with an open breadth a stack reports one thing and places with the breadth it came to")
  func placingWithOwnBreadth() {
    let log = Records<ProposedViewSize>()
    let square = { @Sendable (proposal: ProposedViewSize) in
      CGSize(width: proposal.width ?? 10, height: proposal.width ?? 10)
    }
    let frames = layout(in: CGSize(width: 300, height: 300), alignment: .topLeading) {
      VStack(spacing: 0) {
        block(30, 10).probe("a")
        Answering(log, square)({}).probe("b")
      }
      .probe("stack")
      .fixedSize()
    }
    #expect(frames["stack"]?.size == CGSize(width: 30, height: 20))
    #expect(frames["b"] == CGRect(x: 0, y: 10, width: 30, height: 30))
    #expect(log.values.last?.width == 30)
  }

  @Test("C23: a stack offered its minimum may need more, as it does on Apple's platforms")
  func misreporting() {
    let size = measure(.init(width: 10, height: 85)) {
      VStack(spacing: 0) {
        Color.blue.frame(minHeight: 5, maxHeight: 100)
        Color.orange.frame(minHeight: 80)
      }
    }
    #expect(size.height == 122.5)
  }

  // MARK: Priorities of stacks

  @Test("C25: a stack of one has its child's priority")
  func stackOfOne() {
    let shares = widths(in: 100) {
      HStack(spacing: 0) {
        HStack { Color.red.layoutPriority(1) }.probe("a")
        Color.blue.probe("b")
      }
    }
    #expect(shares == [100, 0])
    let pair = widths(in: 100) {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          Color.red.layoutPriority(1)
          Color.red
        }.probe("a")
        Color.blue.probe("b")
      }
    }
    #expect(pair == [50, 50])
  }

  @Test("C25: a stack of one follows its child's priority while its size stays")
  func changedPriorityInStackOfOne() {
    func row(_ priority: Double) -> some View {
      HStack(spacing: 0) {
        VStack { ZStack { Color.red.frame(minWidth: 10).layoutPriority(priority) } }
        Color.blue.frame(minWidth: 5).accessibilityElement().accessibilityLabel("rest")
      }
    }
    let screen = Screen(width: 100, height: 20) { row(0) }
    #expect(screen["rest"].frame.width == 50)
    screen.update { row(1) }
    #expect(screen["rest"].frame.width == 5)
    screen.update { row(-1) }
    #expect(screen["rest"].frame.width == 90)
  }

  @Test("A text that keeps its size asks no stack around it", arguments: [1, 40])
  func unchangedSize(depth: Int) {
    func nested(_ text: String) -> some View {
      (0..<depth).reduce(AnyView(Text(text))) { view, _ in AnyView(VStack { view }) }
    }
    let screen = Screen { nested("101") }
    screen.trace.reset()
    screen.update { nested("110") }
    #expect(screen.visibleText == ["110"])
    #expect(screen.trace.layouts <= 2)
  }

  @Test("C25: an empty stack has no size and no spacing of its own")
  func emptyStack() {
    #expect(measure(.init(width: 100, height: 100)) { HStack {} } == .zero)
    #expect(measure(.unspecified) { VStack {} } == .zero)
    let explicit = measure(.unspecified) {
      HStack(spacing: 8) {
        block(20)
        VStack {}
        block(20)
      }
    }
    #expect(explicit.width == 56)
  }

  // MARK: Alignment

  @Test("C26: children are aligned across the stack")
  func crossAlignment() {
    func y(_ alignment: VerticalAlignment) -> CGFloat? {
      layout(in: CGSize(width: 100, height: 40)) {
        HStack(alignment: alignment) {
          block(10, 20).probe("a")
          block(10, 40)
        }
      }["a"]?.minY
    }
    #expect(y(.top) == 0)
    #expect(y(.center) == 10)
    #expect(y(.bottom) == 20)
    func x(_ alignment: HorizontalAlignment) -> CGFloat? {
      layout(in: CGSize(width: 40, height: 100)) {
        VStack(alignment: alignment) {
          block(20, 10).probe("a")
          block(40, 10)
        }
      }["a"]?.minX
    }
    #expect(x(.leading) == 0)
    #expect(x(.center) == 10)
    #expect(x(.trailing) == 20)
  }

  @Test("C26: a stack is as broad as its children lined up by their guides")
  func unionOfGuides() {
    let frames = layout(in: CGSize(width: 100, height: 100), alignment: .topLeading) {
      HStack(alignment: .top, spacing: 0) {
        block(10, 20).probe("a")
        block(10, 20).alignmentGuide(.top) { _ in 15 }.probe("b")
      }
      .probe("stack")
    }
    #expect(frames["stack"]?.height == 35)
    #expect(frames["a"]?.minY == 15)
    #expect(frames["b"]?.minY == 0)
  }

  // MARK: Direction

  @Test("C27: a row runs from right to left where the language does")
  func rightToLeftRow() {
    let frames = layout(in: CGSize(width: 100, height: 20)) {
      HStack(spacing: 0) {
        block(10).probe("a")
        block(20).probe("b")
      }
      .frame(width: 100, alignment: .leading)
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(frames["a"]?.minX == 90)
    #expect(frames["b"]?.minX == 70)
  }

  @Test("C27: leading and trailing change sides, offsets stay")
  func rightToLeftAlignment() {
    let frames = layout(in: CGSize(width: 100, height: 100)) {
      VStack(alignment: .leading, spacing: 0) {
        block(10).probe("leading")
        block(10).offset(x: 5).probe("offset")
        block(10).padding(.leading, 20).probe("padded")
        block(100)
      }
      .overlay(alignment: .topTrailing) { block(7).probe("overlay") }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(frames["leading"]?.minX == 90)
    #expect(frames["padded"]?.minX == 70)
    #expect(frames["overlay"]?.minX == 0)
    let moved = layout(in: CGSize(width: 100, height: 20)) {
      block(10).probe("moved").offset(x: 5).environment(\.layoutDirection, .rightToLeft)
    }
    #expect(moved["moved"]?.minX == 50)
  }

  @Test("C27: the direction can change while the view lives")
  func changingDirection() {
    func content(_ direction: LayoutDirection) -> some View {
      HStack(spacing: 0) {
        Text("A")
        Text("B")
      }.environment(\.layoutDirection, direction)
    }
    let screen = Screen { content(.leftToRight) }
    #expect(screen["A"].frame.minX < screen["B"].frame.minX)
    screen.update { content(.rightToLeft) }
    #expect(screen["A"].frame.minX > screen["B"].frame.minX)
  }
}
