import SwiftUITesting
import Testing

/// Frames.
@MainActor
struct FrameTests {
  @Test("C60: a frame keeps its size; its child is aligned and may overflow")
  func fixedFrame() {
    let log = Records<ProposedViewSize>()
    let frames = layout(in: CGSize(width: 400, height: 400), alignment: .topLeading) {
      fixed(200, 160, log).probe("child").frame(width: 60, height: 40).probe("frame")
    }
    #expect(frames["frame"] == CGRect(x: 0, y: 0, width: 60, height: 40))
    #expect(frames["child"] == CGRect(x: -70, y: -60, width: 200, height: 160))
    #expect(log.values.allSatisfy { $0 == ProposedViewSize(width: 60, height: 40) })
  }

  @Test("C60: an axis that is left open passes through")
  func oneAxis() {
    let log = Records<ProposedViewSize>()
    let frames = layout(in: CGSize(width: 300, height: 200), alignment: .topLeading) {
      fixed(20, 20, log).probe("child").frame(width: 60).probe("frame")
    }
    #expect(log.values.last == ProposedViewSize(width: 60, height: 200))
    #expect(frames["frame"] == CGRect(x: 0, y: 0, width: 60, height: 20))
    #expect(frames["child"]?.minX == 20)
    #expect(measure(.unspecified) { greedy(log).frame(height: 7) } == CGSize(width: 10, height: 7))
    #expect(log.values.last == ProposedViewSize(width: nil, height: 7))
  }

  @Test("C60: the nine alignments")
  func alignments() {
    let places: [(Alignment, CGFloat, CGFloat)] = [
      (.topLeading, 0, 0), (.top, 20, 0), (.topTrailing, 40, 0), (.leading, 0, 10), (.center, 20, 10),
      (.trailing, 40, 10), (.bottomLeading, 0, 20), (.bottom, 20, 20), (.bottomTrailing, 40, 20),
    ]
    for (alignment, x, y) in places {
      let frames = layout(in: CGSize(width: 60, height: 40)) {
        block(20, 20).probe("child").frame(width: 60, height: 40, alignment: alignment)
      }
      #expect(frames["child"] == CGRect(x: x, y: y, width: 20, height: 20))
    }
  }

