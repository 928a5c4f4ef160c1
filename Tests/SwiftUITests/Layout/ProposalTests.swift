import SwiftUITesting
import Testing

/// Proposals and answers.
@MainActor
struct ProposalTests {
  @Test("C1: a parent cannot shrink its child, which overflows evenly when centered")
  func overflow() {
    #expect(measure(.init(width: 100, height: 50)) { HStack { Color.red.frame(width: 200) } }.width == 200)
    let frames = layout(in: CGSize(width: 100, height: 50)) {
      HStack { Color.red.frame(width: 200).probe("child") }.probe("stack")
    }
    #expect(frames["stack"] == CGRect(x: -50, y: 0, width: 200, height: 50))
    #expect(frames["child"] == CGRect(x: -50, y: 0, width: 200, height: 50))
  }

  @Test("C1: an infinite answer is passed on and one that is not a number counts as 0")
  func oddAnswers() {
    let infinite = measure(.unspecified) { Answering { _ in CGSize(width: CGFloat.infinity, height: 10) }({}) }
    #expect(infinite == CGSize(width: CGFloat.infinity, height: 10))
    let broken = measure(.unspecified) { Answering { _ in CGSize(width: CGFloat.nan, height: 10) }({}) }
    #expect(broken == CGSize(width: 0, height: 10))
  }

  @Test("C2: fixedSize offers nothing on its axes")
  func fixedSizeProposal() {
    let log = Records<ProposedViewSize>()
    _ = measure(.init(width: 100, height: 50)) { greedy(log).fixedSize() }
    _ = measure(.init(width: 100, height: 50)) { greedy(log).fixedSize(horizontal: false, vertical: true) }
    #expect(log.values == [.unspecified, ProposedViewSize(width: 100, height: nil)])
  }

  @Test("C2: a stack asks flexible children for their minimum and maximum")
  func flexibilityProposals() {
    let log = Records<ProposedViewSize>()
    _ = measure(.init(width: 200, height: 50)) {
      HStack(spacing: 0) {
        greedy(log).frame(maxWidth: .infinity)
        Color.red
      }
    }
    let widths = log.values.compactMap(\.width)
    #expect(widths.contains(0))
    #expect(widths.contains(.infinity))
    #expect(widths.last == 100)
  }

  @Test("C2: an open proposal stands for 10 by 10")
  func replacing() {
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
    #expect(ProposedViewSize(width: 7, height: nil).replacingUnspecifiedDimensions() == CGSize(width: 7, height: 10))
    let other = CGSize(width: 1, height: 2)
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions(by: other) == other)
    #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
    #expect(ProposedViewSize.infinity == ProposedViewSize(width: .infinity, height: .infinity))
  }

  @Test("C3: areas take what they are offered and 10 where that is open")
  func leafAnswers() {
    func check<V: View>(_ view: V) {
      #expect(measure(.unspecified) { view } == CGSize(width: 10, height: 10))
      #expect(measure(.init(width: 50, height: nil)) { view } == CGSize(width: 50, height: 10))
      #expect(measure(.init(width: nil, height: 30)) { view } == CGSize(width: 10, height: 30))
      #expect(measure(.init(width: 50, height: 30)) { view } == CGSize(width: 50, height: 30))
      #expect(measure(.zero) { view } == .zero)
      #expect(measure(.infinity) { view } == CGSize(width: CGFloat.infinity, height: .infinity))
    }
    check(Color.red)
    check(Color.clear)
    check(Rectangle())
    check(RoundedRectangle(cornerRadius: 5))
    check(Ellipse().fill(.red))
    check(Capsule().stroke(.red, lineWidth: 20))
    check(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    check(RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 10))
  }

  @Test("C3: a circle is as large as the smaller of the lengths it is offered")
  func circle() {
    #expect(measure(.init(width: 50, height: 30)) { Circle() } == CGSize(width: 30, height: 30))
    #expect(measure(.unspecified) { Circle() } == CGSize(width: 10, height: 10))
  }

  @Test("C3: an empty view is no child at all")
  func emptyView() {
    #expect(measure(.unspecified) { EmptyView() } == .zero)
    let width = measure(.unspecified) {
      HStack {
        block(20)
        EmptyView()
        if Bool(false) { block(100) }
        block(20)
      }
    }.width
    #expect(width == 48)
  }

  @Test("C4: a proposal is asked once, also for placing")
  func askedOnce() {
    struct AskingTwice: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        _ = subviews[0].sizeThatFits(.init(width: 40, height: 40))
        return subviews[0].sizeThatFits(.init(width: 40, height: 40))
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: .zero, proposal: .init(width: 40, height: 40))
      }
    }
    let log = Records<ProposedViewSize>()
    _ = layout(in: CGSize(width: 100, height: 100)) { AskingTwice { greedy(log) } }
    #expect(log.values == [ProposedViewSize(width: 40, height: 40)])
  }

  @Test("C4: a resize that offers a child the same asks it nothing")
  func unchangedProposal() {
    struct Root: View {
      let width: CGFloat
      let log: Records<ProposedViewSize>

      var body: some View {
        VStack(spacing: 0) {
          Answering(log) { $0.replacingUnspecifiedDimensions() }({}).frame(width: 50, height: 20)
          Color.red
        }
        .frame(width: width, height: 200)
      }
    }
    let log = Records<ProposedViewSize>()
    let screen = Screen { Root(width: 100, log: log) }
    #expect(!log.values.isEmpty)
    log.clear()
    screen.update { Root(width: 150, log: log) }
    screen.update { Root(width: 150, log: log) }
    #expect(log.values.isEmpty)
  }
}