  @Test("C60: lengths that make no sense are ignored with a warning")
  func invalidLengths() {
    for length in [-5, CGFloat.infinity, .nan, -.infinity] {
      #expect(
        measure(.init(width: 100, height: 100)) { fixed(20, 20).frame(width: length, height: 30) }
          == CGSize(width: 20, height: 30))
    }
    let screen = Screen { block(10).frame(width: -5) }
    #expect(screen.trace.warnings.count == 1)
    #expect(screen.trace.warnings.first?.hasPrefix("Invalid frame dimension (negative or non-finite).") == true)
    #expect(Screen { block(10).frame(width: 5) }.trace.warnings.isEmpty)
  }

  @Test("C60: a frame of 0 is a frame")
  func zero() {
    #expect(measure(.init(width: 100, height: 100)) { Color.red.frame(width: 0, height: 0) } == .zero)
  }

  // MARK: Flexible frames

  private func width<V: View>(_ proposal: CGFloat?, _ view: V) -> CGFloat {
    measure(.init(width: proposal, height: 20)) { view }.width
  }

  @Test("C61: a minimum and a maximum clamp the proposal, not the child's size")
  func bothBounds() {
    let view = fixed(20, 20).frame(minWidth: 40, maxWidth: 80)
    #expect(width(100, view) == 80)
    #expect(width(60, view) == 60)
    #expect(width(30, view) == 40)
    #expect(width(nil, view) == 40)
    #expect(width(nil, fixed(200, 20).frame(minWidth: 40, maxWidth: 80)) == 80)
    #expect(width(.infinity, view) == 80)
    #expect(width(0, view) == 40)
  }

  @Test("C61: a maximum alone grows to what is offered")
  func maximumOnly() {
    let view = fixed(20, 20).frame(maxWidth: 80)
    #expect(width(100, view) == 80)
    #expect(width(30, view) == 30)
    #expect(width(10, view) == 20)
    #expect(width(nil, view) == 20)
    let endless = fixed(20, 20).frame(maxWidth: .infinity)
    #expect(width(100, endless) == 100)
    #expect(width(nil, endless) == 20)
    #expect(width(.infinity, endless) == .infinity)
    #expect(width(10, endless) == 20)
  }

  @Test("C61: a minimum alone does not grow, and cuts its child to what is offered")
  func minimumOnly() {
    let view = fixed(20, 20).frame(minWidth: 40)
    #expect(width(100, view) == 40)
    #expect(width(30, view) == 40)
    #expect(width(nil, view) == 40)
    #expect(width(100, fixed(20, 20).frame(minWidth: 400)) == 400)
    #expect(width(100, fixed(200, 20).frame(minWidth: 40)) == 100)
    #expect(width(nil, fixed(200, 20).frame(minWidth: 40)) == 200)
    #expect(width(100, Color.red.frame(minWidth: 40)) == 100)
  }

  @Test("C61: an ideal length answers an open proposal")
  func idealOnly() {
    let view = fixed(20, 20).frame(idealWidth: 80)
    #expect(width(nil, view) == 80)
    #expect(width(300, view) == 20)
    #expect(width(nil, Color.red.frame(minWidth: 10, idealWidth: 50, maxWidth: 100)) == 50)
    #expect(width(nil, fixed(20, 20).frame(idealWidth: 80).fixedSize()) == 80)
  }

  @Test("C61: an ideal length is offered to the child")
  func idealProposal() {
    let log = Records<ProposedViewSize>()
    _ = measure(.unspecified) { greedy(log).frame(idealWidth: 80) }
    #expect(log.values.last == ProposedViewSize(width: 80, height: nil))
  }

  @Test("C61: the child is offered what the bounds leave of the proposal, and placed with the frame's size")
  func childProposals() {
    let log = Records<ProposedViewSize>()
    _ = measure(.init(width: 100, height: 50)) { greedy(log).frame(maxWidth: 80) }
    #expect(log.values == [ProposedViewSize(width: 80, height: 50)])
    log.clear()
    _ = measure(.init(width: 100, height: 50)) { greedy(log).frame(minWidth: 120) }
    #expect(log.values == [ProposedViewSize(width: 120, height: 50)])
    log.clear()
    let frames = layout(in: CGSize(width: 100, height: 50)) {
      half(log).probe("child").frame(minWidth: 20, maxWidth: 60).probe("frame")
    }
    #expect(frames["frame"]?.width == 60)
    #expect(frames["child"]?.width == 30)
    #expect(log.values.last == ProposedViewSize(width: 60, height: 25))
  }

  @Test("C61: a child larger than its frame overflows it")
  func overflow() {
    let frames = layout(in: CGSize(width: 300, height: 50), alignment: .topLeading) {
      fixed(200, 20).probe("child").frame(maxWidth: 80).fixedSize().probe("frame")
    }
    #expect(frames["frame"]?.width == 80)
    #expect(frames["child"]?.minX == -60)
  }

  @Test("C61: both axes at once, aligned")
  func filling() {
    let frames = layout(in: CGSize(width: 100, height: 60)) {
      block(20, 10).probe("child").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        .probe("frame")
    }
    #expect(frames["frame"] == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(frames["child"] == CGRect(x: 80, y: 50, width: 20, height: 10))
  }

  @Test("C62: bounds that contradict each other give way to the smaller one")
  func contradictions() {
    #expect(width(80, fixed(20, 20).frame(minWidth: 100, maxWidth: 50)) == 100)
    #expect(width(nil, fixed(20, 20).frame(minWidth: 30, idealWidth: 10)) == 30)
    #expect(width(10, fixed(20, 20).frame(minWidth: -5)) == 10)
    #expect(width(nil, fixed(20, 20).frame(idealWidth: 60, maxWidth: 40)) == 60)
    #expect(width(100, fixed(20, 20).frame(idealWidth: 60, maxWidth: 40)) == 60)
    let contradictory = Screen { block(10).frame(minWidth: 100, maxWidth: 50) }
    #expect(contradictory.trace.warnings.first?.hasPrefix("Contradictory frame constraints specified.") == true)
    let negative = Screen { block(10).frame(minWidth: -5) }
    #expect(negative.trace.warnings.first?.hasPrefix("Invalid frame dimension (negative or non-finite).") == true)
    #expect(Screen { block(10).frame(minWidth: 5, maxWidth: .infinity) }.trace.warnings.isEmpty)
  }

  @Test("C60, C63: frames around frames")
  func chains() {
    func check<V: View>(_ view: V, in width: CGFloat, _ expected: CGFloat, child: CGFloat) {
      let frames = layout(in: CGSize(width: width, height: 20), alignment: .topLeading) { view.probe("frame") }
      #expect(frames["frame"]?.width == expected)
      #expect(frames["child"]?.minX == child)
    }
    let leaf = fixed(20, 20).probe("child")
    check(leaf.frame(width: 100).frame(width: 50), in: 300, 50, child: 15)
    check(leaf.frame(maxWidth: .infinity).frame(width: 50), in: 300, 50, child: 15)
    check(leaf.frame(width: 50).frame(maxWidth: .infinity), in: 300, 300, child: 140)
    check(
      leaf.frame(width: 50, alignment: .leading).frame(maxWidth: .infinity, alignment: .trailing),
      in: 300, 300, child: 250)
  }

  @Test("C61: a frame whose bounds change is laid out again")
  func changingBounds() {
    func content(_ maximum: CGFloat) -> some View {
      HStack(spacing: 0) {
        Text("A").frame(maxWidth: maximum, alignment: .leading)
        Text("B")
      }
      .frame(width: 300, alignment: .leading)
    }
    let screen = Screen { content(50) }
    let distance = screen["B"].frame.minX - screen["A"].frame.minX
    #expect(distance == 50)
    screen.update { content(80) }
    #expect(screen["B"].frame.minX - screen["A"].frame.minX == 80)
  }
}
